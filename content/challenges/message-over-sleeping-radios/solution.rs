use std::{cmp::Reverse, collections::BinaryHeap};

#[derive(Clone, Copy)]
struct Link {
    other: usize,
    transit: i64,
    period: i64,
    offset: i64,
    awake: i64,
}

impl Link {
    /// When a message that is here at `time` arrives at the other end.
    fn arrival(&self, time: i64) -> i64 {
        if time < self.offset {
            return self.offset + self.transit;
        }
        let phase = (time - self.offset) % self.period;
        let leave = if phase < self.awake { time } else { time + self.period - phase };
        leave + self.transit
    }
}

pub fn earliest_arrival(stations: i64, links: Vec<(i64, i64, i64, i64, i64, i64)>, source: i64, target: i64, start: i64) -> i64 {
    let mut links_of: Vec<Vec<Link>> = vec![Vec::new(); stations as usize];
    for (a, b, transit, period, offset, awake) in links {
        let (a, b) = (a as usize, b as usize);
        links_of[a].push(Link { other: b, transit, period, offset, awake });
        links_of[b].push(Link { other: a, transit, period, offset, awake });
    }

    // To be somewhere later never helps to be elsewhere earlier, so each station is left once, in order of time.
    let mut best = vec![i64::MAX; links_of.len()];
    best[source as usize] = start;
    let mut waiting = BinaryHeap::from([Reverse((start, source as usize))]);
    while let Some(Reverse((time, station))) = waiting.pop() {
        if station == target as usize {
            return time;
        }
        if time > best[station] {
            continue;
        }
        for link in &links_of[station] {
            let arrival = link.arrival(time);
            if arrival < best[link.other] {
                best[link.other] = arrival;
                waiting.push(Reverse((arrival, link.other)));
            }
        }
    }
    -1
}
