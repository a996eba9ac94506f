import type { UserIdentity } from "@supabase/supabase-js";
import { Building2, Mail, Smartphone, UserRound } from "lucide-react";
import { explain } from "@/lib/errors";
import { spacedPhone } from "@/lib/phone";
import { withStepUp } from "@/lib/step-up/step-up";
import { ConfirmButton } from "@/ui/ConfirmButton";
import { RelativeTime } from "@/ui/RelativeTime";
import { useToast } from "@/ui/Toasts";
import { unlinkIdentity } from "./queries";
import { identityLabels } from "./words";

const glyphs = { mail: Mail, phone: Smartphone, company: Building2, other: UserRound };

/** One linked account; `only` when it is the last way to sign in. */
export function IdentityRow({ identity, only }: { identity: UserIdentity; only: boolean }) {
  const { toast } = useToast();
  const { name, kind, account } = identityLabels(identity);
  const Glyph = glyphs[kind];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-3">
      <Glyph size={20} strokeWidth={1.5} aria-hidden className="mt-px shrink-0 text-faint" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">{name}</p>
        <p className="text-13 text-muted">
          {account && (
            <>
              <bdi className="break-all">{kind === "phone" ? spacedPhone(account) : account}</bdi> ·{" "}
            </>
          )}
          {identity.created_at && (
            <>
              since <RelativeTime at={identity.created_at} />
            </>
          )}
        </p>
      </div>
      {only ? (
        <span className="text-13 text-muted">Your only sign-in method</span>
      ) : (
        <ConfirmButton
          does="Unlink"
          label={`Unlink ${name}`}
          warning={
            kind === "mail"
              ? "You can no longer sign in with your email and password. Your other linked accounts still work."
              : `${name} no longer signs you in. Your data here stays, and nothing changes there.`
          }
          explain={(error) => explain(error).sentence}
          act={async () => {
            await withStepUp(`unlink ${name}`, () => unlinkIdentity(identity));
            toast({ message: `${name} is unlinked.` });
          }}
        />
      )}
    </li>
  );
}
