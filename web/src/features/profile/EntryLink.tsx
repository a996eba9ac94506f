import { TextLink } from "@/ui/TextLink";
import { shortAddress } from "./web-address";

type Props = { url: string; underlined?: boolean; className?: string };

/** A link that somebody gave of themselves: it leads out, and says where. */
export function EntryLink({ url, ...look }: Props) {
  return (
    <TextLink {...look} href={url} target="_blank" rel="nofollow ugc noopener noreferrer">
      {shortAddress(url)}
    </TextLink>
  );
}
