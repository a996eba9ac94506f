import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { supabase } from "@/lib/supabase";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { FormPage } from "@/ui/FormPage";
import { Link } from "@/ui/Link";
import { RelativeTime } from "@/ui/RelativeTime";
import { Loading, SkeletonBar } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { Refusal } from "./Refusal";
import { type Change, changeText, undoChanges, undoQuery } from "./undo";

const title = "Secure your account";

/** Where a mailed "This wasn't me" link leads: what it undoes, the button that does it, and what happened. */
export default function UndoPage() {
  usePageTitle(title);
  const [search] = useSearchParams();
  const token = search.get("token");
  return token ? <Undo token={token} /> : <Dead />;
}

function Undo({ token }: { token: string }) {
  const changes = useQuery(undoQuery(token));
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const undone = await undoChanges(token);
      // This browser's session has ended with the others.
      await supabase()
        .auth.signOut({ scope: "local" })
        .catch(() => undefined);
      return undone;
    },
  });
  if (data) return <Done changes={data} />;
  if ([changes.error, error].some((one) => one && explain(one).code === "otp_expired")) {
    return <Dead />;
  }
  if (changes.isPending) {
    return (
      <FormPage title={title}>
        <Loading label="Loading the changes">
          <SkeletonBar className="h-9" />
        </Loading>
      </FormPage>
    );
  }
  if (changes.isError) {
    return (
      <FormPage title={title}>
        <QueryFailure query={changes} level={2} title="The changes could not be loaded" />
      </FormPage>
    );
  }
  return (
    <FormPage title={title} lede="If you didn't make these changes, undo them.">
      <ChangeList changes={changes.data} />
      <p className="mt-4 mb-6 text-muted">
        This signs out every device and removes your password. We then email you a link to set a new
        one.
      </p>
      <Refusal error={error} />
      <Button variant="primary" pending={isPending} onClick={() => mutate()}>
        Undo and sign out everywhere
      </Button>
    </FormPage>
  );
}

function ChangeList({ changes }: { changes: Change[] }) {
  return (
    <ul className="grid gap-2">
      {changes.map((change) => (
        <li key={`${change.change} ${change.created_at}`}>
          {changeText(change)}{" "}
          <span className="text-13 text-muted">
            <RelativeTime at={change.created_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Done({ changes }: { changes: Change[] }) {
  return (
    <FormPage
      title="Your account is secure"
      lede="We undid these changes and signed out every device. Check your email for a link to set a new password."
      footer={
        <p>
          Sign in another way?{" "}
          <TextLink underlined href={paths.signIn}>
            Sign in
          </TextLink>
        </p>
      }
    >
      <ChangeList changes={changes} />
    </FormPage>
  );
}

function Dead() {
  return (
    <FormPage title={title} lede="Set a new password to lock everyone else out.">
      <Banner tone="stop" live title="This link no longer works." className="mb-6">
        It was already used or is older than 24 hours.
      </Banner>
      <Link href={paths.resetPassword} className={buttonClass({ variant: "primary" })}>
        Set a new password
      </Link>
    </FormPage>
  );
}
