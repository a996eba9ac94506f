// Takes the request's resources as a whole, so that a member that it does not give is lost.
function buildJobs(defaults, requests) {
  return requests.map((request) => ({
    name: request.name,
    image: request.image ?? defaults.image,
    env: { ...defaults.env, ...request.env },
    labels: [...new Set([...defaults.labels, ...(request.labels ?? [])])],
    resources: request.resources ?? { ...defaults.resources },
  }));
}
