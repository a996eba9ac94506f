import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";
import { LegalText } from "./LegalText";

const parts = [
  {
    title: "Who is responsible",
    text: (
      <p>
        The operator of this installation, whose address it stands at. The whole application,
        database and files included, runs on the operator’s own machines. Devproof, the software,
        sends nothing home.
      </p>
    ),
  },
  {
    title: "What is stored",
    text: (
      <ul>
        <li>
          <strong>Your account:</strong> mail address, password as an Argon2id hash that nobody can
          read back, your sessions with their browser and network address, and when you signed in.
        </li>
        <li>
          <strong>What you write:</strong> your profile or your company’s page, projects, jobs,
          decisions with their notes and reasons, messages, pictures and files. Pictures for
          profiles, companies and projects are drawn anew, so that nothing a camera hid in them is
          kept.
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
          and shown to nobody; a company sees “overlaps” or “does not”.
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
            <strong>Open:</strong> approved companies find you in search and in lists. Whoever has
            the link sees your page, and a search engine that finds a link to it may list it.
          </li>
          <li>
            <strong>Showcase:</strong> whoever has the link. You are found by no search, list or
            count, and search engines are asked to leave the page out.
          </li>
          <li>
            <strong>Private:</strong> nobody. Your page does not exist for others.
          </li>
        </ul>
        <p>
          Companies you showed interest in, or matched with, see your profile in every case, until
          you withdraw. You can hide from companies by name. Mail address, phone number and settings
          are shown to nobody. Messages are read by those who take part in the conversation; our
          staff reads one only when it was reported to them, with a reason that is logged.
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
          with the kind of place you came from. Signed in, it is recorded with your account, because
          a later page tells people which companies looked. Not signed in, it is recorded with a
          hash of your network address and your browser’s name, mixed with a random number that is
          thrown away at the end of the day (UTC). From then on, nobody can tell who you were, us
          included.
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
        There are no cookies. Your browser’s local storage holds your session, drafts that are not
        saved yet, messages on their way, and the colours you chose. Fonts, scripts and pictures
        come from this server. Should the operator have added a script that counts page views, it
        respects the same signals, and the operator names it.
      </p>
    ),
  },
  {
    title: "Who else gets it",
    text: (
      <p>
        Mail to you goes through the operator’s mail server. Files may be kept at a storage provider
        that the operator chose. Nobody else: nothing is sold, there is no advertising, and no
        profile is handed to a model outside.
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
        <li>The log of sign-ins and the sessions nobody uses: about a year.</li>
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
          personal goes at once: profile, files, settings, sessions, letters. Messages you sent stay
          with those who received them, without your name, and so do decisions of a company. To
          object, write to the operator from the address of your account; the answer comes within a
          month.
        </p>
        <p>
          We process your data because you asked for the service (the contract in our{" "}
          <TextLink underlined href={paths.terms}>
            terms
          </TextLink>
          ), and logs and counters because we have to keep it safe. You may complain to your data
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
      lede="What this software stores, who gets to see it and when it is gone. No cookies, no advertising, nothing sold."
      since="21 November 2026"
      parts={parts}
    />
  );
}
