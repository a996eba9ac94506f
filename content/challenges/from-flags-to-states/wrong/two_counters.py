# Counts mismatches and retries apart, so that there are six tries.
def run_upload(events):
    table = {
        "queued": {"start": "uploading", "pause": "paused", "cancel": "cancelled"},
        "uploading": {"pause": "paused", "sent": "verifying", "error": "failed", "cancel": "cancelled"},
        "paused": {"resume": "", "cancel": "cancelled"},
        "verifying": {"match": "done", "error": "failed", "mismatch": "uploading", "cancel": "cancelled"},
        "failed": {"retry": "queued", "cancel": "cancelled"},
        "done": {},
        "cancelled": {},
    }
    state, before, counts, ignored = "queued", "", {"mismatch": 0, "retry": 0}, []
    for i, e in enumerate(events):
        target = table[state].get(e)
        if e == "resume" and target is not None:
            target = before
        if target is not None and e in counts:
            if counts[e] < 3:
                counts[e] += 1
            else:
                target = "failed" if e == "mismatch" else None
        if target is None:
            ignored.append(i)
            continue
        if e == "pause":
            before = state
        state = target
    return {"state": state, "retries": sum(counts.values()), "ignored": ignored}
