import { contactEmail } from "@/lib/config";
import { TextLink } from "@/ui/TextLink";

/** Where the operator is reached, in a sentence after "at". */
export function Contact() {
  const email = contactEmail();
  // Unknown while the page is prerendered, or if the operator didn't configure one.
  if (!email) return <>the contact address of this site</>;
  return (
    <TextLink underlined href={`mailto:${email}`}>
      {email}
    </TextLink>
  );
}
