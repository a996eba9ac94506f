import { contactEmail } from "@/lib/config";
import { paths } from "@/lib/paths";
import { Link } from "@/ui/Link";

const groups = [
  {
    title: "For developers",
    links: [
      { label: "Jobs", path: paths.publicJobs },
      { label: "Companies", path: paths.publicCompanies },
      { label: "Challenges", path: paths.publicChallenges },
      { label: "Sample interview", path: paths.sampleInterview },
      { label: "Create a profile", path: `${paths.signUp}?as=job_seeker` },
    ],
  },
  {
    title: "For companies",
    links: [
      { label: "Why Devproof", path: paths.why },
      { label: "Post a job", path: `${paths.signUp}?as=employer` },
    ],
  },
  {
    title: "About",
    links: [
      { label: "Careers", path: paths.careers },
      { label: "Terms", path: paths.terms },
      { label: "Privacy", path: paths.privacy },
    ],
  },
];

const look = "inline-flex min-h-8 items-center rounded-mark hover:text-ink hover:underline";

/** Under the pages of those who are not signed in. */
export function PublicFooter() {
  const email = contactEmail();
  return (
    <footer data-print="no" className="mt-8 border-line border-t">
      <div className="page grid gap-x-6 gap-y-6 py-8 text-13 text-muted md:grid-cols-[minmax(0,1fr)_repeat(3,auto)] md:gap-x-16">
        <p>Devproof: every claim has a proof</p>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="mb-1 font-semibold text-ink">{title}</p>
            <ul>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <Link href={path} className={look}>
                    {label}
                  </Link>
                </li>
              ))}
              {title === "About" && email && (
                <li>
                  <a href={`mailto:${email}`} className={look}>
                    Contact
                  </a>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
