//! What a cache has of the keys that one flow asks for.

use crate::{
    Flow,
    model::{Cache, Fill},
};

/// Up to so many hot keys run out one by one, each at its own moment; more are taken together.
const SINGLE_KEYS: u32 = 8;

/// The copies that a flow finds in a cache.
#[derive(Debug, Clone)]
pub(super) struct Copies {
    cache: Cache,
    cold: Class,
    hot: Class,
    single: Vec<Key>,
    /// Share of requests that do not find a copy.
    pub(super) missing: f64,
    /// Calls to the source for each request.
    pub(super) calls: f64,
}

/// Keys that are asked for equally often.
#[derive(Debug, Clone, Copy)]
struct Class {
    keys: f64,
    share: f64,
    /// Share of the keys that have a copy, at most `most`.
    fresh: f64,
    most: f64,
}

#[derive(Debug, Clone, Copy)]
struct Key {
    valid_until: f64,
    filling_since: Option<f64>,
}

/// How filling goes at the moment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Filling {
    /// Requests a second.
    pub(super) rate: f64,
    /// How long the source takes, in seconds.
    pub(super) takes: f64,
    /// Share of calls to the source that succeed.
    pub(super) ok: f64,
}

impl Copies {
    /// A warm cache: the day does not begin with a restart.
    pub(super) fn new(cache: &Cache, flow: &Flow) -> Self {
        let hot_keys = f64::from(flow.hot_keys);
        let room = cache.entries.unwrap_or(f64::INFINITY);
        let class = |keys: f64, share: f64, room: f64| Class {
            keys,
            share,
            fresh: 0.0,
            most: if keys > 0.0 { (room / keys).clamp(0.0, 1.0) } else { 0.0 },
        };
        let mut copies = Self {
            cache: cache.clone(),
            cold: class(flow.keys - hot_keys, 1.0 - flow.hot_share, (room - hot_keys).max(0.0)),
            hot: class(hot_keys, flow.hot_share, room),
            single: Vec::new(),
            missing: 0.0,
            calls: 0.0,
        };
        let rate = flow.rate_at(0).max(1e-9);
        for class in [&mut copies.cold, &mut copies.hot] {
            let each = rate * class.share / class.keys.max(1.0);
            class.fresh = cache.ttl_s.map_or(1.0, |ttl| each * ttl / (1.0 + each * ttl)).min(class.most);
        }
        if flow.hot_keys <= SINGLE_KEYS && copies.hot.most >= 1.0 {
            let ttl = cache.ttl_s.unwrap_or(f64::INFINITY);
            copies.single = (0..flow.hot_keys)
                .map(|key| {
                    let valid_until = ttl * (f64::from(key) + 1.0) / hot_keys;
                    Key { valid_until, filling_since: None }
                })
                .collect();
        }
        let miss = |class: &Class| class.share * (1.0 - class.fresh);
        copies.missing = miss(&copies.cold) + if copies.single.is_empty() { miss(&copies.hot) } else { 0.0 };
        copies.calls = copies.missing;
        copies
    }

    /// The second in which a single key runs out next.
    pub(super) fn next_change(&self) -> Option<u32> {
        let next = self.single.iter().map(|key| key.valid_until).fold(f64::INFINITY, f64::min);
        next.is_finite().then_some(next as u32)
    }

    /// Takes away the copies of a share of the instances.
    pub(super) fn forget(&mut self, share: f64, second: u32) {
        self.cold.fresh *= 1.0 - share;
        self.hot.fresh *= 1.0 - share;
        let gone = libm::ceil(share * self.single.len() as f64) as usize;
        for key in self.single.iter_mut().take(gone) {
            key.valid_until = key.valid_until.min(f64::from(second));
        }
    }

    /// One second. Answers by how much it differs from the one before.
    pub(super) fn second(&mut self, second: u32, filling: Filling) -> f64 {
        let (missing, calls) = (self.missing, self.calls);
        let ttl = self.cache.ttl_s.unwrap_or(f64::INFINITY);
        let fill = self.cache.fill;
        (self.missing, self.calls) = self.cold.second(ttl, fill, filling);
        if self.single.is_empty() {
            let (hot_missing, hot_calls) = self.hot.second(ttl, fill, filling);
            self.missing += hot_missing;
            self.calls += hot_calls;
        } else {
            let each = filling.rate * self.hot.share / self.hot.keys;
            for key in &mut self.single {
                let (key_missing, key_calls) = key.second(f64::from(second), ttl, fill, each, filling);
                self.missing += key_missing / filling.rate.max(1e-9);
                self.calls += key_calls / filling.rate.max(1e-9);
            }
        }
        self.missing = self.missing.min(1.0);
        self.calls = self.calls.min(1.0);
        (self.missing - missing).abs() + (self.calls - calls).abs()
    }
}

impl Class {
    /// Shares of all requests: that miss, and that ask the source.
    fn second(&mut self, ttl: f64, fill: Fill, filling: Filling) -> (f64, f64) {
        let each = filling.rate * self.share / self.keys.max(1.0);
        if self.keys <= 0.0 || self.share <= 0.0 {
            return (0.0, 0.0);
        }
        if each <= 0.0 {
            // Nobody asks: copies only run out.
            self.fresh /= 1.0 + 1.0 / ttl;
            return (self.share * (1.0 - self.fresh), self.share * (1.0 - self.fresh));
        }
        // A key without a copy waits for its next request and then for the source.
        let pace = 1.0 / (1.0 / each + filling.takes);
        let gain = pace * filling.ok;
        self.fresh = ((self.fresh + gain) / (1.0 + gain + 1.0 / ttl)).min(self.most);
        let missing = 1.0 - self.fresh;
        let calls = match fill {
            Fill::EachMiss => missing,
            Fill::Coalesced => missing * pace / each,
        };
        (self.share * missing, self.share * calls)
    }
}

impl Key {
    /// Requests in this second: that miss, and that ask the source.
    fn second(&mut self, now: f64, ttl: f64, fill: Fill, rate: f64, filling: Filling) -> (f64, f64) {
        if rate <= 0.0 || self.valid_until >= now + 1.0 {
            return (0.0, 0.0);
        }
        let expired = self.valid_until.max(now);
        let begins = self.filling_since.is_none();
        let since = self.filling_since.unwrap_or(expired + 1.0 / rate);
        if since >= now + 1.0 {
            // The first request after the end comes later.
            return (0.0, 0.0);
        }
        let finished = since.max(now) - since >= filling.takes || since + filling.takes <= now + 1.0;
        let missing =
            if finished { rate * ((since + filling.takes).max(now) - expired) } else { rate * (now + 1.0 - expired) };
        let missing = missing.clamp(if begins { 1.0 } else { 0.0 }, rate.max(1.0));
        let calls = match fill {
            Fill::EachMiss => missing,
            Fill::Coalesced => {
                if begins || finished && filling.ok < 0.5 {
                    1.0
                } else {
                    0.0
                }
            }
        };
        let failed = libm::pow(1.0 - filling.ok, calls.max(1.0));
        if finished && failed < 0.5 {
            self.valid_until = (since + filling.takes).max(now) + ttl;
            self.filling_since = None;
        } else {
            self.filling_since = Some(if finished { now + 1.0 } else { since });
        }
        (missing, calls)
    }
}
