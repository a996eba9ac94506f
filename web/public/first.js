// Runs before the first paint, and before every other script.
(() => {
  // A chosen theme never flashes. Without a choice the stylesheet follows the system, and nothing needs to be set here.
  // Storage can be closed to us (private windows, policies); the system's theme then serves.
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = stored("devproof.theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;

  // Who has a session gets the answers to what the page asks first while its scripts are on their way; the app takes them
  // from here (src/lib/first-answers.ts). Whatever is not asked here, or refused, the app asks for by itself.
  const parsed = (text) => {
    try {
      return JSON.parse(text ?? "null");
    } catch {
      return null;
    }
  };
  const inPage = (id) => parsed(document.getElementById(id)?.textContent);
  const settings = inPage("config");
  const session = parsed(stored(`sb-${location.hostname.split(".")[0]}-auth-token`));
  if (!settings || !isGood(session)) return;

  const user = session.user.id;
  const answers = new Map();
  const ask = (path, body, accept = "application/json") => {
    const headers = {
      accept,
      apikey: settings.anon_key,
      authorization: `Bearer ${session.access_token}`,
      ...(body && { "content-type": "application/json" }),
    };
    const answer = fetch(path, { method: body ? "POST" : "GET", headers, body })
      .then((response) => (response.ok ? response.text() : null))
      .catch(() => null);
    answers.set(`${path} ${body ?? ""}`, answer);
    return answer;
  };

  // Of the page's own requests those that are the same for every address, and for nobody of another role.
  const page = inPage("first-requests");
  const profile = parsed(stored("devproof.profile"));
  const named = new URLSearchParams(location.search);
  const ofPage =
    page !== null &&
    [...named.keys()].every((name) => page.parameters.includes(name)) &&
    profile?.id === user &&
    page.roles.includes(profile.role);
  ask(`/rest/v1/profiles?select=*&id=eq.${user}`, undefined, "application/vnd.pgrst.object+json");
  for (const { path, body, next } of ofPage ? page.requests : []) {
    const answer = ask(path, body);
    if (!next) continue;
    const askNext = (value) => value && ask(next.path, JSON.stringify({ [next.argument]: value }));
    const given = named.get(next.parameter);
    if (given) askNext(given);
    // What stands first, such as the job at the head of a list. Noted before the app can look for it: it hears of the
    // same answer later.
    else {
      answer.then((text) => askNext(next.from.reduce((part, key) => part?.[key], parsed(text))));
    }
  }
  globalThis.firstAnswers = { user, answers, ofPage };

  /** A session that the client will not renew first, and that owes no second factor. */
  function isGood(session) {
    if (!session?.user?.id || !(session.expires_at * 1000 > Date.now() + 90_000)) return false;
    if (!session.user.factors?.some(({ status }) => status === "verified")) return true;
    try {
      const claims = session.access_token.split(".")[1].replace(/-/g, "+").replace(/_/g, "/");
      return parsed(atob(claims))?.aal === "aal2";
    } catch {
      return false;
    }
  }
})();
