import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound, Mail, MessageSquareText, RectangleEllipsis } from "lucide-react";
import { useSearchParams } from "react-router";
import { authSettingsQuery, providerName } from "@/lib/auth-settings";
import { knowsPasskeys } from "@/lib/passkeys";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { hrefOfMethod, type SignInMethod } from "./methods";
import { signInByPasskey, signInWith } from "./queries";
import { Refusal } from "./Refusal";
import { useNext } from "./use-next";

const icon = { size: 16, strokeWidth: 1.5, "aria-hidden": true } as const;

const options: Record<SignInMethod, { label: string; Icon: typeof Mail }> = {
  password: { label: "Use email and password", Icon: RectangleEllipsis },
  mail: { label: "Email me a link", Icon: Mail },
  phone: { label: "Text me a code", Icon: MessageSquareText },
};

type Props = {
  current: SignInMethod;
  /** The ways of our own on this page. */
  methods: SignInMethod[];
  /** Signing in by a passkey stands here; a new account cannot begin with one. */
  passkeys?: boolean;
};

/** The other ways in, as far as this server and this browser have them. */
export function OtherMethods({ current, methods, passkeys = false }: Props) {
  const { next } = useNext();
  const [search] = useSearchParams();
  const { data: settings } = useQuery(authSettingsQuery);
  const leaving = useMutation({ mutationFn: (provider: string) => signInWith(provider, next) });
  const passkey = useMutation({ mutationFn: signInByPasskey });
  const others = methods.filter(
    (method) => method !== current && (method !== "phone" || settings?.phone),
  );
  const providers = settings?.providers ?? [];
  const key = passkeys && settings?.passkeys === true && knowsPasskeys();
  if (others.length + providers.length === 0 && !key) return null;
  const wide = "w-full justify-start";

  return (
    <section aria-label="Other ways" className="mt-7">
      <p aria-hidden="true" className="mb-4 flex items-center gap-3 text-13 text-muted">
        <span className="h-px grow bg-line" />
        or
        <span className="h-px grow bg-line" />
      </p>
      <Refusal error={leaving.error ?? passkey.error} />
      <div className="grid gap-2">
        {key && (
          <Button
            className={wide}
            icon={<KeyRound {...icon} />}
            pending={passkey.isPending}
            onClick={() => passkey.mutate()}
          >
            Use passkey
          </Button>
        )}
        {providers.map((provider) => (
          <Button
            key={provider}
            className={wide}
            icon={<Initial name={providerName(provider)} />}
            pending={leaving.isPending && leaving.variables === provider}
            onClick={() => leaving.mutate(provider)}
          >
            Continue with {providerName(provider)}
          </Button>
        ))}
        {others.map((method) => {
          const { label, Icon } = options[method];
          return (
            <Link
              key={method}
              href={hrefOfMethod(method, search)}
              className={buttonClass({ className: wide })}
            >
              <span className="-ml-0.5 flex">
                <Icon {...icon} />
              </span>
              {label}
            </Link>
          );
        })}
      </div>
    </section>
  );
}

/** Other people's marks are theirs; their first letter is enough to tell them apart. */
function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-4 place-items-center rounded-mark border border-current text-[11px] leading-none"
    >
      {name.charAt(0)}
    </span>
  );
}
