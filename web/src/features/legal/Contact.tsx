import { contactEmail } from "@/lib/config";
import { TextLink } from "@/ui/TextLink";

/** Where the operator is reached, in a sentence after "at". */
export function Contact() {
  const email = contactEmail();
  // Nobody knows it yet where the page is built, nor where the operator named none.
  if (!email) return <>the contact address of this site</>;
  return (
    <TextLink underlined href={`mailto:${email}`}>
      {email}
    </TextLink>
  );
}
