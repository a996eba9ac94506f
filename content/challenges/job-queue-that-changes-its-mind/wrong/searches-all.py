# Looks at every waiting job for each take.
def run_job_queue(operations):
    jobs, taken, ignored, n = {}, [], 0, 0
    for op, *x in operations:
        if op == "take":
            best = min(jobs, key=jobs.get, default=None)
            jobs.pop(best, None)
            taken.append(best)
        elif (x[0] in jobs) == (op == "add"):
            ignored += 1
        elif op == "cancel":
            del jobs[x[0]]
        else:
            if op == "add":
                n += 1
            jobs[x[0]] = (-x[1], n if op == "add" else jobs[x[0]][1])
    return {"taken": taken, "ignored": ignored}
