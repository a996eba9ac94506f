import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { OwnSession } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { signOut, signOutEverywhere, signOutOthers } from "@/lib/session/sign-out";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { SectionState } from "../SectionState";
import { SettingsSection } from "../SettingsSection";
import { sessionsChanged, sessionsQuery } from "./queries";
import { SessionRow } from "./SessionRow";

/** As many as are shown before one asks for the rest. */
const few = 6;

/** Who is signed in to the account, and the ways to end that: one, the others, all. */
export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  return (
    <SettingsSection
      title="Sessions"
      id="sessions"
      lede="Every browser, phone and app you're signed in on. End sessions you don't recognize, then change your password."
    >
      <SectionState query={query} what="The sessions" rows={3}>
        {(sessions) => <Sessions sessions={sessions} />}
      </SectionState>
      <Endings others={query.data ? query.data.length - 1 : null} />
    </SettingsSection>
  );
}

function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = all ? sessions : sessions.slice(0, few);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Sessions" className="border-line border-t">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {sessions.length > few && (
        <Button variant="quiet" size="sm" className="mt-2 -ml-2.5" onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show all ${sessions.length}`}
        </Button>
      )}
    </>
  );
}

/** The ends of many at once; they work even when the list does not. */
function Endings({ others: count }: { others: number | null }) {
  const here = useMutation({ mutationFn: signOut });
  const others = useMutation({ mutationFn: signOutOthers, onSuccess: sessionsChanged });
  const everywhere = useMutation({ mutationFn: signOutEverywhere });
  const failed = [others, everywhere].find(({ isError }) => isError);
  const ways = [
    {
      way: here,
      does: "Sign out here",
      means: "Ends the session in this browser and deletes its unsaved drafts.",
    },
    {
      way: others,
      does: "Sign out everywhere else",
      means: "Ends all other sessions within seconds, including open pages.",
    },
    {
      way: everywhere,
      does: "Sign out everywhere",
      means:
        "Ends all sessions, including this one. If you lost a device, change your password first.",
    },
  ].filter(({ way }) => way !== others || count !== 0);
  return (
    <>
      {failed && (
        <Banner tone="stop" live className="mt-4">
          Couldn't sign out. {explain(failed.error).sentence}
        </Banner>
      )}
      <ul aria-label="Sign-out options" className="mt-6 border-line border-t">
        {ways.map(({ way, does, means }) => (
          <li
            key={does}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
          >
            <span className="min-w-0 grow basis-60 text-13 text-muted">{means}</span>
            <Button pending={way.isPending} onClick={() => way.mutate()}>
              {does}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-13 text-muted empty:hidden">
        {others.isSuccess && "All other sessions have ended."}
      </p>
    </>
  );
}
