import { inDevelopment } from "@/lib/config";
import { TextLink } from "@/ui/TextLink";

/** On a development server mails go nowhere: they are kept for reading. */
export function DevMailbox({ addresses }: { addresses: string[] }) {
  if (!inDevelopment()) return null;
  return (
    <p className="text-13 text-muted">
      This is a development server. It keeps its mails:{" "}
      {addresses.map((address, index) => (
        <span key={address}>
          {index > 0 && ", "}
          <TextLink
            underlined
            target="_blank"
            className="break-all"
            href={`/dev/mailbox?to=${encodeURIComponent(address)}`}
          >
            to {address}
          </TextLink>
        </span>
      ))}
      .
    </p>
  );
}
