import type { Education, Experience } from "@/entities/profile/types";
import { linkKindWords } from "@/lib/vocabulary";
import { TextLink } from "@/ui/TextLink";
import { spanText } from "../dates";
import { shortAddress } from "../web-address";
import type { PublicPerson } from "./types";

/** Where a person worked, the newest first, on a time line. */
export function ExperienceLine({ experiences }: { experiences: Experience[] }) {
  return (
    <ol className="timeline grid gap-6">
      {experiences.map((one) => (
        <li key={one.id} className="flex gap-5 max-md:flex-col max-md:gap-1">
          <p className="w-36 shrink-0 text-13 leading-[22px] text-muted">
            {spanText(one.started_on, one.ended_on)}
          </p>
          <div className="min-w-0 grow">
            <p>
              <bdi className="font-semibold">{one.title}</bdi>
              <span className="block text-muted">
                <bdi>{one.company_name}</bdi>
                {one.location && (
                  <>
                    {" · "}
                    <bdi>{one.location}</bdi>
                  </>
                )}
                {one.url && (
                  <>
                    {" · "}
                    <Outside url={one.url} />
                  </>
                )}
              </span>
            </p>
            {one.summary && (
              <p dir="auto" className="mt-1.5 max-w-measure whitespace-pre-line">
                {one.summary}
              </p>
            )}
            {one.highlights.length > 0 && (
              <ul className="mt-1.5 max-w-measure list-disc pl-5 marker:text-faint">
                {one.highlights.map((line) => (
                  <li key={line} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Where a person learned. */
export function EducationRows({ educations }: { educations: Education[] }) {
  return (
    <ul className="grid gap-5">
      {educations.map((one) => {
        const subject = [one.degree, one.area].filter(Boolean).join(", ");
        return (
          <li key={one.id} className="flex gap-5 max-md:flex-col max-md:gap-1">
            <p className="w-36 shrink-0 text-13 leading-[22px] text-muted">
              {spanText(one.started_on, one.ended_on, false)}
            </p>
            <div className="min-w-0 grow">
              <p>
                <bdi className="font-semibold">{one.institution}</bdi>
                {(subject || one.url) && (
                  <span className="block text-muted">
                    <bdi>{subject}</bdi>
                    {one.score && (
                      <>
                        {" · "}
                        <bdi>{one.score}</bdi>
                      </>
                    )}
                    {one.url && (
                      <>
                        {subject && " · "}
                        <Outside url={one.url} />
                      </>
                    )}
                  </span>
                )}
              </p>
              {one.courses.length > 0 && (
                <p dir="auto" className="mt-1 max-w-measure text-13 text-muted">
                  {one.courses.join(" · ")}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Where else a person can be seen. */
export function LinkRows({ links }: { links: PublicPerson["links"] }) {
  return (
    <ul className="border-line border-t">
      {links.map((link) => (
        <li key={link.id} className="flex min-h-row items-center gap-3 border-line border-b py-1">
          <span className="w-28 shrink-0 truncate text-muted">
            <bdi>{link.label || linkKindWords[link.kind]}</bdi>
          </span>
          <TextLink
            href={link.url}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className="min-w-0 grow truncate"
          >
            {shortAddress(link.url)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function Outside({ url }: { url: string }) {
  return (
    <TextLink underlined href={url} target="_blank" rel="nofollow ugc noopener noreferrer">
      {shortAddress(url)}
    </TextLink>
  );
}
