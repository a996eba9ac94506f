import { TextLink } from "./TextLink";

/** On a development server mails and messages go nowhere: they are kept for reading. Draw it only there. */
export function DevMailbox({ addresses }: { addresses: string[] }) {
  return (
    <p className="text-13 text-muted">
      This is a development server. It keeps what it sends:{" "}
      {addresses.map((address, index) => (
        <span key={address}>
          {index > 0 && ", "}
          <TextLink
            underlined
            target="_blank"
            className="break-all"
            // Numbers are kept without their plus.
            href={`/dev/mailbox?to=${encodeURIComponent(address.replace(/^\+/, ""))}`}
          >
            to {address}
          </TextLink>
        </span>
      ))}
      .
    </p>
  );
}
