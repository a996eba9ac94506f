def run_queue(events, lease, max_attempts, backoff):
    jobs = {}  # in the order of adding
    taken = []
    done = []

    def fail_attempt(job, at):
        job["holder"] = None
        if job["attempt"] >= max_attempts:
            job["state"] = "dead"
            job["died_at"] = at
        else:
            job["state"] = "waiting"
            job["ready_at"] = at + backoff * 2 ** (job["attempt"] - 1)

    # Every lease that has run out, each at its own time.
    def expire_leases(now):
        for job in jobs.values():
            if job["state"] == "leased" and job["until"] <= now:
                fail_attempt(job, job["until"])

    def next_job(now):
        ready = (job for job in jobs.values() if job["state"] == "waiting" and job["ready_at"] <= now)
        # min() gives the first of equals: the one added first.
        return min(ready, key=lambda job: (-job["priority"], job["ready_at"]), default=None)

    for kind, time, *data in events:
        expire_leases(time)
        if kind == "add":
            name, priority = data
            jobs[name] = {
                "name": name,
                "priority": priority,
                "ready_at": time,
                "attempt": 0,
                "holder": None,
                "until": 0,
                "state": "waiting",
            }
        elif kind == "take":
            job = next_job(time)
            if job is not None:
                job["state"] = "leased"
                job["holder"] = data[0]
                job["attempt"] += 1
                job["until"] = time + lease
            taken.append(None if job is None else job["name"])
        else:
            worker, name = data
            job = jobs.get(name)
            if job is None or job["state"] != "leased" or job["holder"] != worker:
                continue
            if kind == "done":
                job["state"] = "done"
                done.append(name)
            else:
                fail_attempt(job, time)

    # sorted() is stable: equal times stay in the order of adding.
    dead = sorted((job for job in jobs.values() if job["state"] == "dead"), key=lambda job: job["died_at"])
    return {
        "taken": taken,
        "done": done,
        "dead": [job["name"] for job in dead],
        "left": len(jobs) - len(done) - len(dead),
    }
