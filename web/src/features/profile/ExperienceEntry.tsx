import type { ReactNode } from "react";
import type { Experience } from "@/lib/database.types";
import { spanText } from "./dates";
import { EntryLink } from "./EntryLink";

type Props = { experience: Experience; actions?: ReactNode };

/** Where somebody worked, when, and what they did there. */
export function ExperienceEntry({ experience: one, actions }: Props) {
  return (
    <div className="flex gap-5 max-md:flex-col max-md:gap-1">
      <p className="w-36 shrink-0 text-13 leading-[22px] text-muted">
        {spanText(one.started_on, one.ended_on)}
      </p>
      <div className="min-w-0 grow">
        <div className="flex items-start gap-3">
          <p className="min-w-0 grow">
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
                  <EntryLink underlined url={one.url} />
                </>
              )}
            </span>
          </p>
          {actions}
        </div>
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
    </div>
  );
}
