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
        The operator of this site. You can contact them at <Contact />. The application and its
        database run on servers that the operator chooses. The software sends no data to its
        developers.
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
          decisions with their notes and reasons, notes on candidates, messages, answers to
          challenges and interviews, pictures and files. Pictures for profiles, companies and
          projects are encoded again, so that hidden camera metadata is removed.
        </li>
        <li>
          <strong>What the server calculates:</strong> challenges you passed, your rank, your match
          score when you showed interest in a job, and how often a company answered in time.
        </li>
        <li>
          <strong>What you save:</strong> jobs, and as an employer the people on your watchlist.
          Only you see these lists.
        </li>
        <li>
          <strong>Feedback</strong> that you send us, with your browser’s name.
        </li>
        <li>
          <strong>Your pay expectation</strong>, if you enter one. We compare it with a job’s pay
          range and never show it to anyone. A company only sees whether the two overlap.
        </li>
      </ul>
    ),
  },
  {
    title: "Who sees it",
    text: (
      <>
        <p>You choose who can see your developer profile:</p>
        <ul>
          <li>
            <strong>Open:</strong> approved companies can find you in search and in lists. Anyone
            with the link can see your page. Search engines that find the link may list it.
          </li>
          <li>
            <strong>Showcase:</strong> anyone with the link can see your page. You don’t appear in
            search, lists or counts. We ask search engines not to list the page.
          </li>
          <li>
            <strong>Private:</strong> no one can see your page. Others get “Page not found”.
          </li>
        </ul>
        <p>
          Companies you showed interest in can always see your profile, until you withdraw. You can
          hide your profile from specific companies. No other user can see your email address or
          phone number. Our staff can see the email addresses of a company’s members when they
          review it. Only the participants of a conversation can read it in the app. Our staff
          can’t.
        </p>
        <p>
          Members of approved companies who see your profile can open each challenge you passed: its
          statement, how many tries you took and how long. They see your code only if you show it.
          Other job seekers and visitors don’t see any of this.
        </p>
        <p>
          Members of a company can write notes on the candidates of a job. Only colleagues who can
          see the candidate can read them. We delete them with the candidate’s account.
        </p>
      </>
    ),
  },
  {
    title: "How page views are counted",
    text: (
      <>
        <p>
          We record a view when a profile, a company or a job is on your screen for a second. We
          store what kind of page you came from. If you’re signed in, the view is linked to your
          account, so that people can learn which companies viewed them. They see the name of your
          company, never yours. If an employer’s search shows a person, we record that too. If
          you’re signed out, we store a hash of your IP address and your browser’s name, mixed with
          a random number. We delete that number at the end of the day (UTC). After that, no one can
          identify you, including us.
        </p>
        <p>
          We record nothing if your browser sends “Do Not Track” or “Global Privacy Control”, or if
          you turn it off in your privacy settings. Visits to your own pages and visits by robots
          never count.
        </p>
      </>
    ),
  },
  {
    title: "Cookies and local storage",
    text: (
      <p>
        We don’t use tracking cookies. We set one cookie while you sign in through another provider,
        and delete it afterwards. Your browser’s local storage holds your session, unsaved drafts,
        unsent messages and your theme. Fonts, scripts and pictures come from this server. The
        operator can add a script that counts page views. It respects the same signals, and the
        operator names it.
      </p>
    ),
  },
  {
    title: "Who we share data with",
    text: (
      <p>
        We share data only with the services that the operator sets up, each for its purpose: a mail
        server for email, a gateway for text messages, a storage provider for files, a captcha
        service, and the provider you sign in with. If the operator sets up a language model for
        interviews, it receives what you write and draw in an interview. The page where you start
        names the model. It doesn’t receive your profile. If you verify a link of your profile, our
        server opens that page and looks up a DNS record of its domain, then again every day. If you
        show your GitHub repositories, our server reads at GitHub what is public of that account,
        then again every day, until you switch it off. We don’t sell data or show advertising.
      </p>
    ),
  },
  {
    title: "How long we keep data",
    text: (
      <ul>
        <li>Links and codes in emails: until they’re used or expire, at most a few days.</li>
        <li>Counters that limit sign-in attempts: minutes to hours, as a hash.</li>
        <li>IP addresses you signed in from: 6 months after you last used them.</li>
        <li>The sign-in log and unused sessions: about 1 year.</li>
        <li>Your profile, jobs and messages: as long as the account exists.</li>
        <li>Data exports that you request: 1 day.</li>
        <li>Staff actions with their reasons: permanently. They name cases, not your content.</li>
      </ul>
    ),
  },
  {
    title: "Your rights",
    text: (
      <>
        <p>
          You can see and correct nearly all your data in the app. In your settings, you can export
          all of it and delete your account. Deleting your account immediately removes all personal
          data: profile, files, settings, sessions and emails. Messages you sent, notes you wrote on
          candidates and decisions of a company stay, without your name. To object, write from your
          account’s email address to <Contact />. You’ll get an answer within a month.
        </p>
        <p>
          We process your data to provide the service (the contract in our{" "}
          <TextLink underlined href={paths.terms}>
            terms
          </TextLink>
          ) and keep logs and counters to protect it. You can complain to your data protection
          authority.
        </p>
      </>
    ),
  },
];

/** What is stored, who can see it, for how long, and the rights of the user. */
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
