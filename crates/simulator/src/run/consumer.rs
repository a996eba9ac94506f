//! Workers that take items of one flow out of a queue. This is the only account of what the queue holds: an item leaves
//! it through [`Consumer::settle`] or [`Consumer::drop_items`], and both say what became of it.

use super::{
    calls::Fate,
    clients::{Agenda, Cohort},
    line::Line,
    plan::{Hop, Plan},
    tally::FlowTally,
};
use crate::{
    Flow,
    model::{Consume, Kind, Ordering, Overflow, Queue},
};

/// Items of one flow between a queue and its workers.
#[derive(Debug, Clone)]
pub(super) struct Consumer {
    queue: Queue,
    is_stream: bool,
    partitions: f64,
    is_idempotent: bool,
    /// Shares of keys: of a hot one, of another, and of all items that are hot.
    hot_key: f64,
    cold_key: f64,
    hot_share: f64,
    line: Line,
    /// Behind an item that no worker can do.
    stuck: Line,
    /// Of those in line, by how often they failed.
    levels: Vec<Cohort>,
    again: Agenda,
    poison: Option<Poison>,
    /// Handed over by the queue, to stand in line from the next second.
    pub(super) incoming: f64,
    /// Taken by workers in the last second.
    pub(super) out: f64,
    /// Of those, what had not changed anything before; all where a second time counts again.
    pub(super) fresh: f64,
    /// How many more it holds than a second ago.
    balance: f64,
    /// How long those had waited, or the first in line has.
    pub(super) age: f64,
}

#[derive(Debug, Clone, Copy)]
struct Poison {
    count: f64,
    attempts: u32,
    next: u32,
}

/// What workers did with what they took.
#[derive(Debug, Clone, Copy)]
pub(super) struct Work<'a> {
    pub(super) hop: &'a Hop,
    pub(super) fate: &'a Fate,
    /// Share that takes longer than the queue allows.
    pub(super) late: f64,
    /// Places of workers, and how long one item takes.
    pub(super) servers: f64,
    pub(super) service: f64,
}

impl Consumer {
    pub(super) fn new(plan: &Plan, hop: usize, flow: &Flow) -> Self {
        let parent = plan.hops[hop].parent.unwrap_or(hop);
        let station = &plan.stations[plan.hops[parent].station];
        let hot_keys = f64::from(flow.hot_keys);
        Self {
            queue: station.queue.clone(),
            is_stream: station.kind == Kind::Stream,
            partitions: station.storage.as_ref().map_or(1.0, |storage| f64::from(storage.partitions)),
            is_idempotent: plan.is_idempotent(hop),
            hot_key: if flow.hot_keys > 0 { flow.hot_share / hot_keys } else { 0.0 },
            cold_key: (1.0 - flow.hot_share) / (flow.keys - hot_keys).max(1.0),
            hot_share: flow.hot_share,
            line: Line::default(),
            stuck: Line::default(),
            levels: Vec::new(),
            again: Agenda::default(),
            poison: None,
            incoming: 0.0,
            out: 0.0,
            fresh: 0.0,
            balance: 0.0,
            age: 0.0,
        }
    }

    /// How many can be worked on at the same time, given the order that the queue keeps.
    pub(super) fn at_once(&self) -> f64 {
        let ordered = match self.queue.ordering {
            Ordering::None => f64::INFINITY,
            Ordering::PerKey => libm::floor(1.0 / self.hot_key.max(self.cold_key)).max(1.0),
            Ordering::Total => 1.0,
        };
        let blocked = if self.blocked() >= 1.0 { 0.0 } else { f64::INFINITY };
        let streams = if self.is_stream { self.partitions } else { f64::INFINITY };
        ordered.min(streams).min(blocked)
    }

    /// Share of the items that stand behind one that no worker can do.
    fn blocked(&self) -> f64 {
        if self.poison.is_none() || self.queue.consume == Consume::OnReceipt {
            return 0.0;
        }
        match self.queue.ordering {
            Ordering::None => 0.0,
            Ordering::PerKey if self.is_stream => 1.0 / self.partitions,
            Ordering::PerKey => self.cold_key,
            Ordering::Total => 1.0,
        }
    }

    /// What workers can take.
    pub(super) fn ready(&self) -> f64 {
        self.line.len()
    }

    fn items(&self) -> f64 {
        self.line.len() + self.stuck.len()
    }

    /// Without what came in the last second, which stands in line from the next one on.
    pub(super) fn waiting(&self) -> f64 {
        self.items() + self.again.total
    }

    /// Items that wait to be handed out again are in the queue too. Those that no worker can do are counted apart.
    pub(super) fn held(&self) -> f64 {
        self.items() + self.again.total + self.incoming
    }

    /// Messages that no worker can do.
    pub(super) fn poisoned(&self) -> f64 {
        self.poison.map_or(0.0, |poison| poison.count)
    }

    /// When a message that no worker can do is handed out next.
    pub(super) fn next_change(&self) -> Option<u32> {
        self.poison.map(|poison| poison.next)
    }

    pub(super) fn pending(&self) -> f64 {
        self.again.total
    }

    pub(super) fn reach(&self) -> usize {
        self.again.reach()
    }

    /// Items come that no worker can do.
    pub(super) fn poison(&mut self, count: u32, second: u32, tally: &mut FlowTally) {
        let count = f64::from(count);
        tally.poison.asked += count;
        if self.queue.consume == Consume::OnReceipt {
            tally.poison.dropped += count;
            return;
        }
        // Those that come while others are there are handed out with them.
        let waiting = self.poison.map_or(0.0, |poison| poison.count);
        self.poison = Some(Poison { count: count + waiting, attempts: 0, next: second });
    }

    /// A second begins: what was handed over, or is to be handed out again, stands in line. Answers how many.
    pub(super) fn arrive(&mut self, second: u32, tally: &mut FlowTally) -> f64 {
        self.attempt_poison(second, tally);
        let incoming = std::mem::take(&mut self.incoming);
        let mut all = self.again.take();
        all.push(Cohort { count: incoming, ..Cohort::default() });
        let blocked = self.blocked();
        let mut arrived = 0.0;
        for cohort in all.into_iter().filter(|cohort| cohort.count > 0.0) {
            let free = cohort.count * (1.0 - blocked);
            self.stuck.push(second, cohort.count * blocked);
            self.line.push(second, free);
            self.add_level(Cohort { count: free, changed: cohort.changed * (1.0 - blocked), ..cohort });
            arrived += free;
        }
        if blocked == 0.0 && self.stuck.len() > 0.0 {
            for (_, count) in self.stuck.drain() {
                self.line.push(second, count);
                self.add_level(Cohort { count, ..Cohort::default() });
                arrived += count;
            }
        }
        arrived
    }

    fn attempt_poison(&mut self, second: u32, tally: &mut FlowTally) {
        let Some(poison) = &mut self.poison else { return };
        if second < poison.next {
            return;
        }
        poison.attempts += 1;
        poison.next = second.saturating_add(libm::ceil(self.queue.visibility_s) as u32);
        if self.queue.max_attempts.is_some_and(|most| poison.attempts > most) {
            if self.queue.dead_letters {
                tally.poison.dead_letters += poison.count;
            } else {
                tally.poison.dropped += poison.count;
            }
            self.poison = None;
        }
    }

    fn add_level(&mut self, cohort: Cohort) {
        match self.levels.iter_mut().find(|level| level.failures == cohort.failures) {
            Some(level) => {
                level.count += cohort.count;
                level.changed += cohort.changed;
            }
            None => self.levels.push(cohort),
        }
    }

    /// Drops what is too old, and what does not fit.
    pub(super) fn drop_excess(&mut self, second: u32, tally: &mut FlowTally) {
        if let Some(retention) = self.queue.retention_s {
            let before = second.saturating_sub(libm::floor(retention) as u32);
            tally.dropped += self.line.expire(before) + self.stuck.expire(before);
        }
        if let (Some(most), Overflow::DropOldest) = (self.queue.max_items, self.queue.overflow) {
            let excess = (self.items() + self.again.total - most).max(0.0);
            // What is stuck came first.
            let stuck = excess.min(self.stuck.len());
            let free = (excess - stuck).min(self.line.len());
            self.stuck.pop(stuck);
            self.line.pop(free);
            tally.dropped += stuck + free;
        }
        self.shrink_levels();
    }

    /// Room for items, when the queue refuses what does not fit.
    pub(super) fn room(&self) -> Option<f64> {
        let most = self.queue.max_items.filter(|_| self.queue.overflow == Overflow::Refuse)?;
        Some((most - self.held()).max(0.0))
    }

    /// The queue loses a share of all items, and this many of the newest.
    pub(super) fn drop_items(&mut self, share: f64, newest: f64, tally: &mut FlowTally) {
        let all = self.items() + self.again.total;
        let share = if all > 0.0 { (share + newest / all).min(1.0) } else { 0.0 };
        tally.dropped += all * share;
        self.line.scale(1.0 - share);
        self.stuck.scale(1.0 - share);
        self.again.scale(1.0 - share);
        self.shrink_levels();
    }

    fn shrink_levels(&mut self) {
        let all: f64 = self.levels.iter().map(|level| level.count).sum();
        let factor = if all > 0.0 { self.line.len() / all } else { 0.0 };
        for level in &mut self.levels {
            level.count *= factor;
            level.changed *= factor;
        }
        self.levels.retain(|level| level.count > 1e-12);
    }

    /// So many stop with their workers, unfinished.
    pub(super) fn interrupt(&mut self, items: f64, is_write: bool, tally: &mut FlowTally) {
        let count = items.min(self.line.len());
        self.line.pop(count);
        self.settle(count, 0.0, 0.0, is_write, tally);
        tally.broken += count;
    }

    /// Workers take so many.
    pub(super) fn take(&mut self, second: u32, items: f64) {
        self.out = items.min(self.line.len());
        let came = self.line.pop(self.out);
        let first = self.line.age(second).max(self.stuck.age(second));
        self.age = came.map_or(first, |came| (f64::from(second) - came).max(self.stuck.age(second)));
    }

    /// What was taken is done or not.
    pub(super) fn work(&mut self, work: &Work<'_>, tally: &mut FlowTally) {
        let late = if self.queue.consume == Consume::AfterProcessing { work.late } else { 0.0 };
        let ok = work.fate.attempt_ok * (1.0 - late);
        let effect = work.fate.attempt_effect.max(ok);
        let is_write = work.hop.is_write;
        let changed = self.settle(self.out, ok, effect, is_write, tally);
        self.fresh = if is_write && self.is_idempotent { (self.out - changed).max(0.0) } else { self.out };
        if is_write {
            tally.reordered += self.overtaken(work, ok);
        }
    }

    /// What becomes of items that have left the line: a share `ok` is done, a share `effect` has changed something.
    /// Answers how many had changed something before.
    fn settle(&mut self, out: f64, ok: f64, effect: f64, is_write: bool, tally: &mut FlowTally) -> f64 {
        let all: f64 = self.levels.iter().map(|level| level.count).sum();
        if out <= 0.0 {
            return 0.0;
        }
        if all <= 0.0 {
            // Rounding has left less than a crumb of them.
            self.levels.push(Cohort { count: out, ..Cohort::default() });
        }
        // Their sum is what was in line; where rounding says otherwise, the line is right.
        let share = if all > 0.0 { out / all } else { 1.0 };
        let is_safe = self.queue.consume == Consume::AfterProcessing;
        let mut next = Vec::new();
        let mut known = 0.0;
        for level in &mut self.levels {
            let (count, changed) = (level.count * share, level.changed * share);
            level.count = (level.count - count).max(0.0);
            level.changed = (level.changed - changed).max(0.0);
            known += changed;
            tally.delivered += count * ok;
            if is_write && !self.is_idempotent {
                tally.doubled += changed * effect;
            }
            let failed = count * (1.0 - ok);
            // Of those that failed: what has changed something, now or before.
            let changed = (changed * (1.0 - ok) + (count - changed) * (effect - ok)).clamp(0.0, failed);
            if failed <= 0.0 {
                continue;
            }
            let failures = level.failures + 1;
            if is_safe && self.queue.max_attempts.is_none_or(|most| failures < most) {
                // Beyond some failures all are alike.
                next.push(Cohort { failures: failures.min(100), count: failed, changed, elapsed: 0.0 });
            } else if is_safe && self.queue.dead_letters {
                tally.dead_letters += failed;
            } else {
                // What has changed something is done, though no worker said so.
                tally.delivered += changed;
                tally.dropped += failed - changed;
            }
        }
        for cohort in next {
            self.again.plan(cohort, self.queue.visibility_s, 0.0);
        }
        self.shrink_levels();
        known
    }

    /// Items whose successor of the same key was done first.
    fn overtaken(&self, work: &Work<'_>, ok: f64) -> f64 {
        if self.queue.ordering != Ordering::None || work.servers <= 1.0 {
            return 0.0;
        }
        let overtakes = |key: f64| {
            // The next of the key starts while this one is worked on, and both end as likely first.
            let rate = self.out * key;
            let beside = 0.5 * rate * work.service / (1.0 + rate * work.service);
            let again = 1.0 - libm::exp(-rate * self.queue.visibility_s);
            ok * beside + (1.0 - ok) * again
        };
        self.out * (self.hot_share * overtakes(self.hot_key) + (1.0 - self.hot_share) * overtakes(self.cold_key))
    }

    /// A second has ended that began with so many. Answers by how much it differs.
    pub(super) fn close(&mut self, before: f64) -> f64 {
        let held = self.held();
        self.balance = held - before;
        self.balance.abs() / (1e-3 + held)
    }

    /// Lets seconds pass in which nothing changes, but for what is too little to see in one of them.
    pub(super) fn skip(&mut self, seconds: u32) {
        for line in [&mut self.line, &mut self.stuck] {
            for (second, count) in line.drain() {
                line.push(second + seconds, count);
            }
        }
        let held = self.held();
        if held > 0.0 && self.balance != 0.0 {
            let factor = (1.0 + self.balance * f64::from(seconds) / held).max(0.0);
            self.line.scale(factor);
            self.stuck.scale(factor);
            self.again.scale(factor);
            self.incoming *= factor;
            self.shrink_levels();
        }
    }
}
