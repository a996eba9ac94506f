import { MarkdownText } from "@/ui/MarkdownText";

/** A message's words. As plain text until the Markdown reader has come. */
export function MessageText({ text }: { text: string }) {
  return <MarkdownText text={text} small headingLevel={4} />;
}
