MAX_RETRIES = 3

# (state, event) -> new state; what depends on more than that stands in run_upload.
TRANSITIONS = {
    ("queued", "start"): "uploading",
    ("queued", "pause"): "paused",
    ("uploading", "pause"): "paused",
    ("paused", "resume"): "queued or uploading",
    ("uploading", "sent"): "verifying",
    ("uploading", "error"): "failed",
    ("verifying", "error"): "failed",
    ("verifying", "match"): "done",
    ("verifying", "mismatch"): "uploading",
    ("failed", "retry"): "queued",
}
for open_state in ("queued", "uploading", "paused", "verifying", "failed"):
    TRANSITIONS[open_state, "cancel"] = "cancelled"


def run_upload(events):
    state, paused_in, retries, ignored = "queued", None, 0, []
    for i, event in enumerate(events):
        target = TRANSITIONS.get((state, event))
        if event in ("mismatch", "retry") and target is not None:
            if retries < MAX_RETRIES:
                retries += 1
            else:
                target = "failed" if event == "mismatch" else None
        if target is None:
            ignored.append(i)
            continue
        if event == "pause":
            paused_in = state
        state = paused_in if event == "resume" else target
    return {"state": state, "retries": retries, "ignored": ignored}
