import type { PageViewScript } from "./config";
import { mayCount } from "./opt-out";
import { session } from "./session/session";

/**
 * Loads the operator's script that counts page views, unless the visitor asked not to be counted: by the browser's
 * signal, or, signed in, by the setting. The content security policy allows its origin.
 */
export function loadPageViewScript({ url, attributes }: PageViewScript): void {
  if (!mayCount()) return;
  void session()
    .ready()
    .then((state) => {
      const profile = state.phase === "in" ? state.profile : null;
      if (profile && "analytics_opt_out" in profile && profile.analytics_opt_out === true) return;
      const script = document.createElement("script");
      script.src = url;
      script.defer = true;
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      document.head.append(script);
    });
}
