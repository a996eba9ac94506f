//! What becomes of a call: of one attempt, by the station and the calls below it, and of all attempts together.

use super::plan::{Call, Hop};
use crate::latency::Latency;

/// What a station does to an attempt.
#[derive(Debug, Clone, Copy)]
pub(super) struct Own {
    /// Share that finds a node.
    pub(super) up: f64,
    /// Those that do not find one get no answer.
    pub(super) is_silent: bool,
    /// Share of the others that is refused: no room, or the instance stopped meanwhile.
    pub(super) refused: f64,
    /// Waiting and working, without calls.
    pub(super) time: Latency,
    /// Share of the answers that does not arrive.
    pub(super) lost_answers: f64,
    /// Share that asks the calls below, and calls of those for each: other than 1 only at a cache.
    pub(super) missing: f64,
    pub(super) calls: f64,
    /// Of an attempt's own breaker: share that is tried at all.
    pub(super) pass: f64,
}

/// What becomes of a call, of one that reaches it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Fate {
    /// One attempt succeeds in time.
    pub(super) attempt_ok: f64,
    /// One attempt changes something, whether its caller learns of it or not.
    pub(super) attempt_effect: f64,
    /// The same of one that a circuit breaker let through.
    pub(super) reached_effect: f64,
    /// Mean time of an attempt that fails.
    pub(super) fail_s: f64,
    /// The call succeeds, with its retries.
    pub(super) ok: f64,
    /// The call changes something.
    pub(super) effect: f64,
    /// Times that something is changed beyond the first.
    pub(super) repeats: f64,
    /// Attempts that reach the station.
    pub(super) tries: f64,
    /// Times of the successful; the weight is `ok`.
    pub(super) time: Latency,
    /// Mean time that the caller spends on it, and variance.
    pub(super) mean_s: f64,
    pub(super) var_s: f64,
    /// Share of attempts that were admitted and had all calls below succeed, in time or not.
    pub(super) done: f64,
}

impl Default for Fate {
    fn default() -> Self {
        Self {
            attempt_ok: 1.0,
            attempt_effect: 1.0,
            reached_effect: 1.0,
            fail_s: 0.0,
            ok: 1.0,
            effect: 1.0,
            repeats: 0.0,
            tries: 1.0,
            time: Latency::zero(),
            mean_s: 0.0,
            var_s: 0.0,
            done: 1.0,
        }
    }
}

/// What the calls below do, in their order.
pub(super) struct Below {
    /// All succeed.
    pub(super) ok: f64,
    /// Something is changed.
    pub(super) effect: f64,
    /// Time of success; the weight is `ok`.
    pub(super) time: Latency,
    /// Mean time until failure.
    pub(super) fail_s: f64,
    /// Mean time spent, and its variance.
    pub(super) mean_s: f64,
    pub(super) var_s: f64,
    /// For each call below: how often it is made.
    pub(super) reach: Vec<f64>,
}

/// Goes through the calls below one after another. `admitted` says which share of attempts comes to make them.
pub(super) fn below(hop: &Hop, own: &Own, children: &[(&Hop, Fate)]) -> Below {
    let mut all = Below {
        ok: 1.0,
        effect: 0.0,
        time: Latency::zero(),
        fail_s: 0.0,
        mean_s: 0.0,
        var_s: 0.0,
        reach: Vec::with_capacity(children.len()),
    };
    let admitted = own.up * (1.0 - own.refused);
    // Reached this point without having changed anything; stopped before having changed anything.
    let (mut quiet, mut stopped_quiet) = (1.0, 0.0);
    let mut failing = 0.0;
    for (child, fate) in children {
        if child.call == Call::Consume {
            // A worker takes it later; here it is enough that the queue has it.
            all.reach.push(0.0);
            quiet = 0.0;
            continue;
        }
        // Where the cache is gone, who has another way asks the source itself.
        let bypass = if hop.fallback && own.calls < 1.0 { 1.0 - own.up } else { 0.0 };
        all.reach.push(all.ok * (admitted * own.calls + bypass));
        if child.call == Call::Async {
            if child.has_effect {
                quiet *= 1.0 - fate.effect;
            }
            continue;
        }
        let (ok, effect) = (1.0 - own.missing * (1.0 - fate.ok), own.missing * fate.effect);
        let spent = own.missing * fate.mean_s;
        let spread = own.missing * (fate.var_s + fate.mean_s * fate.mean_s) - spent * spent;
        all.mean_s += all.ok * spent;
        all.var_s += all.ok * spread.max(0.0);
        let time = if own.missing < 1.0 {
            Latency::zero().scaled(1.0 - own.missing).or(&fate.time.scaled(own.missing))
        } else {
            fate.time
        };
        if child.fallback {
            all.time = all.time.then(&fallback_time(&time, fate));
            if child.has_effect {
                quiet *= 1.0 - effect;
            }
            continue;
        }
        all.time = all.time.then(&time);
        failing += all.ok * (1.0 - ok) * all.mean_s;
        all.ok *= ok;
        if child.has_effect {
            stopped_quiet += quiet * (1.0 - effect);
            quiet = 0.0;
        } else {
            stopped_quiet += quiet * (1.0 - ok);
            quiet *= ok;
        }
    }
    if all.ok < 1.0 {
        all.fail_s = failing / (1.0 - all.ok);
    }
    let is_leaf = children.iter().all(|(child, _)| !child.has_effect);
    all.effect = if is_leaf { all.ok } else { 1.0 - stopped_quiet - quiet };
    let weight = all.time.weight();
    all.time = if weight > 0.0 { all.time.scaled(all.ok / weight) } else { Latency::default() };
    all
}

/// Success takes its time; failure takes its own and goes on.
fn fallback_time(time: &Latency, fate: &Fate) -> Latency {
    let fails = 1.0 - fate.ok;
    if fails <= 0.0 {
        return *time;
    }
    let spent = ((fate.mean_s - fate.ok * fate.time.mean()) / fails).max(0.0);
    time.or(&Latency::new(spent, 0.0).scaled(fails))
}

/// What becomes of a call to a station that does `own`, over calls that do `below`.
pub(super) fn fate(hop: &Hop, own: &Own, below: &Below) -> Fate {
    let limit = if hop.call == Call::Consume { f64::INFINITY } else { hop.timeout_s };
    let admitted = own.up * (1.0 - own.refused);
    let bypass = if hop.fallback && own.calls < 1.0 && !hop.children.is_empty() { 1.0 - own.up } else { 0.0 };
    let done = admitted * below.ok;
    let all_time = own.time.then(&below.time).scaled(done);
    let all_time = if bypass > 0.0 { all_time.or(&below.time.scaled(bypass)) } else { all_time };
    let in_time = all_time.within(limit);
    let late = (done + bypass * below.ok - in_time.weight()).max(0.0);
    let answered = 1.0 - own.lost_answers;
    let pass = own.pass;
    let attempt_ok = (pass * in_time.weight() * answered).min(1.0);
    let reached_effect =
        (admitted * below.effect).max(if hop.has_effect { in_time.weight() * answered } else { 0.0 });
    let attempt_effect = pass * reached_effect;
    let fails = 1.0 - attempt_ok;
    let unreached = if bypass > 0.0 { 0.0 } else { 1.0 - own.up };
    let silent = if own.is_silent { unreached * limit.min(1e6) } else { 0.0 };
    let below_fails = admitted * (1.0 - below.ok) * (own.time.mean() + below.fail_s).min(limit);
    let unanswered = (late + in_time.weight() * own.lost_answers) * limit.min(1e6);
    let fail_s = if fails > 1e-12 { pass * (silent + below_fails + unanswered) / fails } else { 0.0 };
    let attempt_time = in_time.scaled(pass * answered);

    let retries = if matches!(hop.call, Call::Root | Call::Consume) { 0 } else { hop.retries };
    let (mut time, mut reached, mut elapsed, mut tries) = (Latency::default(), 1.0, 0.0, 0.0);
    let mut spent = 0.0;
    for attempt in 0..=retries {
        tries += reached;
        time = time.or(&attempt_time.scaled(reached).shifted(elapsed, 0.0));
        spent += reached * (attempt_time.mean() * attempt_ok + fail_s * fails);
        reached *= fails;
        elapsed += fail_s + hop.pause_s(attempt + 1);
        if attempt < retries {
            spent += reached * hop.pause_s(attempt + 1);
        }
    }
    let quiet = libm::pow(1.0 - attempt_effect, f64::from(retries) + 1.0);
    let repeats = if hop.has_key { 0.0 } else { (tries * attempt_effect - (1.0 - quiet)).max(0.0) };
    let ok = (1.0 - reached).min(1.0);
    let gap = elapsed - time.mean();
    Fate {
        attempt_ok,
        attempt_effect,
        reached_effect,
        fail_s,
        ok,
        effect: 1.0 - quiet,
        repeats,
        tries: tries * pass,
        time,
        mean_s: spent,
        var_s: ok * time.var() + ok * (1.0 - ok) * gap * gap,
        done,
    }
}
