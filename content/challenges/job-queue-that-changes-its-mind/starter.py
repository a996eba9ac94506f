def run_job_queue(operations: list[list]) -> dict:
    # Return {taken, ignored}: the job given out at each "take" (or null), and how many
    # operations were ignored.
    return {"taken":[],"ignored":0}
