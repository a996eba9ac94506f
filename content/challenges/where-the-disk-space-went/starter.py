# The k entries with the greatest totals, as pairs [id, total].
def largest_directories(entries, k):
    def total(entry_id, size):
        result = size
        for child_id, parent, child_size in entries:
            if parent == entry_id:
                result += total(child_id, child_size)
        return result

    totals = [[entry_id, total(entry_id, size)] for entry_id, _, size in entries]
    return sorted(totals, key=lambda pair: (-pair[1], pair[0]))[:k]
