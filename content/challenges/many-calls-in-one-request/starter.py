def run_batch(calls):
    # Return [status, wave, path] for each call, in the order of the input.
    return []
