def admit_requests(limit: int, window_ms: int, requests: list[list]) -> dict:
    # Return {admitted, retry_after}: how many requests were let in, and for each refused
    # request, in order, after how many milliseconds its key could be let in again.
    return {"admitted":0,"retry_after":[]}
