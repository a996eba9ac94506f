use std::{cmp::Reverse, collections::BTreeMap};

/// All selections of one sum: the fewest invoices that it takes, and in how many ways.
#[derive(Clone, Copy)]
struct Selections {
    sum: i64,
    fewest: i64,
    ways: i64,
}

pub fn settle_payment(invoices: Vec<i64>, payment: i64) -> (i64, i64, i64) {
    let (left, right) = invoices.split_at(invoices.len() / 2);
    let right = selections_of(right);
    let mut others = right.iter().rev().peekable();

    let mut best = Selections { sum: -1, fewest: 0, ways: 0 };
    let rank = |selections: &Selections| (selections.sum, Reverse(selections.fewest));
    for one in selections_of(left) {
        while others.next_if(|other| one.sum + other.sum > payment).is_some() {}
        let other = match others.peek() {
            Some(other) => other,
            None => break,
        };
        let both =
            Selections { sum: one.sum + other.sum, fewest: one.fewest + other.fewest, ways: one.ways * other.ways };
        if rank(&both) > rank(&best) {
            best = both;
        } else if rank(&both) == rank(&best) {
            best.ways += both.ways;
        }
    }
    (best.sum, best.fewest, best.ways)
}

/// By rising sum.
fn selections_of(invoices: &[i64]) -> Vec<Selections> {
    let mut by_sum = BTreeMap::from([(0, (0, 1))]);
    for amount in invoices {
        let without: Vec<_> = by_sum.iter().map(|(&sum, &selections)| (sum, selections)).collect();
        for (sum, (fewest, ways)) in without {
            let entry = by_sum.entry(sum + amount).or_insert((i64::MAX, 0));
            if fewest + 1 < entry.0 {
                *entry = (fewest + 1, ways);
            } else if fewest + 1 == entry.0 {
                entry.1 += ways;
            }
        }
    }
    by_sum.into_iter().map(|(sum, (fewest, ways))| Selections { sum, fewest, ways }).collect()
}
