import { contactEmail } from "@/lib/config";
import { paths } from "@/lib/paths";
import { Link } from "@/ui/Link";

const links = [
  { label: "Why Devproof", path: paths.why },
  { label: "Careers", path: paths.careers },
  { label: "Terms", path: paths.terms },
  { label: "Privacy", path: paths.privacy },
];

/** Under the pages of those who are not signed in. */
export function PublicFooter() {
  const email = contactEmail();
  return (
    <footer data-print="no" className="mt-8 border-line border-t">
      <div className="page flex flex-wrap items-center gap-x-6 py-4 text-13 text-muted">
        <span className="mr-auto">Devproof: every claim has a proof</span>
        {email && (
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-8 items-center rounded-mark hover:text-ink hover:underline"
          >
            Contact
          </a>
        )}
        {links.map(({ label, path }) => (
          <Link
            key={path}
            href={path}
            className="inline-flex min-h-8 items-center rounded-mark hover:text-ink hover:underline"
          >
            {label}
          </Link>
        ))}
      </div>
    </footer>
  );
}
