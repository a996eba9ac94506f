import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import {
  type NotificationKind,
  notificationKindLabels,
  notificationKindValues,
} from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { FormPage } from "@/ui/FormPage";
import { TextLink } from "@/ui/TextLink";

const title = "Unsubscribe";

/** The token begins with the kind. Only the server can tell whether it's one of ours. */
function kindOf(token: string): NotificationKind | null {
  const [name] = token.split(".");
  return notificationKindValues.find((kind) => kind === name) ?? null;
}

/** False when the link isn't one of ours. Mail programs send the same request by themselves. */
async function unsubscribe(token: string): Promise<boolean> {
  const response = await fetch(`${paths.unsubscribe}?${new URLSearchParams({ token })}`, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  if (response.status === 404) return false;
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return true;
}

const toSettings = (
  <p>
    Want to choose each email?{" "}
    <TextLink underlined href={paths.notificationSettings}>
      Open the settings
    </TextLink>
  </p>
);

/** Where the link of an email leads: nothing happens until the button is pressed, because programs open links too. */
export default function UnsubscribePage() {
  usePageTitle(title);
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const kind = kindOf(token);
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => unsubscribe(token),
  });
  if (!kind || data === false) {
    return (
      <FormPage title={title} footer={toSettings}>
        <Banner tone="stop" live title="This link isn't valid.">
          Open it from the email again, or switch emails off in the settings.
        </Banner>
      </FormPage>
    );
  }
  const label = notificationKindLabels[kind];
  if (data) {
    return (
      <FormPage title="You're unsubscribed" footer={toSettings}>
        <p role="status">
          You won't get emails of this kind any more: <strong>{label}</strong>.
        </p>
      </FormPage>
    );
  }
  return (
    <FormPage
      title={title}
      lede="Stop emails of one kind. You don't need to sign in."
      footer={toSettings}
    >
      <p className="mb-6">
        Kind of email: <strong>{label}</strong>
      </p>
      {isError && (
        <Banner tone="stop" live title="That didn't work." className="mb-6">
          Check your connection and try again.
        </Banner>
      )}
      <Button variant="primary" pending={isPending} onClick={() => mutate()}>
        Stop these emails
      </Button>
    </FormPage>
  );
}
