import { type ReactNode, useEffect, useRef } from "react";
import { VerifiedLink } from "@/entities/profile/VerifiedLink";
import type { MyProfile, ProfileLink } from "@/lib/database.types";
import { linkKindLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { useToast } from "@/ui/Toasts";
import { EntryLink } from "./EntryLink";
import { LinkCheck } from "./LinkCheck";
import { LinkProof } from "./LinkProof";
import { linkWays } from "./link-proofs";
import type { Edit } from "./use-edit";
import { shortAddress } from "./web-address";

type Props = { profile: MyProfile; link: ProfileLink; edit: Edit; actions: ReactNode };

/** One link of the profile, and whether it's proved to be the person's own. */
export function LinkRow({ profile, link, edit, actions }: Props) {
  const { toast } = useToast();
  const key = `links.verify.${link.id}`;
  const open = edit.isOpen(key) && !link.verified_on;
  const verify = useRef<HTMLButtonElement>(null);
  const verified = useRef<HTMLSpanElement>(null);
  // The button that was pressed is gone once the link is verified.
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && link.verified_on) verified.current?.focus();
    wasOpen.current = open;
  }, [open, link.verified_on]);
  const address = shortAddress(link.url);
  const ways = linkWays(link.url, { slug: "", token: "", origin: "" });

  return (
    <>
      <div className="flex min-h-row items-center gap-3 py-1">
        <span className="flex min-w-0 grow gap-x-3 max-md:flex-col">
          <span className="w-28 shrink-0 truncate text-muted max-md:w-auto">
            <bdi>{link.label || linkKindLabels[link.kind]}</bdi>
          </span>
          <EntryLink url={link.url} className="min-w-0 grow truncate" />
        </span>
        {link.verified_on && (
          <span ref={verified} tabIndex={-1} className="rounded-mark">
            <VerifiedLink address={address} verifiedOn={link.verified_on} />
          </span>
        )}
        {!link.verified_on && ways.length > 0 && (
          <Button
            ref={verify}
            size="sm"
            aria-label={`Verify ${address}`}
            aria-expanded={open}
            onClick={() => (open ? edit.close() : edit.open(key))}
          >
            Verify
          </Button>
        )}
        {actions}
      </div>
      {open ? (
        <LinkProof
          profile={profile}
          link={link}
          onDone={() => {
            edit.close();
            toast({ message: `${address} is verified.` });
          }}
          onClose={() => {
            edit.close();
            verify.current?.focus();
          }}
        />
      ) : (
        <div className="pb-2 empty:hidden">
          <LinkCheck link={link} />
        </div>
      )}
    </>
  );
}
