import { DeactivateSection } from "./DeactivateSection";
import { DeleteSection } from "./DeleteSection";
import { ExportSection } from "./ExportSection";

/** Taking one's data along, resting, and leaving for good. */
export function DangerTab() {
  return (
    <>
      <ExportSection />
      <DeactivateSection />
      <DeleteSection />
    </>
  );
}
