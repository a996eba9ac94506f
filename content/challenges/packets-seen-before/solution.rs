const COUNTERS: i64 = 1 << 16;

pub fn judge_packets(packets: Vec<(i64, bool)>, window: i64) -> String {
    let mut receiver = Receiver { window, top: None, seen: vec![None; window as usize] };
    packets.into_iter().map(|(low, is_genuine)| receiver.judge(low, is_genuine)).collect()
}

struct Receiver {
    window: i64,
    /// The largest counter that was accepted.
    top: Option<i64>,
    /// The accepted counter that each place of the window saw last.
    seen: Vec<Option<i64>>,
}

impl Receiver {
    fn judge(&mut self, low: i64, is_genuine: bool) -> char {
        let full = self.full_counter(low);
        if matches!(self.top, Some(top) if full <= top - self.window) {
            return 'o';
        }
        let place = &mut self.seen[full.rem_euclid(self.window) as usize];
        if *place == Some(full) {
            return 'r';
        }
        if !is_genuine {
            return 'f';
        }
        *place = Some(full);
        self.top = self.top.max(Some(full));
        'a'
    }

    /// The one nearest to `top` that ends in these bits.
    fn full_counter(&self, low: i64) -> i64 {
        match self.top {
            None => low,
            Some(top) => {
                let ahead = (low - top).rem_euclid(COUNTERS);
                top + if ahead <= COUNTERS / 2 { ahead } else { ahead - COUNTERS }
            }
        }
    }
}
