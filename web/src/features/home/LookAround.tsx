import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";

const places = [
  {
    title: "Open jobs",
    text: "Every job shows its pay, what it asks for, and how fast the company answers.",
    path: paths.publicJobs,
    link: "Browse jobs",
  },
  {
    title: "Companies",
    text: "Read how a company works and interviews before you show interest.",
    path: paths.publicCompanies,
    link: "Browse companies",
  },
  {
    title: "Challenges",
    text: "Solve them in JavaScript, TypeScript, Python, SQL, C++, Rust, Go or Java. Each one you pass proves a skill.",
    path: paths.publicChallenges,
    link: "Browse challenges",
  },
  {
    title: "System design interview",
    text: "45 minutes on one problem. Every point of the score names what earned it.",
    path: paths.sampleInterview,
    link: "Read a sample score",
  },
];

/** Where a visitor can go without an account. */
export function LookAround() {
  return (
    <section aria-labelledby="look-around" className="border-line border-t py-14 max-md:py-10">
      <h2 id="look-around" className="text-20">
        Look around without an account
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
        {places.map(({ title, text, path, link }) => (
          <div key={path} className="border-line-strong border-t pt-4">
            <h3 className="text-16">{title}</h3>
            <p className="mt-1 mb-3 text-muted">{text}</p>
            <TextLink href={path}>{link}</TextLink>
          </div>
        ))}
      </div>
    </section>
  );
}
