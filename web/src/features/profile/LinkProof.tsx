import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { authSettingsQuery } from "@/lib/auth-settings";
import type { MyProfile, ProfileLink } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { linkCheckFailureLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { CopyLine } from "@/ui/CopyLine";
import { TextLink } from "@/ui/TextLink";
import { LinkCheck } from "./LinkCheck";
import { linkWays } from "./link-proofs";
import { verifyLink } from "./queries";
import { linkKind, shortAddress } from "./web-address";

type Props = { profile: MyProfile; link: ProfileLink; onDone: () => void; onClose: () => void };

/** How to prove a link, and the button that has the server look for the proof. */
export function LinkProof({ profile, link, onDone, onClose }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  const checking = useMutation({
    mutationFn: () => verifyLink(link.id),
    onSuccess: ({ verified }) => verified && onDone(),
  });
  const ways = linkWays(link.url, {
    slug: profile.slug,
    token: profile.link_token,
    origin: location.origin,
  });
  const isGitHub = linkKind(link.url) === "github";
  const settings = useQuery({ ...authSettingsQuery, enabled: isGitHub });
  const found = checking.data?.check_failure;
  return (
    <fieldset
      ref={group}
      aria-label={`Verify ${shortAddress(link.url)}`}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="mb-3 grid min-w-0 grid-cols-1 gap-4 rounded-control border border-line-strong bg-raised p-4 outline-none"
    >
      <p className="text-muted">Prove that this page is yours. One of these ways is enough.</p>
      <ul className="grid grid-cols-1 gap-4">
        {ways.map(({ title, hint, texts }) => (
          <li key={title} className="grid grid-cols-1 gap-1.5">
            <p className="font-semibold">{title}</p>
            {hint && <p className="text-13 text-muted">{hint}</p>}
            {texts.map((one) => (
              <CopyLine key={one.label} {...one} />
            ))}
          </li>
        ))}
      </ul>
      {isGitHub && settings.data?.providers.includes("github") && (
        <p className="text-13 text-muted">
          If you <TextLink href={`${paths.settings}?tab=account`}>connect GitHub</TextLink> as a way
          to sign in, your own profile there needs no change.
        </p>
      )}
      {checking.isError && (
        <p role="alert" className="text-13 text-stop">
          {explain(checking.error).sentence}
        </p>
      )}
      {found ? (
        <p role="alert" className="text-13 text-stop">
          Not verified. {linkCheckFailureLabels[found]}
        </p>
      ) : (
        !checking.isPending && <LinkCheck link={link} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" pending={checking.isPending} onClick={() => checking.mutate()}>
          Check now
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
        <span role="status" className="text-13 text-muted">
          {checking.isPending && "Checking…"}
        </span>
      </div>
      <p className="text-13 text-muted">
        You can check your links 10 times an hour. Verified links are checked again every day.
      </p>
    </fieldset>
  );
}
