function selectFields(mask, resource) {
  // Return what the mask selects of the resource, or { error: position }.
  return null;
}
