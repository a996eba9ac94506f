import { paths } from "@/lib/paths";
import { LockedPreview } from "./LockedPreview";

/** What the free tier doesn't have. */
export function LockedCompany() {
  const included = "Included in Hiring Kernel and Flagship.";
  const parts = [
    { title: "Views and viewers over time", shape: "line" },
    { title: "Interests over time", shape: "line" },
    { title: "Job performance", shape: "table" },
    { title: "Challenge pass rates", shape: "rows" },
  ] as const;
  return (
    <div className="grid gap-x-10 gap-y-8 py-4 lg:grid-cols-2">
      {parts.map(({ title, shape }) => (
        <LockedPreview
          key={title}
          title={title}
          shape={shape}
          href={paths.employerSubscriptionTiers}
        >
          {included}
        </LockedPreview>
      ))}
    </div>
  );
}
