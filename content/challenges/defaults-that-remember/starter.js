// One job for each request: the defaults with what the request adds.
function buildJobs(defaults, requests) {
  return requests.map((request) => makeJob(defaults, request));
}

function makeJob(defaults, request) {
  // A copy, so that the defaults stay as they are.
  const job = { ...defaults, name: request.name };
  if (request.image !== undefined) {
    job.image = request.image;
  }
  Object.assign(job.env, request.env ?? {});
  for (const label of request.labels ?? []) {
    if (!job.labels.includes(label)) {
      job.labels.push(label);
    }
  }
  if (request.resources !== undefined) {
    job.resources = Object.assign(defaults.resources, request.resources);
  }
  return job;
}
