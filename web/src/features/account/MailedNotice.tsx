import { useSearchParams } from "react-router";
import { Banner } from "@/ui/Banner";

/** What the link of a mail did, as the auth service says it in the address. Its words are not shown, ours are. */
export function MailedNotice() {
  const [search, setSearch] = useSearchParams();
  const dismiss = () =>
    setSearch(
      (now) => {
        const left = new URLSearchParams(now);
        for (const name of ["message", "code", "error", "error_code", "error_description", "sb"]) {
          left.delete(name);
        }
        return left;
      },
      { replace: true },
    );
  if (search.has("error") || search.has("error_code")) {
    return (
      <Banner
        tone="stop"
        title="That link does not work any more."
        onDismiss={dismiss}
        className="mb-4"
      >
        It was used already, is too old, or the change was taken back.
      </Banner>
    );
  }
  if (search.has("message")) {
    return (
      <Banner
        tone="info"
        title="One of the two addresses is confirmed."
        onDismiss={dismiss}
        className="mb-4"
      >
        Open the link in the mail to the other one too.
      </Banner>
    );
  }
  if (search.has("code")) {
    return (
      <Banner
        tone="info"
        title="The change was confirmed in another browser."
        onDismiss={dismiss}
        className="mb-4"
      >
        The address below is the one that holds.
      </Banner>
    );
  }
  return null;
}
