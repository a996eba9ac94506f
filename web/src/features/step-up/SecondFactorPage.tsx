import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { factorsQuery, renewSession } from "@/lib/factors";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { useUser } from "@/lib/session/session";
import { signOut } from "@/lib/session/sign-out";
import { Button } from "@/ui/Button";
import { FormPage } from "@/ui/FormPage";
import { MethodChoice } from "./MethodChoice";
import { MethodsSkeleton } from "./MethodsSkeleton";

/**
 * The second half of signing in, for accounts that have a second factor. The guards lead here from every page that
 * needs it, and on to where the person wanted to go once it was shown.
 */
export default function SecondFactorPage() {
  usePageTitle("Second factor");
  const user = useUser();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    navigate(paths.signIn);
  };
  return (
    <FormPage
      title="Verify your second factor"
      lede={`You are signed in as ${user.email || `+${user.phone}`}. Verify your second factor to continue.`}
      footer={
        <>
          <p>
            Lost it? Email us from your account's address. We'll remove it after we confirm it's
            you.
          </p>
          <div>
            <Button variant="quiet" className="-ml-3.5" onClick={() => void leave()}>
              Sign out
            </Button>
          </div>
        </>
      }
    >
      <Choice />
    </FormPage>
  );
}

function Choice() {
  const factors = useQuery({ ...factorsQuery, staleTime: 0 });
  if (factors.isPending) return <MethodsSkeleton />;
  if (factors.isError) {
    return (
      <QueryFailure query={factors} level={2} title="Your second factors couldn't be loaded" />
    );
  }
  if (factors.data.length === 0) return <Renew />;
  // Once it is shown the guards lead on; there is nothing to close.
  const nothing = () => {};
  return (
    <MethodChoice
      methods={factors.data.map((factor) => ({ kind: "factor", factor }))}
      onProved={nothing}
      onClose={nothing}
      level={2}
    />
  );
}

/** The last factor was taken off meanwhile, and the session does not know it yet: a fresh token says so. */
function Renew() {
  useEffect(() => void renewSession(), []);
  return <MethodsSkeleton />;
}
