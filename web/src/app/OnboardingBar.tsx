import { useLocation, useNavigate } from "react-router";
import { paths } from "@/lib/paths";
import { useUser } from "@/lib/session/session";
import { signOut } from "@/lib/session/sign-out";
import { Button } from "@/ui/Button";
import { Logo } from "@/ui/Logo";
import { TextLink } from "@/ui/TextLink";

/** The signed-in bar is hidden on the first steps; who came with the wrong account can still leave. */
export function OnboardingBar() {
  const user = useUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const setting = pathname.startsWith(`${paths.dashboard}/`);
  const leave = async () => {
    await signOut();
    navigate(paths.signIn);
  };
  return (
    <header className="page flex h-(--bar-height) items-center gap-4">
      <Logo />
      <p className="ml-auto min-w-0 truncate text-13 text-muted max-md:hidden">{user.email}</p>
      {!setting && (
        <TextLink href={paths.selectRole} className="max-md:ml-auto">
          Finish setting up
        </TextLink>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={setting ? "max-md:ml-auto" : undefined}
        onClick={() => void leave()}
      >
        Sign out
      </Button>
    </header>
  );
}
