use std::{cmp::Reverse, collections::BinaryHeap};

pub fn simulate_builds(jobs: Vec<(i64, i64, i64)>, agents: i64, aging: i64) -> (i64, i64, i64) {
    // Urgencies grow alike, so their order is that of arrival - priority * aging, whatever the time is.
    let mut waiting: BinaryHeap<Reverse<(i64, usize)>> = BinaryHeap::new();
    let mut builds: BinaryHeap<Reverse<i64>> = BinaryHeap::new();
    let mut arriving = jobs.iter().enumerate().peekable();
    let mut end = 0;
    let mut total_wait = 0;
    // The wait, and the job: the smallest index among equals.
    let mut longest: Option<(i64, Reverse<usize>)> = None;
    loop {
        let next_arrival = arriving.peek().map(|(_, job)| job.0);
        if next_arrival.is_none() && waiting.is_empty() {
            break;
        }
        let next_end = builds.peek().map(|&Reverse(end)| end);
        let now = match next_arrival.into_iter().chain(next_end).min() {
            Some(now) => now,
            None => break,
        };
        while matches!(builds.peek(), Some(&Reverse(end)) if end <= now) {
            builds.pop();
        }
        while let Some((index, &(arrival, _, priority))) = arriving.next_if(|(_, job)| job.0 == now) {
            waiting.push(Reverse((arrival - priority * aging, index)));
        }
        while (builds.len() as i64) < agents {
            let index = match waiting.pop() {
                Some(Reverse((_, index))) => index,
                None => break,
            };
            let (arrival, duration, _) = jobs[index];
            total_wait += now - arrival;
            longest = longest.max(Some((now - arrival, Reverse(index))));
            end = end.max(now + duration);
            builds.push(Reverse(now + duration));
        }
    }
    (end, total_wait, longest.map_or(-1, |(_, Reverse(index))| index as i64))
}
