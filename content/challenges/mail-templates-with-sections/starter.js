function renderMail(templates, data) {
  // Return the rendered template 'main', or { error: [template, position] }.
  return '';
}
