use std::cmp::Reverse;

pub fn smallest_host(mut services: Vec<(i64, i64)>) -> i64 {
    // What gives back most after its start goes first.
    services.sort_unstable_by_key(|&(peak, steady)| Reverse(peak - steady));

    let mut used = 0;
    let mut needed = 0;
    for (peak, steady) in services {
        needed = needed.max(used + peak);
        used += steady;
    }
    needed
}
