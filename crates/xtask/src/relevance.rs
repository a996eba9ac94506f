//! `just relevance`: whether the match score puts first what a recruiter would, on the judged set of `content/relevance`.

mod measures;
mod set;

use anyhow::Context;
use devproof_matching::{Gates, families::Nearness, score};
use measures::{Measures, Share, ndcg};
use set::{Job, JudgedSet, Person};
use std::{cmp::Reverse, path::Path};

/// How many of a list people look at.
const FIRST: usize = 10;
/// From this number on, the page recommends a job: it is a good or strong match.
const RECOMMENDED: u8 = 60;
/// How many people are printed of those whose list is furthest from the grades.
const WORST: usize = 8;

/// Scores the set and prints the table; with a person's id that person's list.
pub fn run(person: Option<&str>) -> anyhow::Result<()> {
    let set = JudgedSet::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content"))?;
    if let Some(id) = person {
        let person = set.people.iter().find(|person| person.id == id).with_context(|| format!("no person {id}"))?;
        print_list(&set, person);
        return Ok(());
    }
    let mut measures = Measures::default();
    let mut people = Vec::new();
    for person in &set.people {
        let list = discover(&set, person);
        let grades: Vec<u8> = list.iter().map(|(job, _)| person.grade(job)).collect();
        let quality = ndcg(&grades, &person.grades.values().copied().collect::<Vec<_>>(), FIRST);
        measures.lists.extend(quality);
        for (job, _) in list.iter().take(FIRST).filter(|(_, number)| *number >= RECOMMENDED) {
            measures.add(&set, job, person);
        }
        people.extend(quality.map(|quality| (quality, person)));
    }
    measures.print();
    people.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    println!("\nFurthest from the grades (the first five of each list, with their grades):");
    for (quality, person) in people.iter().take(WORST) {
        let list = discover(&set, person);
        let first: Vec<String> =
            list.iter().take(5).map(|(job, number)| format!("{} {number} [{}]", job.id, person.grade(job))).collect();
        println!("{quality:.2}  {:<28} {}", person.id, first.join(", "));
    }
    println!("\nA whole list: just relevance PERSON");
    Ok(())
}

/// What Discover lists: the jobs that no gate excludes, the best score first.
fn discover<'a>(set: &'a JudgedSet, person: &Person) -> Vec<(&'a Job, u8)> {
    let open = set.jobs.iter().filter(|job| !Gates::of(&job.facts, &person.facts).has_failure());
    let mut list: Vec<_> = open.map(|job| (job, score(&job.facts, &person.facts).number())).collect();
    list.sort_by_key(|(_, number)| Reverse(*number));
    list.into_iter().map(|(job, number)| (job, number.unwrap_or(0))).collect()
}

fn print_list(set: &JudgedSet, person: &Person) {
    for (job, number) in discover(set, person) {
        println!("{number:>3}  [{}]  {:<28} {}", person.grade(job), job.id, person.reason(job));
    }
    let best = set.jobs.iter().filter(|job| person.grade(job) > 1);
    let excluded = best.filter(|job| Gates::of(&job.facts, &person.facts).has_failure());
    for job in excluded {
        println!("  –  [{}]  {:<28} excluded by a gate; {}", person.grade(job), job.id, person.reason(job));
    }
}

impl Measures {
    /// Looks at one of the jobs that are recommended to a person.
    fn add(&mut self, set: &JudgedSet, job: &Job, person: &Person) {
        if let (Some(one), Some(other)) = (job.family, person.family) {
            self.family.add(set.catalog.families().nearness(one, other) >= Nearness::Near);
        }
        if let (Some(offered), Some(own)) = (job.facts.requirements.seniority, person.facts.seniority) {
            let (offered, own) = (offered as i8, own as i8);
            self.within_a_step.add((offered - own).abs() <= 1);
            self.below.add(offered < own);
        }
        if let (Some(max), Some(currency), Some(wish)) =
            (job.facts.pay.max_per_year, job.facts.pay.currency, person.facts.expected_pay)
        {
            let offered = set.catalog.rates().and_then(|rates| rates.convert(max, currency, wish.currency));
            self.pay_below_wish.add(offered.is_some_and(|offered| offered < wish.min_per_year));
        }
    }

    fn print(&self) {
        println!("{:<52} {:>8} {:>9}", "", "figure", "goal");
        println!("{:<52} {:>8.2} {:>9}", "NDCG of the first ten, mean over people", self.mean_quality(), "≥ 0.90");
        let line = |what: &str, share: Share, goal: &str| {
            println!("{what:<52} {:>6.0} % {goal:>9}   ({} of {})", share.percent(), share.hits, share.of);
        };
        println!("Of the good and strong matches among the first ten:");
        line("  own or neighbouring family", self.family, "≥ 90 %");
        line("  within one step of seniority", self.within_a_step, "≥ 95 %");
        line("  below one's own seniority", self.below, "≤ 10 %");
        line("  pay below the wish, across currencies", self.pay_below_wish, "0 %");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_of_the_set_is_graded() {
        let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let set = JudgedSet::read(&content).expect("the set holds");
        assert_eq!((set.people.len(), set.jobs.len()), (40, 30));
        for person in &set.people {
            for job in &set.jobs {
                let reason = person.reason(job);
                assert!(person.grades.contains_key(&job.id) && !reason.is_empty(), "{} and {}", person.id, job.id);
            }
            assert!(person.grades.values().all(|grade| *grade <= 3), "{}", person.id);
        }
    }
}
