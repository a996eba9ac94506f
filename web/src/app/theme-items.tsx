import { Check } from "lucide-react";
import type { MenuItem } from "@/ui/Menu";
import { setTheme, type Theme } from "./theme";

const labels: Record<Theme, string> = {
  system: "System theme",
  light: "Light theme",
  dark: "Dark theme",
};

/** The three themes as lines of a menu, the chosen one ticked. */
export function themeItems(chosen: Theme): MenuItem[] {
  return (Object.keys(labels) as Theme[]).map((theme) => ({
    label: labels[theme],
    icon: theme === chosen ? <Check size={16} strokeWidth={1.5} /> : <span className="w-4" />,
    onSelect: () => setTheme(theme),
  }));
}
