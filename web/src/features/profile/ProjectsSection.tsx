import { useQuery } from "@tanstack/react-query";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { LateTierWithMore } from "@/entities/subscription/LateTierWithMore";
import type { MyProfile } from "@/lib/database.types";
import { Banner } from "@/ui/Banner";
import { NothingYet, ProfileSection } from "./ProfileSection";
import { ProjectForm } from "./ProjectForm";
import { ProjectList } from "./ProjectList";
import { projectsQuery, tierQuery } from "./queries";
import type { Edit } from "./use-edit";

type Props = { profile: MyProfile; edit: Edit };

/** The projects to be seen first. How many, the tier says, and the page says it too. */
export function ProjectsSection({ profile, edit }: Props) {
  const projects = useQuery(projectsQuery);
  const tier = useQuery(tierQuery(profile.tier)).data;
  const all = projects.data ?? profile.projects;
  const cap = tier?.limits.featured_projects ?? null;
  const full = cap !== null && all.length >= cap;
  const add = () => edit.open("projects.new");
  const isOpen = edit.isOpen("projects.new") || edit.isOpen("projects");

  return (
    <ProfileSection
      id="projects"
      title="Featured projects"
      note={cap === null ? undefined : `${all.length} of ${cap} on ${tier?.name}`}
      onAdd={isOpen || full ? undefined : add}
      noun="a project"
    >
      {isOpen && !full && <ProjectForm onDone={edit.close} />}
      {full && (
        <p className="mb-4 text-13 text-muted">
          {tier?.name} shows {cap} projects. Delete one to feature another.{" "}
          <LateTierWithMore limit="featured_projects" allowed={cap} />
        </p>
      )}
      {cap !== null && all.length > cap && (
        <Banner tone="wait" className="mb-4">
          Only the first {cap} are visible to others. Move the most important ones to the front.
        </Banner>
      )}
      {projects.isError && !projects.data ? (
        <QueryFailure query={projects} level={3} title="Projects could not be loaded">
          You can still use the rest of your profile.
        </QueryFailure>
      ) : all.length === 0 && !isOpen ? (
        <NothingYet action="Feature a project" onAction={add}>
          Show 2 or 3 projects you're proud of.
        </NothingYet>
      ) : (
        <ProjectList projects={all} edit={edit} />
      )}
    </ProfileSection>
  );
}
