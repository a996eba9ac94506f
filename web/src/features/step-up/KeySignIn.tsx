import { useMutation } from "@tanstack/react-query";
import { explain } from "@/lib/errors";
import { answerWebAuthn, factorName, type SecondFactor } from "@/lib/factors";
import { knowsPasskeys } from "@/lib/passkeys";
import { proveByPasskey } from "@/lib/step-up/prove";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";

/** A key that the browser asks for: the security key of a second factor, or else a passkey. */
export function KeySignIn({ factor, onProved }: { factor?: SecondFactor; onProved: () => void }) {
  const asking = useMutation({
    mutationFn: () => (factor ? answerWebAuthn(factor.id) : proveByPasskey()),
    onSuccess: onProved,
  });
  const noun = factor ? "security key" : "passkey";
  if (!knowsPasskeys()) {
    return <p className="text-muted">This browser can't use a {noun}. Choose another way.</p>;
  }
  return (
    <div className="grid gap-4">
      {asking.isError && (
        <Banner tone="stop" live>
          {explain(asking.error).sentence}
        </Banner>
      )}
      <p className="text-muted">
        {factor
          ? `Have ${factorName(factor)} ready. Your browser will ask for it.`
          : "Your browser will ask for the fingerprint, face or PIN of the device with your passkey."}
      </p>
      <div>
        <Button
          variant="primary"
          pending={asking.isPending}
          onClick={() => asking.mutate()}
          data-autofocus
        >
          {factor ? "Use security key" : "Use passkey"}
        </Button>
      </div>
    </div>
  );
}
