def build_jobs(defaults, requests):
    return [make_job(defaults, request) for request in requests]


def make_job(defaults, request):
    return {
        "name": request["name"],
        "image": request.get("image", defaults["image"]),
        "env": {**defaults["env"], **request.get("env", {})},
        "labels": list(dict.fromkeys(defaults["labels"] + request.get("labels", []))),
        "resources": {**defaults["resources"], **request.get("resources", {})},
    }
