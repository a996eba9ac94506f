//! Jobs that ask for what a person's projects use.

use super::{JobIndex, bitmap::Bitmap};
use crate::{PersonFacts, criteria::projects};

/// For each number of projects from 1 to as many as count, the jobs with so many or more that use a skill of theirs.
pub(super) fn by_projects(index: &JobIndex, person: &PersonFacts) -> [Bitmap; projects::ENOUGH] {
    let mut asking = vec![Bitmap::empty_like(index.slots.live()); person.project_skills.len()];
    for (asked, slots) in index.skills.iter() {
        if let Ok(place) = person.project_skills.binary_search_by_key(&asked.skill, |used| used.skill) {
            slots.iter().for_each(|slot| asking[place].insert(*slot));
        }
    }
    let mut at_least = std::array::from_fn(|_| Bitmap::empty_like(index.slots.live()));
    for project in 0..u128::BITS {
        let uses = |(used, _): &(&crate::UsedSkill, _)| used.projects >> project & 1 == 1;
        let mut used = person.project_skills.iter().zip(&asking).filter(uses).map(|(_, jobs)| jobs);
        let Some(mut jobs) = used.next().cloned() else { continue };
        used.for_each(|more| jobs.unite(more));
        // A job that already had so many has one more now.
        for count in (1..projects::ENOUGH).rev() {
            let mut more = jobs.clone();
            more.intersect(&at_least[count - 1]);
            at_least[count].unite(&more);
        }
        at_least[0].unite(&jobs);
    }
    at_least
}
