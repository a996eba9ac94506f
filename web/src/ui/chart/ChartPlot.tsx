import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { DrawingProps } from "./ChartDrawing";

type Props = DrawingProps & {
  /** What is shown when the code that draws can't be loaded. */
  fallback: ReactNode;
};

type Loaded = { Drawing: ComponentType<DrawingProps> } | "failed" | null;

/** Loads the code that draws, keeps its place meanwhile, and shows the table if it doesn't come. */
export function ChartPlot({ fallback, ...drawing }: Props) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    let isMounted = true;
    import("./ChartDrawing").then(
      ({ ChartDrawing }) => isMounted && setLoaded({ Drawing: ChartDrawing }),
      () => isMounted && setLoaded("failed"),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  if (loaded === "failed") return fallback;
  if (!loaded) return <div className="mt-2 h-56 border-line border-b" aria-hidden="true" />;
  return <loaded.Drawing {...drawing} />;
}
