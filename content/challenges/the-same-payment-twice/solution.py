import json


def answer_payments(requests, ttl):
    remembered = {}
    payments = 0
    answers = []
    for request in requests:
        key, time = request['key'], request['time']
        text = json.dumps(request['body'], sort_keys=True)
        before = remembered.get(key) if key is not None else None
        if before and time - before[0] < ttl:
            answers.append(f'replay {before[2]}' if before[1] == text else 'conflict')
            continue
        payments += 1
        if key is not None:
            remembered[key] = (time, text, payments)
        answers.append(f'new {payments}')
    return answers
