import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";
import { Contact } from "./Contact";
import { LegalText } from "./LegalText";

const parts = [
  {
    title: "Who is responsible",
    text: (
      <p>
        The operator of this site, whom you reach at <Contact />. The application and its database
        run on machines that the operator chose. The software reports nothing to its makers.
      </p>
    ),
  },
  {
    title: "What is stored",
    text: (
      <ul>
        <li>
          <strong>Your account:</strong> email address and phone number, your password as an
          Argon2id hash that no one can read back, passkeys and second factors, your sessions with
          their browser and network address, and when you signed in.
        </li>
        <li>
          <strong>What you write:</strong> your profile or your company’s page, projects, jobs,
          decisions with their notes and reasons, messages, answers to challenges and interviews,
          pictures and files. Pictures for profiles, companies and projects are encoded again, so
          that hidden camera data is removed.
        </li>
        <li>
          <strong>What the server counts:</strong> challenges you passed, your rank, the match
          between you and a job at the moment you showed interest, how often a company answered in
          time.
        </li>
        <li>
          <strong>Feedback</strong> you send us, with your browser’s name.
        </li>
        <li>
          <strong>Your pay expectation</strong>, if you give one. It is compared with a job’s range
          and never shown to anyone; a company sees “overlaps” or “does not”.
        </li>
      </ul>
    ),
  },
  {
    title: "Who sees it",
    text: (
      <>
        <p>Of a developer’s profile, you decide:</p>
        <ul>
          <li>
            <strong>Open:</strong> approved companies find you in search and in lists. Anyone with
            the link sees your page, and a search engine that finds a link to it may list it.
          </li>
          <li>
            <strong>Showcase:</strong> anyone with the link. You don’t appear in search, lists or
            counts, and we ask search engines not to list the page.
          </li>
          <li>
            <strong>Private:</strong> no one. Your page does not exist for others.
          </li>
        </ul>
        <p>
          Companies you showed interest in see your profile in every case, until you withdraw. You
          can hide from companies by name. No other user sees your email address or your phone
          number; our staff sees the addresses of a company’s members when they review it. Only
          those who take part in a conversation can read it in the app. Our staff cannot.
        </p>
      </>
    ),
  },
  {
    title: "How page views are counted",
    text: (
      <>
        <p>
          When a profile, a company or a job was on your screen for a second, one view is recorded
          with the kind of place you came from. Signed in, it is recorded with your account, so that
          people can learn which companies looked at them. No page shows this yet. Not signed in, it
          is recorded with a hash of your network address and your browser’s name, mixed with a
          random number that is thrown away at the end of the day (UTC). From then on, no one can
          tell who you were, us included.
        </p>
        <p>
          Nothing is recorded if your browser sends “Do Not Track” or “Global Privacy Control”, or
          if you switched it off in your privacy settings. Your own pages never count.
        </p>
      </>
    ),
  },
  {
    title: "Cookies, and what your browser keeps",
    text: (
      <p>
        There are no cookies for tracking. One cookie is set while you sign in with an account of
        another provider, and it ends with that. Your browser’s local storage holds your session,
        drafts that are not saved yet, messages on their way, and the colours you chose. Fonts,
        scripts and pictures come from this server. Should the operator have added a script that
        counts page views, it respects the same signals, and the operator names it.
      </p>
    ),
  },
  {
    title: "Who else gets it",
    text: (
      <p>
        The services that the operator has set up, each only for its purpose: a mail server for
        email, a gateway for text messages, a storage provider for files, a service that checks for
        robots, and the provider you sign in with. If the operator has set up a language model for
        interviews, what you write and draw in an interview is sent to it; the page where you start
        says which model. Your profile is not sent. Nothing is sold, and there is no advertising.
      </p>
    ),
  },
  {
    title: "How long",
    text: (
      <ul>
        <li>Links and codes in mails: until used or run out, at most days.</li>
        <li>Counters that stop guessing: minutes to hours, under a hash.</li>
        <li>Network addresses you signed in from: half a year after you last used them.</li>
        <li>The log of sign-ins and the unused sessions: about a year.</li>
        <li>Your profile, jobs and messages: as long as the account exists.</li>
        <li>A copy of your data that you asked for: a day.</li>
        <li>What staff did and why: for good; it names cases, not your content.</li>
      </ul>
    ),
  },
  {
    title: "Your rights",
    text: (
      <>
        <p>
          You can see and correct nearly everything in the app itself. In your settings you get a
          copy of all of it and delete your account, both by yourself. On deletion everything
          personal goes at once: profile, files, settings, sessions, emails. Messages you sent stay
          with those who received them, without your name, and so do decisions of a company. To
          object, write from the address of your account to <Contact />. You get an answer within a
          month.
        </p>
        <p>
          We process your data because you asked for the service (the contract in our{" "}
          <TextLink underlined href={paths.terms}>
            terms
          </TextLink>
          ), and logs and counters because we have to keep it safe. You can complain to your data
          protection authority.
        </p>
      </>
    ),
  },
];

/** What is stored, who sees it, how long, and what one can do about it. */
export default function PrivacyPage() {
  usePageTitle("Privacy policy");
  return (
    <LegalText
      title="Privacy policy"
      lede="What this software stores, who can see it and when it's deleted. No tracking, no advertising, nothing sold."
      since="21 November 2026"
      parts={parts}
    />
  );
}
