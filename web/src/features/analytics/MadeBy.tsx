import type { ReactNode } from "react";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";
import type { DefinitionId } from "./definitions";

/** A sentence about how a chart is made, and where the rest of it is. */
export function MadeBy({ id, children }: { id: DefinitionId; children: ReactNode }) {
  return (
    <>
      {children}{" "}
      <TextLink underlined href={paths.analyticsDefinition(id)}>
        How this is counted
      </TextLink>
    </>
  );
}
