import type { ReactNode } from "react";
import { LinkTabs } from "@/ui/LinkTabs";
import { PageHeader } from "@/ui/Page";
import { useFocusKeeper } from "@/ui/use-focus-keeper";
import { groupOf, type Tool, toolGroups } from "./tools";

type Props = {
  current: Tool;
  title: string;
  lede: string;
  children: ReactNode;
};

/** The shell of the staff's tools: the groups of tools, and the tools of this group. */
export function AdminFrame({ current, title, lede, children }: Props) {
  const group = groupOf(current);
  const groups = toolGroups.map(({ key, label, tools: [first] }) => ({
    key,
    label,
    href: first.href,
  }));
  // What was decided leaves its list, and a person takes the place of the list.
  const page = useFocusKeeper<HTMLDivElement>("h1");
  return (
    <div ref={page} className="page pb-16">
      <PageHeader above="Staff tools" title={title} lede={lede} />
      {/* All groups are in sight at 390 px. */}
      <LinkTabs label="Staff tools" tabs={groups} current={group.key} className="max-md:gap-x-4" />
      {group.tools.length > 1 && (
        <LinkTabs
          label={group.label}
          tabs={[...group.tools]}
          current={current}
          className="mt-1 text-13"
        />
      )}
      {children}
    </div>
  );
}
