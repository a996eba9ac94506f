import { useState } from "react";
import { Button } from "@/ui/Button";
import { ActionBar, PageHeader } from "@/ui/Page";
import { PageFade } from "@/ui/PageFade";
import { SkipLink } from "@/ui/SkipLink";
import { ToastProvider } from "@/ui/Toasts";
import { ActionsSection } from "./ActionsSection";
import { ChartsSection } from "./ChartsSection";
import { CodeSection } from "./CodeSection";
import { DataSection } from "./DataSection";
import { EvidenceSection } from "./EvidenceSection";
import { FormsSection } from "./FormsSection";
import { LayersSection } from "./LayersSection";
import { StatesSection } from "./StatesSection";
import { TokensSection } from "./TokensSection";

type Theme = "light" | "dark" | undefined;

/** Every part of the design system, and the six states of a view. For looking at, in development. */
export function GalleryPage() {
  const [theme, setTheme] = useState<Theme>(undefined);
  return (
    <ToastProvider>
      <div data-theme={theme} className="min-h-dvh bg-paper text-ink">
        <SkipLink />
        <main id="main" tabIndex={-1} className="page">
          <PageFade>
            <PageHeader
              title="Design system"
              lede="Ink on paper, hairlines, aligned figures, one colour for actions and one for proof."
            />
            <EvidenceSection />
            <CodeSection />
            <StatesSection />
            <ActionsSection />
            <FormsSection />
            <LayersSection />
            <DataSection />
            <ChartsSection />
            <TokensSection />
          </PageFade>
        </main>
        <ActionBar label="Theme" note="Theme of this page">
          <Button onClick={() => setTheme(undefined)}>System</Button>
          <Button onClick={() => setTheme("light")}>Light</Button>
          <Button onClick={() => setTheme("dark")}>Dark</Button>
        </ActionBar>
      </div>
    </ToastProvider>
  );
}
