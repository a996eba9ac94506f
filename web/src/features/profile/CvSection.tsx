import { Download } from "lucide-react";
import { useState } from "react";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { MyProfile } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { CopyLine } from "@/ui/CopyLine";
import { Menu } from "@/ui/Menu";
import { TextLink } from "@/ui/TextLink";
import type { ProfileFormat } from "./export-profile";

const formats: [ProfileFormat, string][] = [
  ["two pages", "PDF, up to 2 pages"],
  ["one page", "PDF, 1 page"],
  ["json_resume", "JSON Resume"],
];

/** The profile as a file, and the short link that a printed CV carries. */
export function CvSection({ profile }: { profile: MyProfile }) {
  return (
    <section aria-labelledby="cv-title" className="grid gap-3">
      <h2 id="cv-title" className="text-14">
        Your CV
      </h2>
      <p className="text-13 text-muted">Contains what your public page shows.</p>
      <DownloadMenu />
      {profile.visibility === "private" ? (
        <p className="text-13 text-muted">
          Your profile is private, so the CV has no link. Choose Open or Showcase to add one.
        </p>
      ) : (
        <ShortLink code={profile.short_code} />
      )}
    </section>
  );
}

function DownloadMenu() {
  const showError = useErrorToast();
  const [pending, setPending] = useState(false);
  const run = async (format: ProfileFormat) => {
    setPending(true);
    try {
      await (await import("./export-profile")).exportProfile(format);
    } catch (error) {
      showError(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <div>
      <Menu
        trigger={
          <Button icon={<Download size={16} strokeWidth={1.5} aria-hidden />} pending={pending}>
            Download CV
          </Button>
        }
        groups={[formats.map(([format, label]) => ({ label, onSelect: () => void run(format) }))]}
      />
    </div>
  );
}

/** The link stays the same when the profile's address changes. */
function ShortLink({ code }: { code: string }) {
  const path = paths.shortLink(code);
  const name = (kind: string) => `devproof-${code}.${kind}`;
  return (
    <>
      <CopyLine
        label="Short link"
        text={`${window.location.origin}${path}`}
        copy="Copy short link"
      />
      <div className="flex items-end gap-4">
        <img
          src={`${path}/qr.svg`}
          alt={`QR code of ${path}`}
          width={128}
          height={128}
          loading="lazy"
          className="rounded-control border border-line bg-sunken"
        />
        <ul className="grid gap-1 text-13">
          {["svg", "png"].map((kind) => (
            <li key={kind}>
              <TextLink href={`${path}/qr.${kind}`} download={name(kind)}>
                QR code as {kind.toUpperCase()}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
