def limit_requests(limits, requests):
    # Return [true, remaining] or [false, retry after] for each request.
    return []
