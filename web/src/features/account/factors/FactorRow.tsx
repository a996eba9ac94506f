import { KeyRound, Smartphone, TabletSmartphone } from "lucide-react";
import { explain } from "@/lib/errors";
import { factorName, maskedPhone, type SecondFactor } from "@/lib/factors";
import { withStepUp } from "@/lib/step-up/step-up";
import { factorTypeLabels } from "@/lib/vocabulary.generated";
import { ConfirmButton } from "@/ui/ConfirmButton";
import { RelativeTime } from "@/ui/RelativeTime";
import { useToast } from "@/ui/Toasts";
import { removeFactor } from "./queries";

const glyphs = { totp: TabletSmartphone, phone: Smartphone, webauthn: KeyRound };

/** One second factor and its removal. `last` when there is no other. */
export function FactorRow({ factor, last }: { factor: SecondFactor; last: boolean }) {
  const { toast } = useToast();
  const name = factorName(factor);
  const Glyph = glyphs[factor.kind];
  const about = [
    name !== factorTypeLabels[factor.kind] && factorTypeLabels[factor.kind],
    factor.kind === "phone" && factor.name && maskedPhone(factor.phone),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-3">
      <Glyph size={20} strokeWidth={1.5} aria-hidden className="mt-px shrink-0 text-faint" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">
          <bdi className="break-words">{name}</bdi>
        </p>
        <p className="text-13 text-muted">
          {about.map((part) => `${part} · `)}
          added <RelativeTime at={factor.createdAt} /> ·{" "}
          {factor.lastUsedAt ? (
            <>
              last used <RelativeTime at={factor.lastUsedAt} />
            </>
          ) : (
            "not used yet"
          )}
        </p>
      </div>
      <ConfirmButton
        does="Remove"
        label={`Remove ${name}`}
        warning={
          last
            ? "This is your only second factor. Without it, you sign in with your password alone. Sessions stay open, but lose second-factor rights."
            : "You can no longer sign in with it. Your other factors and your sessions stay."
        }
        explain={(error) => explain(error).sentence}
        act={async () => {
          await withStepUp(`remove ${name}`, () => removeFactor(factor.id));
          toast({ message: `${name} is removed.` });
        }}
      />
    </li>
  );
}
