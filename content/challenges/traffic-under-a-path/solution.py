from collections import Counter


def traffic_under(operations):
    hits = Counter()
    answers = []
    for kind, path in operations:
        segments = [s for s in path.split("/") if s]
        if kind == "count":
            answers.append(hits["/".join(segments)])
            continue
        for n in range(len(segments) + 1):
            hits["/".join(segments[:n])] += 1
    return answers
