import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import type { PublicPerson } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { useSession } from "@/lib/session/session";
import { useView } from "@/lib/views";
import { PageHeader } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";
import { ProfileSkeleton } from "../ProfileSkeleton";
import { OwnPage } from "./OwnPage";
import { PersonSheet } from "./PersonSheet";
import { personQuery } from "./queries";
import { useNoIndex } from "./use-no-index";

/** Most who read the page are no employers. */
const InvitePerson = lazy(async () => ({
  default: (await import("@/entities/job-invitation/InvitePerson")).InvitePerson,
}));

export const loader = ({ params }: PageLoaderArgs) => prefetch(personQuery(params.slug ?? ""));

export const Skeleton = ProfileSkeleton;

/** A person's own page, for whoever may see it. One that is hidden looks like one that is not there. */
export default function PersonPage() {
  const { slug = "" } = useParams();
  const { search } = useLocation();
  const { data: person } = useSuspenseQuery(personQuery(slug));
  if (!person) return <NoPerson />;
  if (person.slug !== slug) return <Navigate to={paths.user(person.slug) + search} replace />;
  return <Shown person={person} />;
}

function Shown({ person }: { person: PublicPerson }) {
  usePageTitle(
    person.headline ? `${person.full_name}, ${person.headline}` : person.full_name || "Profile",
  );
  useNoIndex(person.visibility !== "open");
  useView("profile", person.is_own ? null : person.id);
  const state = useSession();
  const isEmployer = state.phase === "in" && state.profile?.role === "employer";
  if (person.is_own) return <OwnPage person={person} />;
  return (
    <div className="page pb-16">
      <PersonSheet
        person={person}
        action={
          // Who shows themselves by link alone can't be found, so they can't be invited.
          isEmployer &&
          person.visibility === "open" && (
            <Suspense>
              <InvitePerson person={person} />
            </Suspense>
          )
        }
      />
    </div>
  );
}

function NoPerson() {
  usePageTitle("Page not found");
  return (
    <div className="page pb-16">
      <PageHeader
        above="404"
        title="Profile not found"
        lede="The address may be wrong or outdated, or the profile is private."
      />
      <p>
        <TextLink href={paths.home}>Go to the home page</TextLink>
      </p>
    </div>
  );
}
