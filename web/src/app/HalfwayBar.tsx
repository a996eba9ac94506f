import { useLocation, useNavigate } from "react-router";
import { spell, withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { useUser } from "@/lib/session/session";
import { signOut } from "@/lib/session/sign-out";
import { Button } from "@/ui/Button";
import { Logo } from "@/ui/Logo";
import { TextLink } from "@/ui/TextLink";

/** The bar of who has signed in by one factor and owes the second: on with it, or out again. */
export function HalfwayBar() {
  const user = useUser();
  const place = useLocation();
  const navigate = useNavigate();
  const asked = place.pathname === paths.secondFactor;
  const leave = async () => {
    await signOut();
    navigate(paths.signIn);
  };
  return (
    <header className="page flex h-(--bar-height) items-center gap-4">
      <Logo />
      <p className="ml-auto min-w-0 truncate text-13 text-muted max-md:hidden">{user.email}</p>
      {!asked && (
        <TextLink href={withNext(paths.secondFactor, spell(place))} className="max-md:ml-auto">
          Finish signing in
        </TextLink>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={asked ? "max-md:ml-auto" : undefined}
        onClick={() => void leave()}
      >
        Sign out
      </Button>
    </header>
  );
}
