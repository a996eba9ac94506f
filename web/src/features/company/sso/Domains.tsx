import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain, problems } from "@/lib/errors";
import { withStepUp } from "@/lib/step-up/step-up";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { focusInvalid } from "@/ui/focus-invalid";
import { Input } from "@/ui/Input";
import { DomainRow } from "./DomainRow";
import { addDomain, type CompanySso } from "./queries";
import { isWholeDomain, toDomain } from "./to-domain";

/** The company's mail domains, and one more. */
export function Domains({ sso }: { sso: CompanySso }) {
  if (!sso.provider_id) {
    return <p className="text-muted">Connect provider first. Then add your email domains.</p>;
  }
  return (
    <div className="grid gap-6">
      {sso.domains.length > 0 ? (
        <ul aria-label="Domains" className="border-line border-t">
          {sso.domains.map((domain) => (
            <DomainRow key={domain.domain} domain={domain} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">
          No domains yet. Add a domain to sign its members in through your provider.
        </p>
      )}
      <NewDomain />
    </div>
  );
}

/** What is wrong with the domain itself, else why it was not taken. */
function refusalOf(error: unknown): string {
  const [problem] = problems(error);
  return problem ? `The domain ${problem.message}.` : explain(error).sentence;
}

function NewDomain() {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState("");
  const adding = useMutation({
    mutationFn: (domain: string) => withStepUp("add a domain", () => addDomain(domain)),
    onSuccess: () => setTyped(""),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const domain = toDomain(typed);
        const whole = isWholeDomain(domain);
        setWrong(whole ? "" : "Enter a full domain, such as example.org.");
        if (whole) adding.mutate(domain);
        else focusInvalid(event.currentTarget);
      }}
    >
      <Field
        label="Add a domain"
        hint="The part after the @ in your members' email addresses."
        error={wrong || (adding.isError ? refusalOf(adding.error) : undefined)}
      >
        <div className="flex gap-2.5">
          <Input
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={253}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong("");
              adding.reset();
            }}
          />
          <Button type="submit" pending={adding.isPending}>
            Add
          </Button>
        </div>
      </Field>
    </form>
  );
}
