# Fills the table of longest common subsequences.
def change_size(before, after, limit):
    row = [0] * (len(after) + 1)
    for line in before:
        diagonal = 0
        for j, other in enumerate(after, 1):
            old = row[j]
            row[j] = diagonal + 1 if line == other else max(old, row[j - 1])
            diagonal = old
    removed, added = len(before) - row[-1], len(after) - row[-1]
    return [removed, added] if removed + added <= limit else None
