# One job for each request: the defaults with what the request adds.
def build_jobs(defaults, requests):
    return [make_job(defaults, request) for request in requests]


def make_job(defaults, request):
    # A copy, so that the defaults stay as they are.
    job = dict(defaults)
    job["name"] = request["name"]
    if "image" in request:
        job["image"] = request["image"]
    job["env"].update(request.get("env", {}))
    for label in request.get("labels", []):
        if label not in job["labels"]:
            job["labels"].append(label)
    if "resources" in request:
        defaults["resources"].update(request["resources"])
        job["resources"] = defaults["resources"]
    return job
