import { inDevelopment } from "@/lib/config";
import { TextLink } from "@/ui/TextLink";

/** On a development server mails go nowhere: they are kept for reading. */
export function MailboxHint({ address }: { address: string }) {
  if (!inDevelopment()) return null;
  return (
    <p className="text-13">
      This is a development server. It keeps its mails in the{" "}
      <TextLink underlined target="_blank" href={`/dev/mailbox?to=${encodeURIComponent(address)}`}>
        mailbox
      </TextLink>
      .
    </p>
  );
}
