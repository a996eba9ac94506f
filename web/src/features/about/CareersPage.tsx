import type { ReactNode } from "react";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { PageHeader } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";
import { Openings } from "./Openings";

const parts: { title: string; text: ReactNode }[] = [
  {
    title: "What we work on",
    text: (
      <p>
        Devproof replaces claims with evidence, on both sides: developers prove what they can do,
        and companies answer within the time they promise. One Rust server over PostgreSQL, one
        React app, and a judge that runs untrusted code every minute of the day.
      </p>
    ),
  },
  {
    title: "How we work",
    text: (
      <ul>
        <li>We write decisions down, in a page or less, next to the code.</li>
        <li>
          We fix a bug where it comes from, with a test that failed before. Then we look for others
          like it.
        </li>
        <li>We measure before we claim. If we can’t measure something yet, we say so.</li>
        <li>If you build a page, you look at it: empty, full, loading and failing.</li>
      </ul>
    ),
  },
  {
    title: "How we hire",
    text: (
      <>
        <p>
          The way we ask others to. Our openings are postings on Devproof: you see the pay, the
          match and its parts before you decide, and we answer within the time that the posting
          promises.
        </p>
        <ol>
          <li>You show interest. We see what you’ve proved, and what you chose to show.</li>
          <li>We talk for half an hour, about your work and ours.</li>
          <li>You work on a real change with us, paid, for half a day.</li>
          <li>We decide within three days, and tell you which criterion decided.</li>
        </ol>
      </>
    ),
  },
];

const openJobs = "open-jobs";

/** The operator's own open jobs, and what working there is like. */
export default function CareersPage() {
  usePageTitle("Careers");
  return (
    <div className="page max-w-reading pb-16">
      <PageHeader
        title="Careers"
        lede="Help make hiring something that both sides can check."
        actions={
          <Link href={`#${openJobs}`} className={buttonClass()}>
            See open jobs
          </Link>
        }
      />
      {parts.map(({ title, text }) => (
        <section key={title} aria-label={title} className="border-line border-t py-6">
          <h2 className="mb-2 text-20">{title}</h2>
          <div className="prose text-16">{text}</div>
        </section>
      ))}
      <section
        id={openJobs}
        tabIndex={-1}
        aria-label="Open jobs"
        className="scroll-mt-20 border-line border-t py-6 outline-none"
      >
        <h2 className="mb-3 text-20">Open jobs</h2>
        <Openings />
      </section>
      <p className="text-muted">
        Looking for another company?{" "}
        <TextLink underlined href={paths.search}>
          Search all jobs and companies
        </TextLink>
      </p>
    </div>
  );
}
