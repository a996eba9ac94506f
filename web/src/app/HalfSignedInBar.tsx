import { useNavigate } from "react-router";
import { paths } from "@/lib/paths";
import { useUser } from "@/lib/session/session";
import { signOut } from "@/lib/session/sign-out";
import { Button } from "@/ui/Button";
import { Logo } from "@/ui/Logo";
import { TextLink } from "@/ui/TextLink";

/** The bar of who is signed in but not through yet: on with it, unless they are at it, or out again. */
export function HalfSignedInBar({ onward }: { onward: { href: string; label: string } | null }) {
  const user = useUser();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    navigate(paths.signIn);
  };
  return (
    <header data-print="no" className="page flex h-(--bar-height) items-center gap-4">
      <Logo />
      <p className="ml-auto min-w-0 truncate text-13 text-muted max-md:hidden">{user.email}</p>
      {onward && (
        <TextLink href={onward.href} className="max-md:ml-auto">
          {onward.label}
        </TextLink>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={onward ? undefined : "max-md:ml-auto"}
        onClick={() => void leave()}
      >
        Sign out
      </Button>
    </header>
  );
}
