import type { RepositorySummary } from "@/lib/database.types";
import { linkHost } from "@/ui/link-host";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { pushWords, repositoryCount, repositorySource } from "./repository-words";

/**
 * What GitHub says of a person's repositories. Nobody here judged it, so it has neither the mark nor the colour of proof. The
 * server sends the same for readers without scripts (`crates/pages/src/person/record.rs`).
 */
export function RepositoryFacts({ repositories }: { repositories: RepositorySummary }) {
  const { languages, url } = repositories;
  const pushes = pushWords(repositories);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{repositoryCount(repositories)}</span>
        <Tag>Shown, not judged</Tag>
      </p>
      {languages.length > 0 && (
        <ul aria-label="Languages by share of bytes" className="border-line border-t">
          {languages.map(({ name, share }) => (
            <li
              key={name}
              className="grid min-h-row-dense grid-cols-[minmax(7rem,1fr)_minmax(60px,200px)_3rem] items-center gap-x-4 border-line border-b py-1.5 text-13"
            >
              <bdi className="min-w-0 truncate">{name}</bdi>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="h-2 w-full"
              >
                <rect width="100" height="1" className="fill-line" />
                <rect width={share} height="1" className="fill-said" />
              </svg>
              <span className="text-right font-mono tabular-nums">{share}%</span>
            </li>
          ))}
        </ul>
      )}
      {pushes && <p className="mt-3 text-13">{pushes}</p>}
      <p className="mt-1 text-13 text-muted">
        {repositorySource(repositories)} Without forks and archived repositories. Not part of the
        match score.{" "}
        <TextLink href={url} target="_blank" rel="nofollow noopener noreferrer" underlined>
          {linkHost(url)}
          {new URL(url).pathname.replace(/\/$/, "")}
        </TextLink>
      </p>
    </>
  );
}
