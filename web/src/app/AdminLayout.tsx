import { PageOutlet } from "./PageOutlet";
import { StaffFrame } from "./StaffFrame";

/** Around every page under /admin. */
export function AdminLayout() {
  return (
    <StaffFrame>
      <PageOutlet />
    </StaffFrame>
  );
}
