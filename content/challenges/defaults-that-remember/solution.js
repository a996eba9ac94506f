function buildJobs(defaults, requests) {
  return requests.map((request) => makeJob(defaults, request));
}

function makeJob(defaults, request) {
  return {
    name: request.name,
    image: request.image ?? defaults.image,
    env: { ...defaults.env, ...request.env },
    labels: [...new Set([...defaults.labels, ...(request.labels ?? [])])],
    resources: { ...defaults.resources, ...request.resources },
  };
}
