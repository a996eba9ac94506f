import { useMutation } from "@tanstack/react-query";
import { Laptop, Smartphone, Tablet, Terminal } from "lucide-react";
import type { OwnSession } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { useToast } from "@/ui/Toasts";
import { deviceOf } from "./device";
import { endSession } from "./queries";

const glyphs = { computer: Laptop, phone: Smartphone, tablet: Tablet, program: Terminal };

/** "Berlin, Germany (203.0.x.x)"; a word of the server's begins with a capital. */
function placeOf({ place, ip_hint: hint }: OwnSession): string {
  const words = place ? place.charAt(0).toUpperCase() + place.slice(1) : "";
  if (!hint) return words;
  return words ? `${words} (${hint})` : `Network ${hint}`;
}

type Props = {
  session: OwnSession;
  /** The row is about to go: the focus needs another place. */
  onEnded: () => void;
};

/** One session: device, place, last use, and its end. */
export function SessionRow({ session, onEnded }: Props) {
  const { toast } = useToast();
  const { words, kind } = deviceOf(session.user_agent);
  const ending = useMutation({
    mutationFn: () => endSession(session.id),
    // The row is gone, and with it the place where this could be said.
    onSuccess: () => {
      toast({ message: `${words}: signed out.` });
      onEnded();
    },
  });
  const Glyph = glyphs[kind];
  const where = placeOf(session);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-3">
      <Glyph size={20} strokeWidth={1.5} aria-hidden className="mt-px shrink-0 text-faint" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <bdi className="min-w-0 break-words" title={session.user_agent ?? undefined}>
            {words}
          </bdi>
          {session.current && <Tag tone="action">This session</Tag>}
          {session.aal === "aal2" && <Tag>Second factor verified</Tag>}
        </p>
        <p className="text-13 text-muted">
          {where && (
            <>
              <bdi>{where}</bdi> ·{" "}
            </>
          )}
          {session.current ? (
            "in use now"
          ) : (
            <>
              last used <RelativeTime at={session.last_used_at} />
            </>
          )}{" "}
          · signed in <RelativeTime at={session.created_at} />
        </p>
        {ending.isError && (
          <p role="alert" className="mt-1 text-13 text-stop">
            Couldn't end the session. {explain(ending.error).sentence}
          </p>
        )}
      </div>
      {!session.current && (
        <Button
          size="sm"
          aria-label={`Sign out ${words}`}
          pending={ending.isPending}
          onClick={() => ending.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
