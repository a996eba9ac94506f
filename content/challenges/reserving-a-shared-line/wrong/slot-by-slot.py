# Keeps one number for each slot.
def run_reservations(capacity, operations):
    times = sorted({t for op in operations if op[0] != "cancel" for t in op[1:3]})
    slot = {t: i for i, t in enumerate(times)}
    load = [0] * len(times)
    live, answers, accepted = {}, [], 0
    for i, (op, *x) in enumerate(operations):
        if op == "cancel":
            if x[0] in live:
                a, b, r = live.pop(x[0])
                load[a:b] = [n - r for n in load[a:b]]
            continue
        a, b = slot[x[0]], slot[x[1]]
        top = max(load[a:b])
        if op == "peak":
            answers.append(top)
        elif top + x[2] <= capacity:
            accepted += 1
            live[i] = (a, b, x[2])
            load[a:b] = [n + x[2] for n in load[a:b]]
    return {"accepted": accepted, "answers": answers}
