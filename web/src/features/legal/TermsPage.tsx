import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";
import { Contact } from "./Contact";
import { LegalText } from "./LegalText";

const parts = [
  {
    title: "About Devproof",
    text: (
      <>
        <p>
          Devproof connects software developers with companies that hire. Developers prove what they
          can do. Companies see the evidence, answer, and say why. These terms are between you and
          the operator of this site. You can contact the operator at <Contact />.
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
          An account belongs to one person. Use an email address that you can read, keep your
          password secret, and end sessions that you don’t recognize. You’re responsible for what
          happens with your account until you tell us that someone else is using it.
        </p>
        <p>
          You can have one account. We close a second account that’s used to bypass a daily limit or
          a decision.
        </p>
      </>
    ),
  },
  {
    title: "Your content",
    text: (
      <>
        <p>
          What you say about yourself or your company must be true, and you must have the right to
          share it. You keep all rights to it. You allow us to store it and to show it to the people
          you choose: through the visibility setting of a profile, the public link of a company, or
          the participants of a conversation.
        </p>
        <p>
          We calculate the figures with the proof mark, and no one can edit them. We close accounts
          that try to manipulate them, for example with someone else’s work or with fake accounts.
        </p>
      </>
    ),
  },
  {
    title: "For companies",
    text: (
      <>
        <p>
          Our staff reviews a company before it can publish jobs or see candidates. Jobs must be
          real, open and paid, and must state the pay. You agree to answer interested candidates
          within the time you promise. We publish how often you do. Interest without an answer
          expires after 14 days.
        </p>
        <p>
          Use what you learn about candidates only to hire for the job they showed interest in.
          Don’t share it, build lists of people from it, or use it to discriminate unlawfully.
        </p>
      </>
    ),
  },
  {
    title: "For developers",
    text: (
      <p>
        Showing interest counts toward your daily limit. The company then sees who you are, whatever
        your visibility. It’s not a contract: you can withdraw your interest until the company
        decides. Devproof isn’t a party to what you and a company agree on, and never charges
        developers for being hired.
      </p>
    ),
  },
  {
    title: "What isn’t allowed",
    text: (
      <ul>
        <li>
          Harassing, threatening or discriminating against anyone, or messaging someone who asked
          you to stop.
        </li>
        <li>Posting unlawful content, or someone else’s work or data as your own.</li>
        <li>Scraping profiles or jobs beyond the limits of the sitemap and the API.</li>
        <li>Trying to bypass access rules, except to report a problem to us.</li>
      </ul>
    ),
  },
  {
    title: "The match score",
    text: (
      <p>
        The match score compares what a job requires with what is known about a person. Both sides
        see the same number and its parts. It sorts lists. Your list leaves out jobs that don’t fit
        your location, hours, pay or employment type. A person decides every approval and rejection.
      </p>
    ),
  },
  {
    title: "Violations and liability",
    text: (
      <>
        <p>
          If something violates these terms, we can ask a company for changes, suspend it, or close
          an account. To report a violation or object to a decision, contact <Contact />. We record
          the reason for each decision about a company, and its members can read it.
        </p>
        <p>
          We work to keep the service running and your data safe. We don’t guarantee a job, a
          candidate or uninterrupted service. We’re liable for intent and gross negligence, and
          wherever the law doesn’t allow excluding liability.
        </p>
      </>
    ),
  },
  {
    title: "Ending your account, and changes",
    text: (
      <>
        <p>
          You can delete your account at any time in your settings under “Danger zone”. The{" "}
          <TextLink underlined href={paths.privacy}>
            privacy policy
          </TextLink>{" "}
          explains what happens to your data.
        </p>
        <p>
          If these terms change in a way that matters to you, we email you 30 days before. If you
          don’t agree, you can delete your account before then. The law of the operator’s country
          applies. Consumers keep the protection of the law in their own country.
        </p>
      </>
    ),
  },
];

/** The terms that people agree to. */
export default function TermsPage() {
  usePageTitle("Terms and conditions");
  return (
    <LegalText
      title="Terms and conditions"
      lede="Be yourself, be truthful, and answer within the time you promise. The details follow."
      since="21 November 2026"
      parts={parts}
    />
  );
}
