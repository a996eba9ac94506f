import { SunMoon } from "lucide-react";
import { useLocation } from "react-router";
import { withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { IconButton } from "@/ui/IconButton";
import { Link } from "@/ui/Link";
import { Logo } from "@/ui/Logo";
import { Menu } from "@/ui/Menu";
import { BarFrame } from "./BarFrame";
import { SearchBox } from "./SearchBox";
import { searchSubjects } from "./search-subjects";
import { useTheme } from "./theme";
import { themeItems } from "./theme-items";

const links = [
  { label: "Sign In", path: paths.signIn },
  { label: "Sign Up", path: paths.signUp },
];

type Props = {
  /** Where signing in, or up, leads back to. */
  next: string | null;
};

/** The bar of those who are not signed in. The logo leads home, unless one is there. */
export function PublicBar({ next }: Props) {
  const { pathname } = useLocation();
  const theme = useTheme();
  return (
    <BarFrame>
      {pathname === paths.home ? (
        <Logo />
      ) : (
        <Link href={paths.home} className="inline-flex rounded-control">
          <Logo />
        </Link>
      )}
      <SearchBox words={searchSubjects.visitor} />
      <nav aria-label="Main" className="md:ml-auto flex items-center gap-1">
        {links.map(({ label, path }) => (
          <Link
            key={path}
            href={withNext(path, next)}
            aria-current={pathname === path ? "page" : undefined}
            className="inline-flex h-9 items-center rounded-control px-3 whitespace-nowrap text-muted hover:text-ink aria-[current=page]:bg-line aria-[current=page]:font-semibold aria-[current=page]:text-ink max-md:h-11 max-md:px-2"
          >
            {label}
          </Link>
        ))}
        <span className="noscript:hidden">
          <Menu
            trigger={<IconButton label="Theme" icon={<SunMoon size={20} strokeWidth={1.5} />} />}
            groups={[themeItems(theme)]}
          />
        </span>
      </nav>
    </BarFrame>
  );
}
