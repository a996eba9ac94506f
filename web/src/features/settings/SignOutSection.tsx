import { useMutation } from "@tanstack/react-query";
import { explain } from "@/lib/errors";
import { signOut, signOutEverywhere, signOutOthers } from "@/lib/session/sign-out";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { SettingsSection } from "./SettingsSection";

/** Ends sessions: this one, the others, all. */
export function SignOutSection() {
  const here = useMutation({ mutationFn: signOut });
  const others = useMutation({ mutationFn: signOutOthers });
  const everywhere = useMutation({ mutationFn: signOutEverywhere });
  const failed = [others, everywhere].find(({ isError }) => isError);
  const ways = [
    {
      way: here,
      does: "Sign out here",
      means: "Ends the session of this browser. Drafts that are kept in it are forgotten.",
    },
    {
      way: others,
      does: "Sign out everywhere else",
      means: "Ends every session but this one, within seconds, open pages too.",
    },
    {
      way: everywhere,
      does: "Sign out everywhere",
      means:
        "Ends every session, this one too. For when a device was lost: set a new password first.",
    },
  ];
  return (
    <SettingsSection
      title="Sign out"
      id="sign-out"
      lede="Each browser and phone that you signed in with holds a session until it is signed out."
    >
      {failed && (
        <Banner tone="stop" live className="mb-4">
          Nothing was signed out. {explain(failed.error).sentence}
        </Banner>
      )}
      <ul className="border-line border-t">
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
        {others.isSuccess && "Every other session has ended."}
      </p>
    </SettingsSection>
  );
}
