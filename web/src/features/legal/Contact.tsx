import { contactEmail } from "@/lib/config";
import { TextLink } from "@/ui/TextLink";

/** Where the operator is reached, in a sentence after "at". */
export function Contact() {
  const email = contactEmail();
  if (!email) return <>the contact address of {location.host}</>;
  return (
    <TextLink underlined href={`mailto:${email}`}>
      {email}
    </TextLink>
  );
}
