//! Waiting in front of several servers: Erlang's formulas, exact for exponential times, with the usual correction for
//! others (Allen and Cunneen), and with a limit on how many can wait.

/// Beyond so many servers B is interpolated from a table.
const DIRECT: u32 = 24;
const POINTS: usize = 600;
const LOWEST: f64 = 0.05;
const HIGHEST: f64 = 4.0;

/// Erlang B for one number of servers.
#[derive(Debug, Clone)]
pub(crate) struct Servers {
    count: u32,
    /// ln B at even steps of the load of one server.
    table: Vec<f64>,
}

/// What a load does to a group of servers.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Load {
    /// Share of arrivals that find no place.
    pub(crate) refused: f64,
    /// Share of the admitted that wait.
    pub(crate) waits: f64,
    /// Mean number that wait.
    pub(crate) waiting: f64,
    /// Mean number in service.
    pub(crate) busy: f64,
}

impl Servers {
    pub(crate) fn new(count: u32) -> Self {
        let table = if count <= DIRECT {
            Vec::new()
        } else {
            let step = (HIGHEST - LOWEST) / (POINTS - 1) as f64;
            (0..POINTS).map(|i| ln_erlang_b(count, (LOWEST + step * i as f64) * f64::from(count))).collect()
        };
        Self { count, table }
    }

    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// Probability that all servers are busy when nobody can wait; `load` is the load of one server.
    fn erlang_b(&self, load: f64) -> f64 {
        if load <= 0.0 {
            return 0.0;
        }
        if self.table.is_empty() {
            return libm::exp(ln_erlang_b(self.count, load * f64::from(self.count)));
        }
        if load < LOWEST {
            return 0.0;
        }
        if load >= HIGHEST {
            return 1.0 - 1.0 / load;
        }
        let place = (load - LOWEST) / (HIGHEST - LOWEST) * (POINTS - 1) as f64;
        let below = (place as usize).min(POINTS - 2);
        let share = place - below as f64;
        libm::exp(self.table[below] * (1.0 - share) + self.table[below + 1] * share)
    }

    /// The stationary state at this load of one server. Without `room` the load is below 1. `spread` is half of one plus
    /// the squared variation of the service time; it is 1 for exponential times.
    pub(crate) fn at(&self, load: f64, room: Option<f64>, spread: f64) -> Load {
        let b = self.erlang_b(load);
        let servers = f64::from(self.count);
        if b <= 0.0 {
            return Load { busy: servers * load, ..Load::default() };
        }
        let Some(room) = room else {
            let load = load.min(1.0 - 1e-9);
            let waits = b / (1.0 - load * (1.0 - b));
            return Load { refused: 0.0, waits, waiting: spread * waits * load / (1.0 - load), busy: servers * load };
        };
        // Relative to the probability of "all busy, nobody waits": 1/b - 1 for fewer busy, load^j for j waiting.
        let (sum, weighted, last) = geometric(load, room);
        let all = 1.0 / b - 1.0 + sum;
        let refused = last / all;
        let waits = if refused < 1.0 { ((sum - last) / all / (1.0 - refused)).min(1.0) } else { 1.0 };
        let waiting = (spread * weighted / all).min(room);
        Load { refused, waits, waiting, busy: servers * load * (1.0 - refused) }
    }
}

/// Σ load^j, Σ j·load^j for j from 0 to `room`, and load^room.
fn geometric(load: f64, room: f64) -> (f64, f64, f64) {
    let last = libm::pow(load, room);
    if (load - 1.0).abs() < 1e-6 {
        return (room + 1.0, room * (room + 1.0) / 2.0, last);
    }
    if !last.is_finite() {
        // Far beyond 1: what counts is at the top, seen relative to it.
        let down = 1.0 / load;
        let sum = 1.0 / (1.0 - down);
        let huge = 1e200;
        return (huge * sum, huge * (room * sum - down / ((1.0 - down) * (1.0 - down))), huge);
    }
    let gap = 1.0 - load;
    let sum = (1.0 - last * load) / gap;
    let weighted = (load - last * load * (room + 1.0 - room * load)) / (gap * gap);
    (sum, weighted, last)
}

/// ln of Erlang B by its recursion, for `offered` Erlangs.
fn ln_erlang_b(servers: u32, offered: f64) -> f64 {
    // The inverse grows without bounds at low loads, so its logarithm is carried once it is large.
    let mut inverse = 1.0;
    let mut ln = 0.0;
    for n in 1..=servers {
        if inverse < 1e200 {
            inverse = 1.0 + inverse * f64::from(n) / offered;
            ln = libm::log(inverse);
        } else {
            ln += libm::log(f64::from(n) / offered);
        }
    }
    -ln
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64, share: f64) {
        assert!((value - expected).abs() <= share * expected.abs(), "{value} is not {expected}");
    }

    /// Figures of printed tables of Erlang B and C.
    #[test]
    fn blocking_and_waiting_are_those_of_the_tables() {
        near(Servers::new(1).erlang_b(0.5), 1.0 / 3.0, 1e-12);
        near(Servers::new(10).erlang_b(0.5), 0.018385, 1e-3);
        near(Servers::new(2).at(0.5, None, 1.0).waits, 1.0 / 3.0, 1e-12);
        near(Servers::new(5).at(0.8, None, 1.0).waits, 0.5541, 1e-3);
        // 100 servers: from the table against the recursion.
        for load in [0.3, 0.713, 0.95, 1.0, 1.2] {
            near(Servers::new(100).erlang_b(load), libm::exp(ln_erlang_b(100, load * 100.0)), 2e-3);
        }
    }

    /// The states one by one, added up.
    #[test]
    fn a_limited_line_is_that_of_its_states() {
        for (servers, load, room) in [(1, 0.8, 5), (3, 1.0, 4), (4, 1.7, 10), (2, 0.3, 0)] {
            let mut weights = vec![1.0];
            for n in 1..=servers + room {
                let busy = f64::from(n.min(servers));
                weights.push(weights[n as usize - 1] * load * f64::from(servers) / busy);
            }
            let all: f64 = weights.iter().sum();
            let waiting: f64 = (0..=room).map(|j| f64::from(j) * weights[(servers + j) as usize]).sum();
            let at = Servers::new(servers).at(load, Some(f64::from(room)), 1.0);
            near(at.refused, weights[(servers + room) as usize] / all, 1e-9);
            near(at.waiting + 1.0, waiting / all + 1.0, 1e-5);
        }
    }

    #[test]
    fn far_overload_neither_overflows_nor_loses_anything() {
        let at = Servers::new(200).at(50.0, Some(100_000.0), 1.0);
        near(at.refused, 0.98, 1e-3);
        near(at.waiting, 100_000.0, 1e-3);
        near(at.busy, 200.0, 1e-3);
    }
}
