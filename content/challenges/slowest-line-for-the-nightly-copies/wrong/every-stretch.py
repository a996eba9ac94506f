# Tries every stretch of dumps: quadratic.
def slowest_line(copies):
    need = 1
    for i, (ready, _, _) in enumerate(copies):
        total = 0
        for j in range(i, len(copies)):
            total += copies[j][1]
            room = copies[j][2] - ready
            if room <= 0:
                return -1
            need = max(need, -(-total // room))
    return need
