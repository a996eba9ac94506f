import type { ReactNode } from "react";
import { paths } from "@/lib/paths";
import { Link } from "@/ui/Link";
import { Logo } from "@/ui/Logo";
import { AccountMenu } from "./AccountMenu";
import { BarFrame } from "./BarFrame";
import { useKeysDialog } from "./KeysDialog";

/** What stands around the pages of the staff: a bar that leads back to the tools. */
export function StaffFrame({ children }: { children: ReactNode }) {
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
      <main id="main">{children}</main>
      {dialog}
    </>
  );
}
