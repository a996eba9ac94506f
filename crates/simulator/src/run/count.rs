//! What became of every request and item in a second.

use super::{clients::Cohort, consumer::Work, engine::Engine, plan::Call};
use crate::model::{Backoff, ReadFrom, Replication};
use std::rc::Rc;

impl Engine<'_> {
    /// What became of everything.
    pub(super) fn count(&mut self, second: u32, cohorts: Vec<Vec<Cohort>>) {
        let plan = Rc::clone(&self.plan);
        // Attempts that do something, of every hop.
        let mut attempts = vec![0.0; plan.hops.len()];
        for (flow, list) in cohorts.into_iter().enumerate() {
            attempts[plan.roots[flow]] = self.count_clients(flow, &list);
        }
        for place in 0..plan.hops.len() {
            let hop = &plan.hops[place];
            let fate = self.hops[place].fate;
            let mut changes = attempts[place] * fate.reached_effect;
            if let (Call::Request | Call::Async, Some(parent)) = (hop.call, hop.parent) {
                let made = attempts[parent] * self.hops[place].reach;
                let lone = if fate.reached_effect > 0.0 { fate.effect / fate.reached_effect } else { fate.tries };
                attempts[place] = made * if hop.has_key && hop.is_write { lone } else { fate.tries };
                changes = made * (fate.effect + fate.repeats);
                let tally = &mut self.flows[hop.flow];
                if hop.is_write && hop.has_effect {
                    tally.doubled += made * fate.repeats;
                    if hop.call == Call::Async || hop.fallback {
                        tally.lost += made * (1.0 - fate.effect);
                    }
                }
            }
            if hop.call == Call::Consume {
                attempts[place] = self.count_work(place);
                changes = attempts[place] * fate.reached_effect;
            } else {
                self.flows[hop.flow].broken += attempts[place] * self.stations.broken(hop.station);
            }
            self.count_messages(place, attempts[place]);
            let duplicates = self.conditions.stations[hop.station].duplicates;
            for child in &hop.children {
                if let Some(consumer) = &mut self.consumers[*child] {
                    // Who sends with a key is heard once, however often the network repeats it.
                    let items = changes * if hop.has_key { 1.0 } else { 1.0 + duplicates };
                    consumer.incoming += items;
                    self.flows[hop.flow].queued += items;
                }
            }
            let state = &mut self.hops[place];
            state.written += changes;
            if self.nodes[hop.station].write_up >= 1.0 {
                state.healthy_rate = changes;
            }
        }
        self.count_age(second);
    }

    /// Requests of clients. Answers how many attempts do something.
    fn count_clients(&mut self, flow: usize, cohorts: &[Cohort]) -> f64 {
        let plan = Rc::clone(&self.plan);
        let place = plan.roots[flow];
        let hop = &plan.hops[place];
        let fate = self.hops[place].fate;
        let tally = &mut self.flows[flow];
        let mut attempts = 0.0;
        for cohort in cohorts.iter().filter(|cohort| cohort.count > 0.0) {
            let ok = fate.attempt_ok;
            let failed = cohort.count * (1.0 - ok);
            tally.answered += cohort.count * ok;
            let elapsed = cohort.elapsed / cohort.count;
            tally.time = tally.time.or(&fate.time.scaled(cohort.count).shifted(elapsed, 0.0));
            if hop.is_write && !hop.has_key {
                tally.doubled += cohort.changed * fate.attempt_effect;
            }
            attempts += if hop.has_key && hop.is_write { cohort.count - cohort.changed } else { cohort.count };
            if cohort.failures < hop.retries {
                let unseen = (fate.attempt_effect - ok).max(0.0);
                let changed = cohort.changed * (1.0 - ok) + (cohort.count - cohort.changed) * unseen;
                let failures = cohort.failures + 1;
                let pause = hop.pause_s(failures);
                let jitter = if matches!(hop.backoff, Backoff::Exponential { .. }) { pause / 3.0 } else { 0.0 };
                let delay = fate.fail_s + pause;
                let elapsed = (elapsed + delay) * failed;
                self.agendas[flow].plan(Cohort { failures, count: failed, changed, elapsed }, delay, jitter);
            } else {
                tally.errors += failed;
            }
        }
        attempts * fate.tries
    }

    /// What workers did. Answers how many items they worked on, without those that a key tells them are done.
    fn count_work(&mut self, place: usize) -> f64 {
        let plan = Rc::clone(&self.plan);
        let hop = &plan.hops[place];
        let Some(consumer) = &mut self.consumers[place] else { return 0.0 };
        let queue = hop.parent.map(|parent| &plan.stations[plan.hops[parent].station].queue);
        let processing = self.stations.processing(hop.station).then(&self.hops[place].fate.time);
        let work = Work {
            hop,
            fate: &self.hops[place].fate,
            late: queue.map_or(0.0, |queue| processing.beyond(queue.visibility_s)),
            servers: self.stations.servers(hop.station),
            service: self.stations.service_s(hop.station),
        };
        consumer.work(&work, &mut self.flows[hop.flow]);
        consumer.fresh
    }

    /// Messages that come twice or late.
    fn count_messages(&mut self, place: usize, attempts: f64) {
        let plan = Rc::clone(&self.plan);
        let hop = &plan.hops[place];
        let condition = self.conditions.stations[hop.station];
        if !hop.is_write || !hop.has_effect {
            return;
        }
        let tally = &mut self.flows[hop.flow];
        let changed = attempts * self.hops[place].fate.reached_effect;
        let queued = hop.children.iter().any(|child| self.consumers[*child].is_some());
        let heard_once = hop.has_key
            || plan.is_idempotent(place)
            || queued && hop.children.iter().all(|child| plan.is_idempotent(*child));
        if !heard_once {
            tally.doubled += changed * condition.duplicates;
        }
        let (share, delay) = condition.late;
        if share > 0.0 {
            let flow = &self.scenario.flows[hop.flow];
            let hot = f64::from(flow.hot_keys);
            let passed = |key: f64| 1.0 - libm::exp(-attempts * key * delay);
            let hot_passed = if hot > 0.0 { flow.hot_share * passed(flow.hot_share / hot) } else { 0.0 };
            let cold = 1.0 - flow.hot_share;
            tally.reordered += attempts * share * (hot_passed + cold * passed(cold / (flow.keys - hot).max(1.0)));
        }
    }

    /// How late workers are, and how old answers can be.
    fn count_age(&mut self, second: u32) {
        let plan = Rc::clone(&self.plan);
        let mut delays = vec![0.0; plan.hops.len()];
        for (place, hop) in plan.hops.iter().enumerate() {
            let above: f64 = hop.parent.map_or(0.0, |parent| delays[parent]);
            delays[place] = above + self.consumers[place].as_ref().map_or(0.0, |consumer| consumer.age);
            let tally = &mut self.flows[hop.flow];
            tally.delay_s = tally.delay_s.max(delays[place]);
            if hop.is_write {
                continue;
            }
            let station = &plan.stations[hop.station];
            if self.copies[place].is_some() && !station.cache.invalidate_on_write {
                tally.staleness_s +=
                    station.cache.ttl_s.map_or(f64::from(second), |ttl| ttl.min(f64::from(second) + ttl));
            }
            if let Some(storage) = &station.storage {
                let overlaps =
                    storage.read_quorum.unwrap_or(0) + storage.write_quorum.unwrap_or(0) > storage.replicas;
                let lags = match storage.replication {
                    Replication::None => false,
                    Replication::Async => storage.read_from == ReadFrom::Any,
                    Replication::Sync => false,
                    Replication::Quorum => storage.read_from == ReadFrom::Any || !overlaps,
                };
                tally.staleness_s += if lags { storage.lag_ms / 1000.0 } else { 0.0 };
            }
        }
    }

    /// Data that went with its nodes.
    pub(super) fn lose(&mut self) {
        let plan = Rc::clone(&self.plan);
        for (place, hop) in plan.hops.iter().enumerate() {
            let loss = self.nodes[hop.station].loss;
            if loss.seconds == 0.0 && loss.share == 0.0 {
                continue;
            }
            let recent = loss.seconds * self.hops[place].healthy_rate;
            let mut is_queue = false;
            for child in &hop.children {
                if let Some(consumer) = &mut self.consumers[*child] {
                    is_queue = true;
                    consumer.drop_items(loss.share, recent, &mut self.flows[hop.flow]);
                }
            }
            if !is_queue && hop.is_write && plan.stations[hop.station].storage.is_some() {
                let state = &mut self.hops[place];
                let gone = (loss.share * state.written + recent).min(state.written);
                state.written -= gone;
                self.flows[hop.flow].lost += gone;
            }
        }
    }
}
