import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { HowScored } from "./HowScored";
import { LookAround } from "./LookAround";
import { MatchDemo } from "./MatchDemo";
import { NewestJobs } from "./NewestJobs";
import { PromiseRecord } from "./PromiseRecord";
import { Ranks } from "./Ranks";
import { Steps } from "./Steps";
import { TryChallenge } from "./TryChallenge";
import { useDemo } from "./use-demo";

/** The start page of those who are not signed in. Its plain HTML is made at build time, to be read without scripts. */
export default function HomePage() {
  usePageTitle("Show the work, skip the pitch");
  const demo = useDemo();
  return (
    <div className="page">
      <section className="grid gap-x-16 gap-y-12 pt-24 pb-20 max-md:pt-10 max-md:pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
        <div>
          <h1 tabIndex={-1} className="text-56 max-md:text-36">
            Show the work. Skip the pitch.
          </h1>
          <p className="mt-6 max-w-[30rem] text-20 text-muted">
            Developers prove what they can do once. Employers see the proof, say yes or no, and say
            why.
          </p>
          <div className="mt-8 flex flex-wrap gap-2.5">
            <Link
              href={`${paths.signUp}?as=job_seeker`}
              className={buttonClass({ variant: "primary", size: "lg" })}
            >
              I'm looking for work
            </Link>
            <Link href={`${paths.signUp}?as=employer`} className={buttonClass({ size: "lg" })}>
              I'm hiring
            </Link>
          </div>
        </div>
        <MatchDemo demo={demo} />
      </section>
      <HowScored match={demo.shown.match} />
      <Ranks />
      <Steps />
      <LookAround />
      <PromiseRecord />
      <TryChallenge />
      <NewestJobs />
      <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-line border-t py-16">
        <h2 className="max-w-measure text-26">
          Your next job, or your next colleague, with the proof attached.
        </h2>
        <Link href={paths.signUp} className={buttonClass({ variant: "primary", size: "lg" })}>
          Create a free account
        </Link>
      </section>
    </div>
  );
}
