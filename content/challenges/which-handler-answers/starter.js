function matchRoutes(routes, requests) {
  // Return for each request [index of the route, parameters], or 404 or 405.
  return [];
}
