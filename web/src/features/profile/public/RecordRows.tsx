import { VerifiedLink } from "@/entities/profile/VerifiedLink";
import type {
  Certificate,
  Education,
  Experience,
  PublicPerson,
  SpokenLanguage,
} from "@/lib/database.types";
import { linkKindLabels } from "@/lib/vocabulary.generated";
import { CertificateEntry } from "../CertificateEntry";
import { EducationEntry } from "../EducationEntry";
import { EntryLink } from "../EntryLink";
import { ExperienceEntry } from "../ExperienceEntry";
import { LanguageEntry } from "../LanguageEntry";
import { shortAddress } from "../web-address";

/** Where a person worked, the newest first, on a time line. */
export function ExperienceLine({ experiences }: { experiences: Experience[] }) {
  return (
    <ol className="timeline grid gap-6">
      {experiences.map((one) => (
        <li key={one.id}>
          <ExperienceEntry experience={one} />
        </li>
      ))}
    </ol>
  );
}

/** Where a person learned. */
export function EducationRows({ educations }: { educations: Education[] }) {
  return (
    <ul className="grid gap-5">
      {educations.map((one) => (
        <li key={one.id}>
          <EducationEntry education={one} />
        </li>
      ))}
    </ul>
  );
}

/** What a person holds, the newest first. */
export function CertificateRows({ certificates }: { certificates: Certificate[] }) {
  return (
    <ul className="grid gap-5">
      {certificates.map((one) => (
        <li key={one.id}>
          <CertificateEntry certificate={one} />
        </li>
      ))}
    </ul>
  );
}

/** What a person speaks. */
export function LanguageRows({ languages }: { languages: SpokenLanguage[] }) {
  return (
    <ul className="border-line border-t">
      {languages.map((one) => (
        <li key={one.id} className="flex min-h-row items-center gap-3 border-line border-b py-1">
          <LanguageEntry language={one} />
        </li>
      ))}
    </ul>
  );
}

/** Where else a person can be seen. */
export function LinkRows({ links }: { links: PublicPerson["links"] }) {
  return (
    <ul className="border-line border-t">
      {links.map((link) => (
        <li
          key={link.id}
          className="flex min-h-row items-center gap-3 border-line border-b py-1 print:flex-wrap"
        >
          <span className="w-28 shrink-0 truncate text-muted">
            <bdi>{link.label || linkKindLabels[link.kind]}</bdi>
          </span>
          <EntryLink url={link.url} className="min-w-0 grow truncate print:min-w-40" />
          {link.verified_on && (
            <VerifiedLink address={shortAddress(link.url)} verifiedOn={link.verified_on} />
          )}
        </li>
      ))}
    </ul>
  );
}
