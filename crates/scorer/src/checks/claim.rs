//! Which passage proves which check. One sentence proves at most two, and as many points as possible are proved.

use super::structure::Outcome;
use crate::finding::Why;
use crate::text::{Passage, RuleResult};
use std::collections::BTreeMap;

/// How many checks one sentence may prove.
const MOST: usize = 2;

/// What a check has to show for itself.
pub(crate) struct Claim {
    points: u32,
    /// What could prove it, best first
    passages: Vec<Passage>,
    /// What came nearest to it
    pub(crate) nearest_miss: Option<(Passage, Why)>,
}

impl Claim {
    /// From what the rules found.
    pub(crate) fn new(points: u32, outcome: &Outcome, judged: &[RuleResult]) -> Self {
        let Outcome::Words(ways) = outcome else { return Self { points, passages: Vec::new(), nearest_miss: None } };
        let mut passages: Vec<Passage> = Vec::new();
        let mut nearest_miss = None;
        for rules in ways {
            let missing = rules.iter().find(|rule| judged[**rule].passages.is_empty());
            match (missing, rules.first()) {
                (None, Some(first)) => passages.extend(judged[*first].passages.iter().cloned()),
                (Some(missing), _) => nearest_miss = nearest_miss.or_else(|| judged[*missing].nearest_miss.clone()),
                (None, None) => {}
            }
        }
        passages.sort_by_key(|passage| (-passage.margin, passage.first));
        if let Some(best) = passages.first() {
            nearest_miss = Some((best.clone(), Why::QuoteUsed));
        }
        Self { points, passages, nearest_miss }
    }
}

/// Gives each claim a passage or none. Claims worth more come first, then those that are surer, then their order; a later
/// claim may move an earlier one to another passage, never take its last.
pub(crate) fn assign(claims: &[Claim]) -> Vec<Option<&Passage>> {
    let mut order: Vec<usize> = (0..claims.len()).collect();
    order.sort_by_key(|&at| {
        let margin = claims[at].passages.first().map_or(i64::MIN, |passage| passage.margin);
        (std::cmp::Reverse(claims[at].points), std::cmp::Reverse(margin), at)
    });
    let mut taken: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let mut given: Vec<Option<usize>> = vec![None; claims.len()];
    for at in order {
        place(claims, at, &mut Vec::new(), &mut taken, &mut given);
    }
    given.iter().zip(claims).map(|(place, claim)| place.map(|place| &claim.passages[place])).collect()
}

fn place(
    claims: &[Claim],
    claim: usize,
    tried: &mut Vec<usize>,
    taken: &mut BTreeMap<usize, Vec<usize>>,
    given: &mut [Option<usize>],
) -> bool {
    for (choice, passage) in claims[claim].passages.iter().enumerate() {
        if tried.contains(&passage.anchor) {
            continue;
        }
        tried.push(passage.anchor);
        let holders = taken.entry(passage.anchor).or_default().clone();
        let mut free = holders.len() < MOST;
        if !free {
            for holder in holders {
                if place(claims, holder, tried, taken, given) {
                    if let Some(list) = taken.get_mut(&passage.anchor) {
                        list.retain(|one| *one != holder);
                    }
                    free = true;
                    break;
                }
            }
        }
        if free {
            taken.entry(passage.anchor).or_default().push(claim);
            given[claim] = Some(choice);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(points: u32, anchors: &[usize]) -> Claim {
        let passages = anchors.iter().map(|&anchor| Passage { first: anchor, count: 1, anchor, margin: 0 }).collect();
        Claim { points, passages, nearest_miss: None }
    }

    #[test]
    fn a_sentence_proves_two_and_others_make_room() {
        let claims = [claim(1, &[0]), claim(2, &[0, 1]), claim(3, &[0]), claim(1, &[0]), claim(1, &[])];
        let given: Vec<Option<usize>> = assign(&claims).into_iter().map(|one| one.map(|one| one.anchor)).collect();
        assert_eq!(given, [Some(0), Some(1), Some(0), None, None]);
    }
}
