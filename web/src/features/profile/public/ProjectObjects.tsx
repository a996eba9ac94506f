import type { Project } from "@/lib/database.types";
import { projectAspect } from "@/lib/storage";
import { Picture } from "@/ui/picture/Picture";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { spanText } from "../dates";
import { shortAddress } from "../web-address";

/** Featured projects as objects to hold. */
export function ProjectObjects({ projects }: { projects: Project[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 print:grid-cols-2">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectObject project={project} />
        </li>
      ))}
    </ul>
  );
}

function ProjectObject({ project }: { project: Project }) {
  const span = spanText(project.started_on, project.ended_on, false);
  const addresses = [project.url, project.repository_url].filter((url) => url !== null);
  return (
    <article
      aria-label={project.title}
      className="flex h-full flex-col overflow-hidden rounded-layer border border-line-strong bg-raised"
    >
      <Picture
        src={project.image_url}
        alt=""
        aspect={projectAspect}
        className="border-x-0 border-t-0 print:hidden"
      />
      <div className="flex grow flex-col p-5">
        <h3 className="text-16">
          <bdi>{project.title}</bdi>
        </h3>
        {span && <p className="text-13 text-muted">{span}</p>}
        {project.description && (
          <p dir="auto" className="mt-2 whitespace-pre-line text-muted">
            {project.description}
          </p>
        )}
        {project.stack.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-1.5">
            {project.stack.map((name) => (
              <li key={name} className="max-w-full">
                <Tag>{name}</Tag>
              </li>
            ))}
          </ul>
        )}
        {addresses.length > 0 && (
          <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-3">
            {addresses.map((url) => (
              <TextLink
                key={url}
                href={url}
                target="_blank"
                rel="nofollow ugc noopener noreferrer"
                className="max-w-full truncate"
              >
                {shortAddress(url)}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}
