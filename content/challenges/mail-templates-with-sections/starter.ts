function renderMail(templates: Record<string, string>, data: unknown): string | { error: [string, number] } {
  // Return the rendered template 'main', or { error: [template, position] }.
  return '';
}
