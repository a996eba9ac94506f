import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { TextLink } from "@/ui/TextLink";
import { comparison, promises, refusals } from "./why";

/** What the product is for, for visitors and for those who are signed in. */
export default function WhyPage() {
  usePageTitle("Why Devproof");
  return (
    <div className="page pb-16">
      <header className="max-w-[44rem] pt-16 pb-12 max-md:pt-10 max-md:pb-8">
        <h1 tabIndex={-1} className="text-36 max-md:text-26">
          Claims are cheap, and silence is free
        </h1>
        <p className="mt-5 text-20 text-muted">
          Anyone can write a résumé. Job postings leave out the pay. Applications disappear. On
          Devproof, developers prove their skills, and companies state the pay, answer on time and
          give reasons.
        </p>
      </header>
      <Comparison />
      <section aria-labelledby="promises" className="border-line border-t py-12 max-md:py-8">
        <h2 id="promises" className="text-26">
          What you can check
        </h2>
        <dl className="mt-6 grid gap-x-16 md:grid-cols-2">
          {promises.map(({ title, text, link }) => (
            <div key={title} className="border-line border-t py-5">
              <dt className="font-semibold text-16">{title}</dt>
              <dd className="mt-1.5 max-w-measure text-muted">
                {text}
                {link && (
                  <>
                    {" "}
                    <TextLink underlined href={link.path}>
                      {link.label}
                    </TextLink>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="refusals" className="border-line border-t py-12 max-md:py-8">
        <h2 id="refusals" className="text-26">
          What we don’t do
        </h2>
        <ul className="mt-6 grid gap-x-16 md:grid-cols-2">
          {refusals.map((text) => (
            <li key={text} className="border-line border-t py-4">
              {text}
            </li>
          ))}
        </ul>
      </section>
      <NextStep />
    </div>
  );
}

/** The usual way and ours, side by side; on a phone one under the other. */
function Comparison() {
  return (
    <section aria-labelledby="comparison" className="border-line border-t py-12 max-md:py-8">
      <h2 id="comparison" className="text-26">
        The usual way, and this one
      </h2>
      <table className="mt-6 w-full text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-line-strong border-b">
            <th scope="col" className="w-1/4 py-2 pr-6 text-13 text-muted">
              Question
            </th>
            <th scope="col" className="py-2 pr-6 text-13 text-muted">
              Usually
            </th>
            <th scope="col" className="py-2 text-13 text-muted">
              On Devproof
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {comparison.map(({ question, usually, here }) => (
            <tr key={question} className="border-line border-b align-top max-md:block max-md:py-4">
              <th scope="row" className="py-3 pr-6 font-semibold max-md:block max-md:py-0">
                {question}
              </th>
              <td className="py-3 pr-6 text-muted max-md:block max-md:py-1">
                <span className="md:hidden">Usually: </span>
                {usually}
              </td>
              <td className="py-3 max-md:block max-md:py-0">
                <span className="md:hidden">Here: </span>
                {here}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One step on, by who reads. */
function NextStep() {
  const state = useSession();
  const role = state.phase === "in" ? state.profile?.role : undefined;
  const next =
    role === "job_seeker"
      ? { label: "Browse jobs", path: paths.browseJobs }
      : role === "employer"
        ? { label: "See your candidates", path: paths.interestedCandidates }
        : { label: "Create a free account", path: paths.signUp };
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-line border-t py-12">
      <h2 className="max-w-measure text-26">See it with your own facts.</h2>
      <Link href={next.path} className={buttonClass({ variant: "primary", size: "lg" })}>
        {next.label}
      </Link>
    </section>
  );
}
