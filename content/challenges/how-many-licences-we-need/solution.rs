use std::collections::BTreeMap;

pub fn peak_usage(sessions: Vec<(i64, i64)>) -> (i64, i64, i64) {
    let mut change: BTreeMap<i64, i64> = BTreeMap::new();
    for (opened, closed) in sessions {
        *change.entry(opened).or_default() += 1;
        *change.entry(closed).or_default() -= 1;
    }
    // Where one session ends as another begins, the number of seats stays the same and the stretch goes on.
    change.retain(|_, seats| *seats != 0);

    let ends = change.keys().skip(1);
    let mut held = 0;
    let mut best = (0, 0, 0);
    for ((&start, &seats), &end) in change.iter().zip(ends) {
        held += seats;
        if held > best.0 {
            best = (held, start, end);
        }
    }
    best
}
