function selectFields(mask: string, resource: unknown): unknown {
  // Return what the mask selects of the resource, or { error: position }.
  return null;
}
