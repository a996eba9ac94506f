# Takes the oldest line from the front of a list, which moves all the others.
def run_ring_log(capacity, operations):
    kept = []
    gone = 0
    answers = []
    for op in operations:
        if op[0] == "append":
            kept.insert(len(kept), op[1])
            if len(kept) > capacity:
                kept = kept[1:]
                gone += 1
            continue
        start = max(op[1] - gone, 0)
        answers.append({"lost": max(0, gone - op[1]), "lines": kept[start:start + op[2]]})
    return answers
