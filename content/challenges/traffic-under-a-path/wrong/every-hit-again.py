# Looks at every hit for each question.
def traffic_under(operations):
    hits = []
    answers = []
    for kind, path in operations:
        segments = [s for s in path.split("/") if s]
        if kind == "hit":
            hits.append(segments)
        else:
            n = len(segments)
            answers.append(sum(1 for h in hits if h[:n] == segments))
    return answers
