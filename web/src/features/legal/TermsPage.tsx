import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";
import { Contact } from "./Contact";
import { LegalText } from "./LegalText";

const parts = [
  {
    title: "What this is",
    text: (
      <>
        <p>
          Devproof brings software developers who look for work and companies that hire together.
          Developers show what they can do; companies see the evidence, answer, and say why. These
          terms are between you and the operator of this site, whom you reach at <Contact />.
        </p>
        <p>By creating an account, you agree to these terms. You must be at least 16 years old.</p>
      </>
    ),
  },
  {
    title: "Your account",
    text: (
      <>
        <p>
          An account belongs to one person. Use an email address that reaches you, keep your
          password to yourself, and end sessions that you do not recognize. You are responsible for
          what is done with your account until you tell us that someone else uses it.
        </p>
        <p>
          One person, one account. We close a second account that is used to get around a daily
          limit or a decision.
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
          We count the figures with the proof mark. No one can write them. Trying to make them say
          something else, by work that is not yours or by accounts that are not people, ends the
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
          Our staff reviews a company before it can publish jobs or see candidates. Jobs must exist,
          be open, name the pay, and be paid. You answer people who showed interest within the days
          you promised. We count how often you do and show it. Interest without an answer for 14
          days expires.
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
        Showing interest uses one of your decisions of the day. That company then sees who you are,
        whatever your visibility. It is not a contract: you can withdraw your interest until the
        company has decided. Devproof is not a party to what you and a company agree on, and takes
        no money from developers for being hired.
      </p>
    ),
  },
  {
    title: "What is not allowed",
    text: (
      <ul>
        <li>
          Harass, threaten or discriminate against anyone, or write to someone who asked you to
          stop.
        </li>
        <li>Post what is unlawful, or someone else’s work or data as your own.</li>
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
        for both sides, and both sides see its parts. It sorts lists. Jobs whose place, hours, pay
        or employment type rule you out are left out of your list. Every approval and every
        rejection is decided by a person.
      </p>
    ),
  },
  {
    title: "If something is wrong",
    text: (
      <>
        <p>
          If something breaks these terms, we can ask a company for changes, suspend it, or close an
          account. Tell us about such things, and object to such a decision, at <Contact />. The
          reason for a decision about a company is recorded, and its members can read it.
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
          You can stop at any time and delete your account yourself, in your settings under “Danger
          zone”. The{" "}
          <TextLink underlined href={paths.privacy}>
            privacy policy
          </TextLink>{" "}
          says what happens to your data then.
        </p>
        <p>
          If these terms change in a way that matters to you, we email you 30 days before. If you do
          not agree, you can delete your account until then. The law of the operator’s country
          applies. Consumers keep the protection of the law of their own country.
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
