# Everything but the order of the dead: leases found together are listed as they were added.
def run_queue(events, lease, max_attempts, backoff):
    jobs, taken, done, dead = {}, [], [], []

    def fail(j, at):
        if j["n"] >= max_attempts:
            j["s"] = "dead"
            dead.append(j["name"])
        else:
            j["s"] = "waiting"
            j["ready"] = at + backoff * 2 ** (j["n"] - 1)

    for kind, time, *d in events:
        for j in jobs.values():
            if j["s"] == "leased" and j["until"] <= time:
                fail(j, j["until"])
        if kind == "add":
            jobs[d[0]] = {"name": d[0], "p": d[1], "ready": time, "n": 0, "s": "waiting"}
        elif kind == "take":
            ready = [j for j in jobs.values() if j["s"] == "waiting" and j["ready"] <= time]
            best = min(ready, key=lambda j: (-j["p"], j["ready"]), default=None)
            if best:
                best.update(s="leased", holder=d[0], n=best["n"] + 1, until=time + lease)
            taken.append(best["name"] if best else None)
        else:
            j = jobs.get(d[1])
            if j and j["s"] == "leased" and j["holder"] == d[0]:
                if kind == "done":
                    j["s"] = "done"
                    done.append(j["name"])
                else:
                    fail(j, time)
    return {"taken": taken, "done": done, "dead": dead, "left": len(jobs) - len(done) - len(dead)}
