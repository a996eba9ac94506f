function fillReport(template: string, values: Record<string, unknown>): string | { error: number } {
  // Return the SQL with its placeholders filled in, or { error: position }.
  return template;
}
