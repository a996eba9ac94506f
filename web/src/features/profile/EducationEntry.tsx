import type { ReactNode } from "react";
import type { Education } from "@/lib/database.types";
import { spanText } from "./dates";
import { EntryLink } from "./EntryLink";

type Props = { education: Education; actions?: ReactNode };

/** Where somebody learned, when, and what. */
export function EducationEntry({ education: one, actions }: Props) {
  const subject = [one.degree, one.area].filter(Boolean).join(", ");
  return (
    <div className="flex gap-5 max-md:flex-col max-md:gap-1 print:flex-col print:gap-0">
      <p className="w-36 shrink-0 text-13 leading-[22px] text-muted">
        {spanText(one.started_on, one.ended_on, false)}
      </p>
      <div className="flex min-w-0 grow items-start gap-3">
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
                    <EntryLink underlined url={one.url} />
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
        {actions}
      </div>
    </div>
  );
}
