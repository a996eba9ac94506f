def run_ring_log(capacity, operations):
    places = []
    written = 0
    answers = []
    for operation in operations:
        if operation[0] == "append":
            if written < capacity:
                places.append(operation[1])
            else:
                places[written % capacity] = operation[1]
            written += 1
            continue
        _, start, count = operation
        oldest = max(0, written - capacity)
        first = max(start, oldest)
        last = min(written, first + count)
        lines = [places[n % capacity] for n in range(first, last)]
        answers.append({"lost": max(0, oldest - start), "lines": lines})
    return answers
