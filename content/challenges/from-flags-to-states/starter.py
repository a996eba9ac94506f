# The state after the events, the retries, and the indexes of the ignored events.
def run_upload(events):
    is_started = False
    is_paused = False
    is_sent = False
    is_done = False
    is_cancelled = False
    has_failed = False
    ignored = []

    for i, event in enumerate(events):
        if event == "start" and not is_started:
            is_started = True
        elif event == "pause" and is_started and not is_paused:
            is_paused = True
        elif event == "resume" and is_paused:
            is_paused = False
        elif event == "sent" and is_started and not is_sent:
            is_sent = True
        elif event == "match" and is_sent:
            is_done = True
        elif event == "mismatch" and is_sent and not is_done:
            is_sent = False
        elif event == "error" and is_started and not is_done:
            has_failed = True
        elif event == "cancel" and not is_done:
            is_cancelled = True
        else:
            ignored.append(i)

    state = "queued"
    if is_started:
        state = "uploading"
    if is_sent:
        state = "verifying"
    if is_paused:
        state = "paused"
    if has_failed:
        state = "failed"
    if is_cancelled:
        state = "cancelled"
    if is_done:
        state = "done"
    return {"state": state, "retries": 0, "ignored": ignored}
