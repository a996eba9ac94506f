// Copies the variables and the resources, but all jobs still push into one list of labels.
function buildJobs(defaults, requests) {
  return requests.map((request) => {
    const job = { ...defaults, name: request.name, env: { ...defaults.env }, resources: { ...defaults.resources } };
    if (request.image !== undefined) job.image = request.image;
    Object.assign(job.env, request.env ?? {});
    for (const label of request.labels ?? []) if (!job.labels.includes(label)) job.labels.push(label);
    Object.assign(job.resources, request.resources ?? {});
    return job;
  });
}
