type Resources = { cpu: number; memory: number };
type Defaults = { image: string; env: Record<string, string>; labels: string[]; resources: Resources };
type Request = {
  name: string;
  image?: string;
  env?: Record<string, string>;
  labels?: string[];
  resources?: Partial<Resources>;
};
type Job = Defaults & { name: string };

// One job for each request: the defaults with what the request adds.
function buildJobs(defaults: Defaults, requests: Request[]): Job[] {
  return requests.map((request) => makeJob(defaults, request));
}

function makeJob(defaults: Defaults, request: Request): Job {
  // A copy, so that the defaults stay as they are.
  const job: Job = { ...defaults, name: request.name };
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
