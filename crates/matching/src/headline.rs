//! The short sentence above a receipt. A gate that fails is said in place of any praise.

use crate::{Band, Gate, Gates, Score, Verdict};

/// "Strong match", "Looks strong, 3 answers missing", "Place and pay do not fit".
pub fn headline(score: Score, gates: Gates) -> String {
    let failing: Vec<_> = Gate::ALL.into_iter().filter(|gate| gates.verdict(*gate) == Verdict::Fail).collect();
    match failing.as_slice() {
        [] => praise(score),
        list if list.contains(&Gate::Visibility) => "Hidden from this company".to_owned(),
        [Gate::RightToWork] => "Needs a visa sponsor".to_owned(),
        [gate] => format!("{} does not fit", gate.label()),
        [first, between @ .., last] => {
            let between: String = between.iter().map(|gate| format!(", {}", gate.label().to_lowercase())).collect();
            format!("{}{between} and {} do not fit", first.label(), last.label().to_lowercase())
        }
    }
}

fn praise(score: Score) -> String {
    let missing = score.criteria - score.scored;
    let answers = if missing == 1 { "answer" } else { "answers" };
    match Band::of(score.number()) {
        Band::Strong if score.is_well_known() => "Strong match".to_owned(),
        Band::Strong => format!("Looks strong, {missing} {answers} missing"),
        Band::Good if score.is_well_known() => "Good match".to_owned(),
        Band::Good => format!("Looks good, {missing} {answers} missing"),
        Band::Stretch => "Stretch".to_owned(),
        Band::Below => "Below the bar".to_owned(),
        Band::Unknown => "Not enough data".to_owned(),
    }
}
