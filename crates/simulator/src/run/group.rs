//! Servers with a line in front of them, through one second: stationary where the load is steady, a filling or draining
//! line where it is not.

use crate::{erlang::Servers, latency::Latency};

/// A group of servers and how many are with it.
#[derive(Debug, Clone)]
pub(super) struct Group {
    servers: Servers,
    /// Waiting and in service.
    pub(super) present: f64,
    /// The load that explains `present`.
    load: f64,
}

/// What arrives in a second and how long it takes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Arrivals {
    /// A second.
    pub(super) rate: f64,
    /// Mean of the time that one takes a server, in seconds.
    pub(super) service: f64,
    /// Its variance.
    pub(super) var: f64,
}

/// How a second went.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Second {
    /// Share of arrivals that found no place.
    pub(super) refused: f64,
    /// How many were done.
    pub(super) out: f64,
    /// How long those that arrived wait for a server.
    pub(super) wait: Latency,
    /// Share of the servers that are busy.
    pub(super) busy: f64,
    /// How many wait at the end.
    pub(super) waiting: f64,
}

impl Group {
    pub(super) fn new(servers: u32) -> Self {
        Self { servers: Servers::new(servers), present: 0.0, load: 0.0 }
    }

    pub(super) fn servers(&self) -> u32 {
        self.servers.count()
    }

    /// Changes the number of servers; who is present stays.
    pub(super) fn resize(&mut self, servers: u32) {
        if servers != self.servers.count() {
            self.servers = Servers::new(servers);
            self.load = 0.0;
        }
    }

    /// One second. `room` is how many can wait.
    pub(super) fn second(&mut self, arrivals: Arrivals, room: Option<f64>) -> Second {
        let Arrivals { rate, service, var } = arrivals;
        let count = f64::from(self.servers.count());
        let speed = count / service.max(1e-9);
        let steady = rate / speed;
        let spread = 0.5 * (1.0 + var / (service * service).max(1e-18));
        let load = self.solve(rate, speed, steady, room, spread);
        let now = self.servers.at(load, room, spread);
        let (before, refused) = (self.present, now.refused);
        self.present = now.waiting + now.busy;
        self.load = load;
        let out = (before + rate * (1.0 - refused) - self.present).max(0.0);
        let wait = self.wait(steady.min(load), now.waiting, speed, spread, room);
        Second { refused, out, wait, busy: now.busy / count, waiting: now.waiting }
    }

    /// The load whose stationary state has as many present as there are after this second: those before, and what came,
    /// without what was done at that load (an implicit step, stable however short the service is).
    fn solve(&self, rate: f64, speed: f64, steady: f64, room: Option<f64>, spread: f64) -> f64 {
        let excess = |load: f64| {
            let at = self.servers.at(load, room, spread);
            at.waiting + at.busy + (speed * load - rate) * (1.0 - at.refused) - self.present
        };
        let top = if room.is_some() { 1e4_f64.max(10.0 * steady) } else { 1.0 - 1e-9 };
        // A steady second needs no search: most are.
        for guess in [steady, self.load] {
            if guess > 0.0 && guess < top && excess(guess).abs() <= 1e-9 * (1.0 + self.present + rate) {
                return guess;
            }
        }
        let (mut low, mut high) = (0.0, top);
        let (mut at_low, mut at_high) = (excess(low), excess(high));
        if at_low >= 0.0 {
            return low;
        }
        if at_high <= 0.0 {
            return high;
        }
        // Regula falsi, with the weight of an end that stays halved (Illinois); bisection when that is slow.
        let mut side = 0;
        for turn in 0..80 {
            let middle =
                if turn % 6 == 5 { 0.5 * (low + high) } else { (low * at_high - high * at_low) / (at_high - at_low) };
            let at = excess(middle);
            if at.abs() <= 1e-9 * (1.0 + self.present + rate) || high - low < 1e-13 * high {
                return middle;
            }
            if at < 0.0 {
                (low, at_low) = (middle, at);
                if side == -1 {
                    at_high *= 0.5;
                }
                side = -1;
            } else {
                (high, at_high) = (middle, at);
                if side == 1 {
                    at_low *= 0.5;
                }
                side = 1;
            }
        }
        0.5 * (low + high)
    }

    /// How long an arrival waits: the stationary wait of its load, and before it what is there beyond the stationary line.
    fn wait(&self, load: f64, waiting: f64, speed: f64, spread: f64, room: Option<f64>) -> Latency {
        if waiting <= 0.0 {
            return Latency::zero();
        }
        if load >= 1.0 || room.is_some_and(|room| load > 0.9 && waiting > 0.5 * room) {
            let mean = waiting / speed;
            let scatter = if load > 1.0 { load / ((load - 1.0) * (load - 1.0)) } else { waiting };
            return Latency::new(mean, (waiting + scatter.min(waiting * waiting / 3.0)) / (speed * speed));
        }
        let steady = self.servers.at(load, room, spread);
        let excess = (waiting - steady.waiting).max(0.0);
        let (shift, scatter) = (excess / speed, excess / (speed * speed));
        // Those who wait, wait for a free server: Little's law gives the mean, the last departure its exponential form.
        let throughput = speed * load * (1.0 - steady.refused);
        let mean = if throughput > 0.0 && steady.waits > 1e-12 {
            steady.waiting.min(waiting) / throughput / steady.waits
        } else {
            0.0
        };
        let at_once = Latency::new(shift, scatter).scaled(1.0 - steady.waits);
        at_once.or(&Latency::new(mean + shift, mean * mean + scatter).scaled(steady.waits))
    }
}
