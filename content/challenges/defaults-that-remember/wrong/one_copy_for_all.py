# Copies the defaults once for the batch, not once for the job.
import copy


def build_jobs(defaults, requests):
    base = copy.deepcopy(defaults)
    jobs = []
    for request in requests:
        job = dict(base)
        job["name"] = request["name"]
        job["image"] = request.get("image", base["image"])
        job["env"].update(request.get("env", {}))
        for label in request.get("labels", []):
            if label not in job["labels"]:
                job["labels"].append(label)
        job["resources"].update(request.get("resources", {}))
        jobs.append(job)
    return jobs
