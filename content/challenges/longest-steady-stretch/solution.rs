use std::collections::VecDeque;

pub fn steady_stretch(samples: Vec<(i64, i64)>, tolerance: i64, max_gap: i64) -> Option<(i64, i64)> {
    // Candidates for the largest and the smallest reading of the stretch, with their places: readings fall in the one
    // and rise in the other.
    let mut highest: VecDeque<(usize, i64)> = VecDeque::new();
    let mut lowest: VecDeque<(usize, i64)> = VecDeque::new();
    let mut best: Option<(i64, i64)> = None;
    let mut first = 0;
    for (last, &(time, reading)) in samples.iter().enumerate() {
        if last > 0 && time - samples[last - 1].0 > max_gap {
            first = last;
            highest.clear();
            lowest.clear();
        }
        while matches!(highest.back(), Some(&(_, high)) if high <= reading) {
            highest.pop_back();
        }
        highest.push_back((last, reading));
        while matches!(lowest.back(), Some(&(_, low)) if low >= reading) {
            lowest.pop_back();
        }
        lowest.push_back((last, reading));

        while highest[0].1 - lowest[0].1 > tolerance {
            first += 1;
            for extremes in [&mut highest, &mut lowest] {
                if extremes[0].0 < first {
                    extremes.pop_front();
                }
            }
        }
        let begin = samples[first].0;
        if best.map_or(true, |(start, end)| time - begin > end - start) {
            best = Some((begin, time));
        }
    }
    best
}
