import { PageOutlet } from "./PageOutlet";
import { StaffHead } from "./StaffHead";

/** Around every page under /admin. */
export function AdminLayout() {
  return (
    <>
      <StaffHead />
      <main id="main">
        <PageOutlet />
      </main>
    </>
  );
}
