//! Which languages this machine is fit to judge just now, and for which of them answers are accepted here.

use devproof_judge::Language;
use parking_lot::Mutex;
use std::{collections::BTreeMap, time::Duration};
use tokio::time::Instant;

/// How long answers are still accepted in a language that this machine is not fit to judge: others may just be at work
/// on it, and an answer can wait for that. A machine that stays unfit says so.
const PATIENCE: Duration = Duration::from_secs(120);

/// The languages that the cage allows, and since when the machine has not been fit for some of them.
pub(super) struct Fitness {
    languages: Mutex<Vec<Language>>,
    unfit_since: Mutex<BTreeMap<Language, Instant>>,
}

impl Fitness {
    /// Before anything is measured, this machine counts as fit for all of them.
    pub(super) fn new(languages: Vec<Language>) -> Self {
        Self { languages: Mutex::new(languages), unfit_since: Mutex::default() }
    }

    /// All that the cage allows.
    pub(super) fn languages(&self) -> Vec<Language> {
        self.languages.lock().clone()
    }

    /// More of them, which were tried later.
    pub(super) fn add(&self, languages: impl Iterator<Item = Language>) {
        self.languages.lock().extend(languages);
    }

    /// Notes what was measured at `now`.
    pub(super) fn note(&self, language: Language, is_fit: bool, now: Instant) {
        let mut unfit_since = self.unfit_since.lock();
        if is_fit {
            unfit_since.remove(&language);
        } else {
            unfit_since.entry(language).or_insert(now);
        }
    }

    /// What is judged at once.
    pub(super) fn fit(&self) -> Vec<String> {
        self.unfit_for_less_than(Duration::ZERO, Instant::now())
    }

    /// What is judged at once or, as far as one can say at `now`, soon.
    pub(super) fn accepted(&self, now: Instant) -> Vec<String> {
        self.unfit_for_less_than(PATIENCE, now)
    }

    fn unfit_for_less_than(&self, patience: Duration, now: Instant) -> Vec<String> {
        let unfit_since = self.unfit_since.lock();
        let counts = |language: &&Language| {
            unfit_since.get(language).is_none_or(|since| now.saturating_duration_since(*since) < patience)
        };
        self.languages.lock().iter().filter(counts).map(|language| language.as_str().to_owned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_accepted_through_a_short_weakness_and_not_through_a_long_one() {
        let begin = Instant::now();
        let fitness = Fitness::new(vec![Language::JavaScript, Language::Python]);
        let both = ["javascript", "python"];
        assert_eq!(
            (fitness.fit(), fitness.accepted(begin)),
            (both.map(str::to_owned).into(), both.map(str::to_owned).into())
        );
        fitness.note(Language::Python, false, begin);
        // Measured again and no better: it counts from the first time.
        fitness.note(Language::Python, false, begin + PATIENCE / 2);
        assert_eq!(fitness.fit(), ["javascript"]);
        assert_eq!(fitness.accepted(begin + PATIENCE - Duration::from_millis(1)), both);
        assert_eq!(fitness.accepted(begin + PATIENCE), ["javascript"]);
        fitness.note(Language::Python, true, begin + PATIENCE);
        assert_eq!(fitness.fit(), both);
        fitness.note(Language::Python, false, begin + PATIENCE * 2);
        assert_eq!(fitness.accepted(begin + PATIENCE * 2), both, "a new fault starts its own waiting time");
    }
}
