import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import type { FoundInvitation } from "@/lib/database.types";
import { isCode, problems } from "@/lib/errors";
import { withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { session, useSession } from "@/lib/session/session";
import { signOut } from "@/lib/session/sign-out";
import { Avatar } from "@/ui/Avatar";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Field } from "@/ui/Field";
import { FormPage } from "@/ui/FormPage";
import { Input } from "@/ui/Input";
import { Link } from "@/ui/Link";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { permissionLine } from "../PermissionBoxes";
import { accept } from "../queries";

type Open = Extract<FoundInvitation, { company: unknown }>;
type Props = { token: string; invitation: Open };

/** An invitation that can be accepted, and what is still needed for it. */
export function Invited({ token, invitation }: Props) {
  const state = useSession();
  const { company, invited_by, permissions } = invitation;
  const profile = state.phase === "in" ? state.profile : null;
  return (
    <FormPage
      title={`Join ${company.name}`}
      lede={
        <>
          {invited_by ? <bdi>{invited_by}</bdi> : "The company"} invites you to join the hiring team
          of <bdi>{company.name}</bdi> as a recruiter.{" "}
          {permissionLine(permissions).replace("May", "You can")}.
        </>
      }
    >
      <p className="mb-7 flex items-center gap-3 border-line border-y py-3">
        <Avatar name={company.name} src={company.logo_url} kind="company" />
        <span className="min-w-0">
          <bdi className="block truncate font-semibold">{company.name}</bdi>
          <span className="block truncate text-13 text-muted">for {invitation.email}</span>
        </span>
      </p>
      {state.phase !== "in" ? (
        <SignedOut token={token} email={invitation.email} />
      ) : !invitation.for_you ? (
        <AnotherAddress own={state.session.user.email ?? ""} invited={invitation.email} />
      ) : profile?.company_id ? (
        <Banner tone="wait" title="You're already a member of a company.">
          An account can belong to one company. Leave your company first, or ask {company.name} to
          invite another address.
        </Banner>
      ) : profile && !profile.needs_onboarding && profile.role === "job_seeker" ? (
        <Banner tone="wait" title="This is a job seeker account.">
          You need a separate account for hiring. Ask {company.name} to invite a different address.
        </Banner>
      ) : (
        <Accept token={token} company={company.name} name={profile?.full_name ?? ""} />
      )}
    </FormPage>
  );
}

const here = (token: string) => `${paths.acceptInvite}?token=${encodeURIComponent(token)}`;

function SignedOut({ token, email }: { token: string; email: string }) {
  return (
    <>
      <p className="mb-5 text-muted">
        Sign in with the invited address ({email}) or create an account. You'll return here.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Link
          href={withNext(paths.signUp, here(token))}
          className={buttonClass({ variant: "primary" })}
        >
          Create account
        </Link>
        <Link href={withNext(paths.signIn, here(token))} className={buttonClass()}>
          Sign in
        </Link>
      </div>
    </>
  );
}

function AnotherAddress({ own, invited }: { own: string; invited: string }) {
  const leaving = useMutation({ mutationFn: signOut });
  return (
    <>
      <Banner tone="wait" title="This invitation is for a different address." className="mb-5">
        You are signed in as <bdi>{own}</bdi>. The invitation is for {invited}. Only that address
        can accept it.
      </Banner>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" pending={leaving.isPending} onClick={() => leaving.mutate()}>
          Sign out and switch
        </Button>
        <Link href={paths.dashboard} className={buttonClass()}>
          Stay signed in
        </Link>
      </div>
    </>
  );
}

function Accept({ token, company, name }: { token: string; company: string; name: string }) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(name);
  const [tried, setTried] = useState(false);
  const accepting = useMutation({
    mutationFn: async () => {
      await accept(token, typed.trim() || null);
      queryClient.removeQueries({ queryKey: ["session-context"] });
      await session().reloadProfile();
    },
    onSuccess: () => {
      toast({ message: `You're now a member of ${company}.` });
      navigate(paths.employerProfile, { replace: true });
    },
    // It may have been taken back while this page was open.
    onError: (error) => {
      if (isCode(error, "invitation_not_open")) {
        void queryClient.invalidateQueries({ queryKey: ["invitation", token] });
      }
    },
  });
  const nameless = problems(accepting.error).some(({ pointer }) => pointer === "/p_full_name");
  const empty = tried && typed.trim() === "";
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (typed.trim() !== "") accepting.mutate();
      }}
    >
      {accepting.error && !nameless && (
        <Banner tone="stop" live>
          <ErrorSentence error={accepting.error} />
        </Banner>
      )}
      <Field
        label="Your full name"
        hint="Visible to colleagues and candidates."
        error={empty || nameless ? "Enter your name." : undefined}
      >
        <Input
          autoComplete="name"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" pending={accepting.isPending}>
          Join {company}
        </Button>
        <TextLink href={paths.dashboard}>Not now</TextLink>
      </div>
    </form>
  );
}
