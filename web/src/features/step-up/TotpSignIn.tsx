import { explain } from "@/lib/errors";
import { answerTotp, factorName, type SecondFactor } from "@/lib/factors";
import { CodeForm } from "@/ui/CodeForm";

/** The code that an authenticator app shows. */
export function TotpSignIn({ factor, onProved }: { factor: SecondFactor; onProved: () => void }) {
  const name = factorName(factor);
  return (
    <CodeForm
      label="Code from your authenticator app"
      hint={`The current 6 digits for ${name}.`}
      does="Confirm"
      variant="primary"
      explain={(error) => explain(error).sentence}
      submit={async (code) => {
        await answerTotp(factor.id, code);
        onProved();
      }}
    />
  );
}
