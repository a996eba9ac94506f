from bisect import bisect_right


def limit_requests(limits, requests):
    allowed = {}
    answers = []
    for now, client in requests:
        times = allowed.setdefault(client, [])
        retry = max((times[-count] + seconds - now for count, seconds in limits if len(times) >= count), default=0)
        if retry > 0:
            answers.append([False, retry])
            continue
        times.append(now)
        counted = [(count, len(times) - bisect_right(times, now - seconds)) for count, seconds in limits]
        answers.append([True, min(count - number for count, number in counted)])
    return answers
