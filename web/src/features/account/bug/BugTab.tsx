import { SettingsSection } from "../SettingsSection";
import { BugForm } from "./BugForm";
import { OwnBugReports } from "./OwnBugReports";

/** Telling us what doesn't work, and reading what became of it. */
export function BugTab() {
  return (
    <>
      <SettingsSection
        title="Report a bug"
        id="report"
        lede="Our staff read it with the details of your browser. You can send one every 5 minutes."
      >
        <BugForm />
      </SettingsSection>
      <SettingsSection title="Your bug reports" id="reports" lede="We notify you when one changes.">
        <OwnBugReports />
      </SettingsSection>
    </>
  );
}
