import { paths } from "@/lib/paths";
import { Link } from "@/ui/Link";
import { Logo } from "@/ui/Logo";
import { AccountMenu } from "./AccountMenu";
import { BarFrame } from "./BarFrame";
import { useKeysDialog } from "./KeysDialog";

/** What stands above the pages of the staff: a bar that leads back to the tools. */
export function StaffHead() {
  const { openKeys, dialog } = useKeysDialog([]);
  return (
    <>
      <BarFrame>
        <Link href={paths.adminTools} className="inline-flex rounded-control">
          <Logo />
        </Link>
        <p className="rounded-tag border border-line-strong px-1.5 text-12 text-muted">Staff</p>
        <div className="ml-auto -mr-1.5">
          <AccountMenu onKeys={openKeys} />
        </div>
      </BarFrame>
      {dialog}
    </>
  );
}
