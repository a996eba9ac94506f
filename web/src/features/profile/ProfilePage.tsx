import { useSuspenseQuery } from "@tanstack/react-query";
import { Pencil, Upload } from "lucide-react";
import { whatIfQuery } from "@/entities/match/queries";
import { EngineerBadge } from "@/entities/profile/EngineerBadge";
import { ranksQuery } from "@/entities/rank/queries";
import type { MyProfile } from "@/lib/database.types";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { buttonClass } from "@/ui/button-class";
import { IconButton } from "@/ui/IconButton";
import { Link } from "@/ui/Link";
import { AboutSection } from "./AboutSection";
import { BasicsForm } from "./BasicsForm";
import { CertificatesSection } from "./CertificatesSection";
import { ChallengesSection } from "./ChallengesSection";
import { CompletenessBlock } from "./CompletenessBlock";
import { CvSection } from "./CvSection";
import { EducationSection } from "./EducationSection";
import { EvidenceColumn } from "./EvidenceColumn";
import { ExperienceSection } from "./ExperienceSection";
import { LanguagesSection } from "./LanguagesSection";
import { LinksSection } from "./LinksSection";
import { NextProofs } from "./NextProofs";
import { OwnPicture } from "./OwnPicture";
import { PreferencesSection } from "./PreferencesSection";
import { ProfileSkeleton } from "./ProfileSkeleton";
import { ProjectsSection } from "./ProjectsSection";
import { myProfileQuery, projectsQuery } from "./queries";
import { SkillsSection } from "./SkillsSection";
import { type Edit, useEdit } from "./use-edit";
import { VisibilitySection } from "./VisibilitySection";

export const loader = () => prefetch(myProfileQuery, projectsQuery, ranksQuery, whatIfQuery);

export const Skeleton = ProfileSkeleton;

/** A seeker's own profile, changed in place. */
export default function ProfilePage() {
  usePageTitle("Profile");
  const { data: profile } = useSuspenseQuery(myProfileQuery);
  const edit = useEdit();
  return (
    <div className="page pb-16">
      <Head profile={profile} edit={edit} />
      <div className="grid grid-cols-1 gap-x-12 md:grid-cols-[minmax(0,1fr)_280px]">
        <aside
          aria-label="Standing"
          className="grid content-start gap-8 py-6 md:order-last md:border-line md:border-t"
        >
          <CompletenessBlock completeness={profile.completeness} onStep={edit.open} />
          <EvidenceColumn profile={profile} />
          <VisibilitySection profile={profile} />
          <CvSection profile={profile} />
        </aside>
        <div className="min-w-0">
          <AboutSection profile={profile} edit={edit} />
          <ProjectsSection profile={profile} edit={edit} />
          <ExperienceSection profile={profile} edit={edit} />
          <SkillsSection profile={profile} edit={edit} />
          <NextProofs />
          <ChallengesSection challenges={profile.challenges} />
          <EducationSection profile={profile} edit={edit} />
          <CertificatesSection profile={profile} edit={edit} />
          <LanguagesSection profile={profile} edit={edit} />
          <LinksSection profile={profile} edit={edit} />
          <PreferencesSection profile={profile} edit={edit} />
        </div>
      </div>
    </div>
  );
}

function Head({ profile, edit }: { profile: MyProfile; edit: Edit }) {
  const { full_name, headline, location, years_experience: years } = profile;
  const editing = edit.isOpen("basics");
  const facts = [
    location,
    profile.timezone?.replaceAll("_", " "),
    years === null ? null : years === 1 ? "1 year of experience" : `${years} years of experience`,
  ].filter(Boolean);
  return (
    <header id="basics" className="scroll-mt-20 pt-8 pb-6 max-md:pt-6">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <OwnPicture edit={edit} />
        <div className="min-w-0 grow basis-72">
          <div className="flex flex-wrap items-center gap-x-3">
            <h1 tabIndex={-1} className="text-26">
              <bdi>{full_name || "Your profile"}</bdi>
            </h1>
            {profile.engineer_badge && <EngineerBadge />}
          </div>
          <p className="max-w-measure text-16">
            {headline ? (
              <bdi>{headline}</bdi>
            ) : (
              <button
                type="button"
                onClick={() => edit.open("basics")}
                className="rounded-mark text-action hover:underline"
              >
                Add a headline
              </button>
            )}
          </p>
          {facts.length > 0 && <p className="mt-1 text-muted">{facts.join(" · ")}</p>}
        </div>
        <div className="flex gap-2.5">
          <Link href={paths.profileImport} className={buttonClass()}>
            <Upload size={16} strokeWidth={1.5} aria-hidden />
            Import a résumé
          </Link>
          {!editing && (
            <IconButton
              outlined
              label="Edit name and headline"
              data-opens="basics"
              icon={<Pencil size={16} strokeWidth={1.5} />}
              onClick={() => edit.open("basics")}
            />
          )}
        </div>
      </div>
      {editing && (
        <div className="mt-5">
          <BasicsForm profile={profile} onDone={edit.close} />
        </div>
      )}
    </header>
  );
}
