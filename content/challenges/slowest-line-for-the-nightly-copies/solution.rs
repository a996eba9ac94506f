pub fn slowest_line(copies: Vec<(i64, i64, i64)>) -> i64 {
    // In units of 1/rate seconds, all times are whole numbers.
    let is_enough = |rate: i64| {
        let mut free = 0;
        copies.iter().all(|&(ready, size, deadline)| {
            free = free.max(ready * rate) + size;
            free <= deadline * rate
        })
    };

    let mut high = 1 + copies.iter().map(|&(_, size, _)| size).sum::<i64>();
    if !is_enough(high) {
        return -1;
    }
    let mut low = 0;
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if is_enough(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    high
}
