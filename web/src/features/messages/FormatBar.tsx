import { Bold, Code, Eye, Link2, List } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "@/ui/IconButton";
import type { Format } from "./format";

type Props = {
  previewing: boolean;
  onPreview: (previewing: boolean) => void;
  onFormat: (format: Format) => void;
};

const formats = [
  { format: "bold", label: "Bold", keys: "Ctrl B", Icon: Bold },
  { format: "code", label: "Code", keys: "Ctrl E", Icon: Code },
  { format: "link", label: "Link", keys: "Ctrl K", Icon: Link2 },
  { format: "list", label: "List", keys: "Ctrl Shift 8", Icon: List },
] as const;

/** The format that a press of a key asks for, with Ctrl or ⌘; none for any other key. */
export function formatOfKey(event: KeyboardEvent): Format | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  if (event.shiftKey) return event.code === "Digit8" ? "list" : null;
  const key = event.key.toLowerCase();
  return key === "b" ? "bold" : key === "e" ? "code" : key === "k" ? "link" : null;
}

/** Above the field: how text is formatted, and a look at how it will read. */
export function FormatBar({ previewing, onPreview, onFormat }: Props) {
  return (
    <div role="toolbar" aria-label="Formatting" className="mb-1 -ml-2 flex items-center">
      {formats.map(({ format, label, keys, Icon }) => (
        <IconButton
          key={format}
          label={label}
          keyHint={keys}
          icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
          disabled={previewing}
          onClick={() => onFormat(format)}
        />
      ))}
      <IconButton
        label="Preview"
        icon={<Eye size={16} strokeWidth={1.5} aria-hidden />}
        pressed={previewing}
        className="ml-auto"
        onClick={() => onPreview(!previewing)}
      />
    </div>
  );
}
