use std::collections::HashMap;

pub fn limit_requests(limits: Vec<(i64, i64)>, requests: Vec<(i64, String)>) -> Vec<(bool, i64)> {
    let mut allowed: HashMap<String, Vec<i64>> = HashMap::new();
    let mut answer = |now: i64, client: String| {
        let times = allowed.entry(client).or_default();
        // For each limit that is used up, the request that has to leave its window before the next one fits.
        let retry = limits.iter().filter_map(|&(count, seconds)| {
            let oldest = times.len().checked_sub(count as usize)?;
            Some(times.get(oldest)? + seconds - now)
        });
        let retry = retry.max().unwrap_or(0);
        if retry > 0 {
            return (false, retry);
        }
        times.push(now);
        let remaining = limits.iter().map(|&(count, seconds)| {
            let outside = times.partition_point(|&time| time <= now - seconds);
            count - (times.len() - outside) as i64
        });
        (true, remaining.min().unwrap_or(0))
    };
    requests.into_iter().map(|(now, client)| answer(now, client)).collect()
}
