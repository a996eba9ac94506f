import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";
import { LegalText } from "./LegalText";

const parts = [
  {
    title: "What this is",
    text: (
      <>
        <p>
          Devproof brings software developers who look for work and companies that hire together.
          Developers show what they can do; companies see the evidence, answer, and say why. The
          installation you use is run by the operator whose address it stands at. These terms are
          between you and that operator.
        </p>
        <p>By making an account you agree to them. You have to be at least 16 years old.</p>
      </>
    ),
  },
  {
    title: "Your account",
    text: (
      <>
        <p>
          An account belongs to one person. Give a mail address that reaches you, keep your password
          to yourself, and end sessions that you do not know. What is done with your account counts
          as done by you until you tell us otherwise.
        </p>
        <p>
          One person, one account: a second one to get around a daily limit, a block or a decision
          is closed.
        </p>
      </>
    ),
  },
  {
    title: "What you say about yourself or your company",
    text: (
      <>
        <p>
          It has to be true, and yours to say. You keep every right in it. You allow us to store it
          and to show it to whom you chose: your visibility setting for a profile, the public link
          for a company, the participants for a conversation.
        </p>
        <p>
          Figures with the proof mark are counted by us and nobody writes them. Trying to make them
          say something else, by work that is not yours or by accounts that are not people, ends the
          account.
        </p>
      </>
    ),
  },
  {
    title: "For companies",
    text: (
      <>
        <p>
          A company is looked at by our staff before it may publish jobs or see candidates. Jobs
          must exist, be open, name the pay, and be paid. You answer those who showed interest
          within the days you promised; how often you do is counted and shown. Interest that nobody
          answers for 14 days expires.
        </p>
        <p>
          What you learn about candidates is for hiring for the job they showed interest in. You do
          not pass it on, build lists of people from it, or use it to decide by what the law forbids
          to decide by.
        </p>
      </>
    ),
  },
  {
    title: "For developers",
    text: (
      <p>
        Showing interest costs one of your interactions of the day and tells that company who you
        are, whatever your visibility. It is no contract and no application under seal: you may
        withdraw it until the company has decided. Devproof is no party to what you and a company
        agree on, and takes no money from developers for being hired.
      </p>
    ),
  },
  {
    title: "What nobody does here",
    text: (
      <ul>
        <li>
          Harass, threaten or discriminate against anybody, or write to who asked you to stop.
        </li>
        <li>Post what is unlawful, or somebody else’s work or data as your own.</li>
        <li>
          Collect profiles or jobs by machine beyond what the sitemap and the data interface allow
          at their limits.
        </li>
        <li>Look for ways around access rules other than to report them to us.</li>
      </ul>
    ),
  },
  {
    title: "The match score",
    text: (
      <p>
        It is arithmetic over what the job asks for and what is known of a person, the same number
        for both sides, with its parts on the table. It sorts lists; it decides nothing. Every yes
        and every no here is a person’s.
      </p>
    ),
  },
  {
    title: "If something is wrong",
    text: (
      <>
        <p>
          Our staff can ask for changes, hide or remove what breaks these terms, suspend a company,
          or close an account. They give a reason, it is recorded, and you can object by writing to
          the operator.
        </p>
        <p>
          We do what we can to keep the service running and your data safe, and we promise no more
          than that: no particular job, no particular candidate, no time without interruption. We
          are liable for what we do on purpose or by gross negligence, and wherever the law does not
          let anybody exclude it.
        </p>
      </>
    ),
  },
  {
    title: "The end of it, and changes",
    text: (
      <>
        <p>
          You can stop at any time; write to the operator to have your account deleted. What happens
          to your data then stands in the{" "}
          <TextLink underlined href={paths.privacy}>
            privacy policy
          </TextLink>
          .
        </p>
        <p>
          If these terms change in a way that matters to you, we say so by mail 30 days before. Who
          does not agree can leave until then. The law of the operator’s country applies; if you are
          a consumer, you keep the protection of your own.
        </p>
      </>
    ),
  },
];

/** What people agree to. */
export default function TermsPage() {
  usePageTitle("Terms and conditions");
  return (
    <LegalText
      title="Terms and conditions"
      lede="Be who you say you are, say what is true, answer whom you promised to answer. The rest is detail, and it is here."
      since="21 November 2026"
      parts={parts}
    />
  );
}
