import { Download } from "lucide-react";
import { saveFile } from "@/lib/save-file";
import { Button } from "@/ui/Button";
import { Section } from "@/ui/Page";
import { importColumns, templateCsv } from "./columns";

/** What the columns are called and what goes into them, with a file to begin from. */
export function ColumnsHelp() {
  return (
    <Section title="CSV columns" className="mt-4">
      <p className="mb-4 max-w-measure text-muted">
        Use any order and common column names. Only the title is required. The separator is
        detected. Put text with line breaks in quotation marks. Cells that start like a formula are
        treated as text.
      </p>
      <Button
        icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => saveFile("jobs-template.csv", [templateCsv()], "text/csv;charset=utf-8")}
      >
        Download a template
      </Button>
      <details className="mt-4">
        <summary className="w-fit rounded-tag text-action hover:text-action-strong">
          All {importColumns.length} columns
        </summary>
        <dl className="mt-3 border-line border-t">
          {importColumns.map((column) => (
            <div
              key={column.key}
              className="flex gap-x-6 gap-y-0.5 border-line border-b py-2 max-md:flex-col"
            >
              <dt className="w-44 shrink-0">
                <code className="font-mono text-13">{column.key}</code>
              </dt>
              <dd className="min-w-0 text-muted">{column.help}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  );
}
