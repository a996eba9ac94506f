//! Whole lives of subscriptions, and what a server knows of them that hears their events in any order, twice, or not at all.

use devproof_billing::{Counterpart, Fold, Payment, Plan, Seen};
use devproof_vocabulary::BillingInterval;
use proptest::prelude::*;
use time::{Duration, OffsetDateTime, macros::datetime};

const START: OffsetDateTime = datetime!(2026-01-31 09:00 UTC);

#[derive(Debug, Clone, Copy)]
enum Act {
    FailNext,
    Pay,
    Change(usize),
    ChangeLater(usize),
    Cancel,
    Resume,
    End,
}

fn plan(which: usize) -> Plan {
    let (tier, interval) = match which % 3 {
        0 => ("pro", BillingInterval::Month),
        1 => ("pro", BillingInterval::Year),
        _ => ("founding", BillingInterval::Year),
    };
    Plan { tier_id: tier.to_owned(), interval }
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        3 => Just(Act::FailNext),
        3 => Just(Act::Pay),
        2 => (0..3_usize).prop_map(Act::Change),
        2 => (0..3_usize).prop_map(Act::ChangeLater),
        2 => Just(Act::Cancel),
        2 => Just(Act::Resume),
        1 => Just(Act::End),
    ]
}

/// What is done, and how many hours after the last time; none of it for a while is common.
fn life() -> impl Strategy<Value = Vec<(u32, Act)>> {
    prop::collection::vec((prop_oneof![Just(0), 1..60_u32, 100..1500_u32], act()), 0..14)
}

/// Lives it. All that was said, in order, and the provider at the end.
fn live(first: usize, acts: &[(u32, Act)]) -> (Vec<Seen>, Counterpart, OffsetDateTime) {
    let mut now = START;
    let (mut provider, told) = Counterpart::begin(plan(first), now);
    let mut all = vec![told.seen];
    for (hours, act) in acts {
        now += Duration::hours(i64::from(*hours));
        all.extend(provider.run(now).into_iter().map(|told| told.seen));
        let told = match (act, provider.snapshot.payment) {
            (_, Payment::Ended | Payment::Started) => break,
            (Act::FailNext, _) => {
                provider.fails_next = true;
                continue;
            }
            (Act::Pay, Payment::Failed) => provider.pay(now),
            (Act::Change(which), Payment::Paid) => provider.change(plan(*which), now),
            (Act::ChangeLater(which), Payment::Paid) => provider.change_later(plan(*which), now),
            (Act::Cancel, Payment::Paid) => provider.cancel(now),
            (Act::Resume, Payment::Paid) => provider.resume(now),
            (Act::End, _) => provider.end(now),
            _ => continue,
        };
        all.push(told.seen);
    }
    (all, provider, now)
}

/// What a server knows that hears these, and whether it would ask.
fn hear(events: &[Seen]) -> (Option<Seen>, bool) {
    let (mut known, mut asks) = (None::<Seen>, false);
    for event in events {
        asks |= event.fold(known.as_ref()) == Fold::Unclear;
        known = Some(match known {
            Some(known) => known.newest(event.clone()),
            None => event.clone(),
        });
    }
    (known, asks)
}

/// An order with doublings and losses: each number is a place, taken out of the events by what it leaves over.
fn disturbed(events: &[Seen], places: &[usize]) -> Vec<Seen> {
    places.iter().filter_map(|place| events.get(place % events.len()).cloned()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, ..ProptestConfig::default() })]

    /// Every event at least once, in any order, some of them often: the end is that of the ordered life.
    #[test]
    fn g03_any_order_with_doublings_ends_as_the_ordered_life(
        first in 0..3_usize,
        acts in life(),
        order in Just(()).prop_perturb(|(), mut rng| (0..64).map(|_| rng.next_u32()).collect::<Vec<_>>()),
        again in prop::collection::vec(0..64_usize, 0..20),
        looks in 0..4000_i64,
    ) {
        let (events, provider, _) = live(first, &acts);
        let mut places: Vec<usize> = (0..events.len()).chain(again).collect();
        // Sorted by random keys: any order.
        places.sort_by_key(|place| order.get(place % 64).copied().unwrap_or_default().wrapping_mul(2_654_435_761).rotate_left(u32::try_from(place % 31).unwrap_or(0)));
        let (known, asks) = hear(&disturbed(&events, &places));
        let known = known.expect("there is a first event");
        let (ordered, _) = hear(&events);
        prop_assert!(!asks, "versions leave nothing unclear");
        prop_assert_eq!(Some(&known), ordered.as_ref());
        prop_assert_eq!(&known.snapshot, &provider.snapshot);
        let look = START + Duration::hours(looks);
        prop_assert_eq!(known.snapshot.standing(look), provider.snapshot.standing(look));
    }

    /// Any of them lost: asking the provider once heals it.
    #[test]
    fn what_was_lost_is_healed_by_asking_once(
        first in 0..3_usize, acts in life(), heard in prop::collection::vec(0..64_usize, 0..20),
    ) {
        let (events, provider, now) = live(first, &acts);
        let (known, _) = hear(&disturbed(&events, &heard));
        let answer = provider.seen(now);
        let healed = match known { Some(known) => known.newest(answer), None => answer };
        prop_assert_eq!(healed.snapshot, provider.snapshot);
    }

    /// Stripe's events have whole seconds and no versions. What is then unclear is known to be, always ends alike, and asking
    /// once heals it.
    #[test]
    fn without_versions_what_is_unclear_is_asked(
        first in 0..3_usize,
        acts in life(),
        one in prop::collection::vec(0..64_usize, 0..40),
        other in prop::collection::vec(0..64_usize, 0..40),
    ) {
        let (events, provider, now) = live(first, &acts);
        let events: Vec<Seen> = events.into_iter().map(|seen| Seen { version: 0, ..seen }).collect();
        let all = |more: &[usize]| {
            let mut heard = disturbed(&events, more);
            heard.extend(events.iter().rev().cloned());
            hear(&heard)
        };
        let ((one, one_asks), (other, other_asks)) = (all(&one), all(&other));
        prop_assert_eq!(&one, &other);
        let known = one.expect("there is a first event");
        if known.snapshot != provider.snapshot {
            prop_assert!(one_asks && other_asks, "a wrong end is known to be unclear");
            let answer = Seen { version: 0, ..provider.seen(now + Duration::SECOND) };
            prop_assert_eq!(&known.newest(answer).snapshot, &provider.snapshot);
        }
    }
}
