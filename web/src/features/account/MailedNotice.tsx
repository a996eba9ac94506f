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
      <Banner tone="stop" title="This link no longer works." onDismiss={dismiss} className="mb-4">
        It was already used, has expired, or the change was canceled.
      </Banner>
    );
  }
  if (search.has("message")) {
    return (
      <Banner
        tone="info"
        title="1 of 2 addresses is confirmed."
        onDismiss={dismiss}
        className="mb-4"
      >
        Open the link in the email to the other address too.
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
        The address below is your current address.
      </Banner>
    );
  }
  return null;
}
