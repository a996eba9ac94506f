function matchRoutes(routes: [string, string][], requests: [string, string][]): ([number, Record<string, string>] | number)[] {
  // Return for each request [index of the route, parameters], or 404 or 405.
  return [];
}
