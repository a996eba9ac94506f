def simulate_builds(jobs, agents, aging):
    # Return [end of the last build, sum of all waiting times, index of the job that waited longest].
    return [0, 0, -1]
