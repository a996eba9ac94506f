# Simulates the queue over the events.
def run_queue(events, lease, max_attempts, backoff):
    jobs = {}
    taken = []
    done = []
    dead = []

    def fail_attempt(job, now):
        job["holder"] = None
        if job["attempt"] >= max_attempts:
            job["state"] = "dead"
            dead.append(job["name"])
        else:
            job["state"] = "waiting"
            job["ready_at"] = now + backoff * 2 ** job["attempt"]

    def expire_leases(now):
        for job in jobs.values():
            if job["state"] == "leased" and job["until"] < now:
                fail_attempt(job, now)
                return

    def next_job(now):
        best = None
        for job in jobs.values():
            if job["state"] != "waiting" or job["ready_at"] > now:
                continue
            if best is None or job["priority"] > best["priority"]:
                best = job
        return best

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
            _, name = data
            job = jobs.get(name)
            if job is None or job["state"] != "leased":
                continue
            if kind == "done":
                job["state"] = "done"
                done.append(name)
            else:
                fail_attempt(job, time)
    return {"taken": taken, "done": done, "dead": dead, "left": len(jobs) - len(done) - len(dead)}
