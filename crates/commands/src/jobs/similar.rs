//! When two jobs of a company are nearly the same one: by title, skills and place. What isn't known sets none apart.

use devproof_db::columns;
use devproof_vocabulary::RemotePolicy;
use std::collections::BTreeSet;
use uuid::Uuid;

/// Share of the words, or of the skills, that two jobs have to have in common.
const TITLE: f64 = 0.6;
const SKILLS: f64 = 0.5;

columns! {
    /// What a job is compared by.
    #[derive(Debug, Clone)]
    pub(super) struct Comparable {
        /// None for a title that is not yet a job.
        pub(super) id: Option<Uuid>,
        pub(super) title: String,
        pub(super) places: Vec<String>,
        pub(super) remote_policy: Option<RemotePolicy>,
        pub(super) skills: Vec<i32>,
        pub(super) is_open: bool,
    }
}

impl Comparable {
    /// A job of which nothing else is known yet.
    pub(super) fn of_title(title: String) -> Self {
        Self { id: None, title, places: Vec::new(), remote_policy: None, skills: Vec::new(), is_open: false }
    }

    /// How alike the titles are, 0 to 1, if the other job is nearly the same one.
    pub(super) fn likeness(&self, other: &Self) -> Option<f64> {
        let title = share(&words(&self.title), &words(&other.title));
        let is_like = self.id != other.id
            && title >= TITLE
            && self.is_where(other)
            && (self.skills.is_empty() || other.skills.is_empty() || self.skills_in_common(other) >= SKILLS);
        is_like.then_some(title)
    }

    fn skills_in_common(&self, other: &Self) -> f64 {
        let set = |job: &Self| job.skills.iter().copied().collect::<BTreeSet<_>>();
        share(&set(self), &set(other))
    }

    /// Whether both are done in the same place. Two remote jobs are; one that says no place could be.
    fn is_where(&self, other: &Self) -> bool {
        match (self.remote_policy, other.remote_policy) {
            (Some(RemotePolicy::Remote), Some(RemotePolicy::Remote)) | (None, _) | (_, None) => true,
            (Some(RemotePolicy::Remote), _) | (_, Some(RemotePolicy::Remote)) => false,
            _ => {
                let set = |job: &Self| job.places.iter().map(|place| place.to_lowercase()).collect::<BTreeSet<_>>();
                let (mine, others) = (set(self), set(other));
                mine.is_empty() || others.is_empty() || !mine.is_disjoint(&others)
            }
        }
    }
}

/// The words of a title. "(m/f/d)" and the like say nothing about a job: single letters are none.
fn words(title: &str) -> BTreeSet<String> {
    let signs = |sign: char| !sign.is_alphanumeric() && !matches!(sign, '+' | '#');
    title.to_lowercase().split(signs).filter(|word| word.chars().count() > 1).map(str::to_owned).collect()
}

/// Share of two sets that both have; of empty ones 0.
fn share<T: Ord>(one: &BTreeSet<T>, other: &BTreeSet<T>) -> f64 {
    let all = one.union(other).count();
    let both = one.intersection(other).count();
    if all == 0 { 0.0 } else { both as f64 / all as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(title: &str) -> Comparable {
        Comparable { id: Some(Uuid::new_v4()), skills: vec![1, 2], ..Comparable::of_title(title.to_owned()) }
    }

    fn is_like(one: &Comparable, other: &Comparable) -> bool {
        assert_eq!(one.likeness(other).is_some(), other.likeness(one).is_some(), "{one:?} {other:?}");
        one.likeness(other).is_some()
    }

    #[test]
    fn titles_are_compared_by_their_words() {
        let rust = job("Rust Engineer – Storage (m/f/d)");
        assert!(is_like(&rust, &job("storage engineer, RUST")));
        assert!(is_like(&rust, &job("Senior Rust Engineer, Storage")));
        assert!(!is_like(&rust, &job("Go Engineer, Search")));
        assert!(!is_like(&job("C++ Engineer"), &job("C# Engineer")));
        assert!(!is_like(&job("–"), &job("–")), "no words are no likeness");
        assert!(!is_like(&rust, &rust.clone()), "a job is not like itself");
    }

    #[test]
    fn other_skills_or_places_make_another_job() {
        let here = |places: &[&str], policy| Comparable {
            places: places.iter().map(|place| (*place).to_owned()).collect(),
            remote_policy: policy,
            ..job("Storage engineer")
        };
        let vienna = here(&["Vienna", "Graz"], Some(RemotePolicy::Onsite));
        assert!(is_like(&vienna, &here(&["vienna"], Some(RemotePolicy::Hybrid))));
        assert!(!is_like(&vienna, &here(&["Berlin"], Some(RemotePolicy::Onsite))));
        assert!(!is_like(&vienna, &here(&["Vienna"], Some(RemotePolicy::Remote))));
        assert!(is_like(&vienna, &here(&[], None)), "a draft that says no place yet");
        let skilled = |skills: &[i32]| Comparable { skills: skills.to_vec(), ..job("Storage engineer") };
        assert!(is_like(&skilled(&[1, 2]), &skilled(&[2])));
        assert!(!is_like(&skilled(&[1, 2]), &skilled(&[2, 3])));
        assert!(is_like(&skilled(&[]), &skilled(&[2, 3])));
    }
}
