import { paths } from "@/lib/paths";
import { useProfile } from "@/lib/session/session";
import { Link } from "@/ui/Link";
import { Logo } from "@/ui/Logo";
import { AccountMenu } from "./AccountMenu";
import { BarFrame } from "./BarFrame";
import { useKeysDialog } from "./KeysDialog";
import { SearchBox } from "./SearchBox";

/** What stands above the pages of the staff: a bar that leads back to the tools, and to all of them by its keys. */
export function StaffHead() {
  const profile = useProfile();
  const { openKeys, dialog } = useKeysDialog([]);
  return (
    <>
      <BarFrame>
        <Link href={paths.adminTools} className="inline-flex rounded-control">
          <Logo />
        </Link>
        <p className="rounded-tag border border-line-strong px-1.5 text-12 text-muted">Staff</p>
        <SearchBox reader={profile} />
        <div className="-mr-1.5 shrink-0 md:ml-auto">
          <AccountMenu onKeys={openKeys} />
        </div>
      </BarFrame>
      {dialog}
    </>
  );
}
