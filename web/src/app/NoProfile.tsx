import { useEffect, useState } from "react";
import { session } from "@/lib/session/session";
import { signOut } from "@/lib/session/sign-out";
import { Button } from "@/ui/Button";
import { FailedState } from "@/ui/FailedState";
import { FullScreenSpinner } from "@/ui/FullScreenSpinner";

/** The profile usually comes a moment after its 500 ms; only then is it worth a word. */
const PATIENCE_MS = 4_000;

/** Somebody is signed in, but their profile has not come. */
export function NoProfile() {
  const [late, setLate] = useState(false);
  const [trying, setTrying] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return <FullScreenSpinner label="Loading your profile" />;

  const retry = async () => {
    setTrying(true);
    await session().reloadProfile();
    setTrying(false);
  };
  return (
    <main id="main" className="page py-16">
      <h1 className="sr-only">Not loaded</h1>
      <FailedState title="Your profile could not be loaded" onRetry={retry} retrying={trying}>
        <p>
          You're signed in, but the server didn't return your profile. Your data is safe. Try again.
        </p>
        <Button variant="quiet" size="sm" className="mt-3 -ml-2.5" onClick={() => void signOut()}>
          Sign out
        </Button>
      </FailedState>
    </main>
  );
}
