import { paths } from "@/lib/paths";
import { Link } from "@/ui/Link";
import { Logo } from "@/ui/Logo";
import { AccountMenu } from "./AccountMenu";
import { BarFrame } from "./BarFrame";
import { useKeysDialog } from "./KeysDialog";
import { PageOutlet } from "./PageOutlet";

/** Around /admin: the shell of the staff's tools. Each tool brings its own tab (`AdminTabs`). */
export function AdminLayout() {
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
      <main id="main">
        <PageOutlet />
      </main>
      {dialog}
    </>
  );
}
