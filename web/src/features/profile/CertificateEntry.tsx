import type { ReactNode } from "react";
import type { Certificate } from "@/lib/database.types";
import { spanText } from "./dates";
import { EntryLink } from "./EntryLink";

type Props = { certificate: Certificate; actions?: ReactNode };

/** What somebody holds, since when, and of whom. */
export function CertificateEntry({ certificate: one, actions }: Props) {
  return (
    <div className="flex gap-5 max-md:flex-col max-md:gap-1 print:flex-col print:gap-0">
      <p className="w-36 shrink-0 text-13 leading-[22px] text-muted">
        {spanText(one.issued_on, null, false)}
      </p>
      <div className="flex min-w-0 grow items-start gap-3">
        <p className="min-w-0 grow">
          <bdi className="font-semibold">{one.name}</bdi>
          {(one.issuer || one.url) && (
            <span className="block text-muted">
              {one.issuer && <bdi>{one.issuer}</bdi>}
              {one.url && (
                <>
                  {one.issuer && " · "}
                  <EntryLink underlined url={one.url} />
                </>
              )}
            </span>
          )}
        </p>
        {actions}
      </div>
    </div>
  );
}
