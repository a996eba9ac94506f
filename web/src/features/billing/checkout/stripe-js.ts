/** Stripe asks that it always comes from them, and never from a copy. */
const ADDRESS = "https://js.stripe.com/v3/";

declare global {
  interface Window {
    Stripe?: (key: string) => unknown;
  }
}

let loading: Promise<void> | null = null;

/**
 * Loads Stripe.js and starts it with the publishable key; from then on it looks for fraud on this page. The two errors
 * have Stripe's own words. After a failure, the next call tries again.
 */
export function loadStripe(key: string): Promise<void> {
  loading ??= insertScript(key).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function insertScript(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = ADDRESS;
    script.onload = () => {
      if (!window.Stripe) {
        script.remove();
        reject(new Error("Stripe.js not available"));
        return;
      }
      window.Stripe(key);
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("Failed to load Stripe.js"));
    };
    document.head.append(script);
  });
}
