//! The figures of career intelligence beside a plain scan of random worlds.

use super::{apply, world};
use devproof_matching::{
    Country, Gates, JobPay, PersonFacts, SkillId,
    index::{
        Demand, ENOUGH_POSTINGS, JobEntry, JobFilter, JobIndex, MissingSkill, MissingSkills, PayBand, PayFilter,
        Place, SkillDemand,
    },
    score,
};
use devproof_vocabulary::{RemotePolicy, Seniority};
use proptest::{option, prelude::*, sample::select, strategy::ValueTree};
use std::{cmp::Reverse, collections::BTreeMap};
use uuid::Uuid;

/// Euros; dollars are worth half.
fn euros(pay: JobPay) -> Option<i64> {
    let (middle, currency) = pay.middle()?;
    Some(if currency.as_str() == "EUR" { middle } else { middle / 2 })
}

fn asks(entry: &JobEntry, skill: SkillId) -> bool {
    entry.facts.requirements.skills.iter().any(|asked| asked.skill == skill)
}

fn is_in(entry: &JobEntry, place: Place) -> bool {
    let location = &entry.facts.location;
    match place {
        Place::Remote => location.policy == Some(RemotePolicy::Remote),
        Place::Country(country) => {
            matches!(location.policy, Some(RemotePolicy::Hybrid | RemotePolicy::Onsite))
                && location.countries.contains(&country)
        }
    }
}

/// By the definition: of the sorted amounts the first of which so many quarters are no larger.
fn band<T>(of: T, mut amounts: Vec<i64>) -> PayBand<T> {
    amounts.sort_unstable();
    let quartile = |quarter: usize| {
        let no_larger = |amount: &i64| amounts.iter().filter(|other| *other <= amount).count();
        *amounts.iter().find(|amount| 4 * no_larger(amount) >= quarter * amounts.len()).expect("an amount")
    };
    let quartiles = (amounts.len() >= ENOUGH_POSTINGS).then(|| [quartile(1), quartile(2), quartile(3)]);
    PayBand { of, jobs: amounts.len(), quartiles }
}

fn places() -> Vec<Place> {
    let countries = ["AT", "DE", "NL"].map(|code| Place::Country(code.parse::<Country>().expect("a code")));
    [Place::Remote].into_iter().chain(countries).collect()
}

fn matching<'a>(jobs: &[&'a JobEntry], person: &PersonFacts, filter: &JobFilter<'_>) -> Vec<&'a JobEntry> {
    let is_match = |entry: &&&JobEntry| {
        !filter.except.contains(&entry.facts.id)
            && !Gates::of(&entry.facts, person).has_failure()
            && score(&entry.facts, person).number().is_some_and(|number| number >= 60)
    };
    jobs.iter().filter(is_match).copied().collect()
}

proptest! {
    #[test]
    fn figures_are_those_of_a_plain_scan(
        changes in prop::collection::vec(world::job(), 0..100),
        query in world::query(),
        wished in (option::of(0..world::SKILLS), option::of(select(Seniority::ALL)), option::of(select(places()))),
        only_matching: bool,
    ) {
        let (index, jobs): (JobIndex, BTreeMap<Uuid, JobEntry>) = apply(&changes);
        let person = &query.person;
        let filter = JobFilter { except: query.filter().except, ..JobFilter::at(query.filter().now) };
        let open: Vec<_> =
            jobs.values().filter(|entry| entry.expires_at.is_none_or(|expires| expires > filter.now)).collect();
        let matches = matching(&open, person, &filter);

        let mut skills: Vec<_> = person.skills.iter().map(|known| {
            let count = |jobs: &[&JobEntry]| jobs.iter().filter(|entry| asks(entry, known.skill)).count();
            SkillDemand { skill: known.skill, jobs: count(&open), matches: count(&matches) }
        }).collect();
        skills.sort_by_key(|demand| Reverse(demand.jobs));
        let demand = Demand { jobs: open.len(), matches: matches.len(), skills };
        let found = index.matches(person, &filter);
        prop_assert_eq!(index.demand(person, &found, filter.now), demand);

        let mut missing: Vec<MissingSkill> = Vec::new();
        for skill in (0..world::SKILLS).map(SkillId).filter(|skill| person.skills.iter().all(|own| own.skill != *skill)) {
            let asked = matches.iter().flat_map(|entry| &entry.facts.requirements.skills).filter(|asked| asked.skill == skill);
            let musts: Vec<_> = asked.map(|asked| asked.is_must).collect();
            let counted = musts.iter().filter(|is_must| **is_must).count();
            missing.push(MissingSkill { skill, jobs: musts.len(), musts: counted });
        }
        missing.retain(|missing| missing.jobs > 0);
        missing.sort_by_key(|missing| (Reverse(missing.jobs), Reverse(missing.musts), missing.skill));
        prop_assert_eq!(index.missing_skills(person, &found), MissingSkills { matches: matches.len(), skills: missing });

        let mut companies = BTreeMap::<Uuid, usize>::new();
        matches.iter().for_each(|entry| *companies.entry(entry.facts.company).or_default() += 1);
        let mut companies: Vec<_> = companies.into_iter().collect();
        companies.sort_by_key(|(company, jobs)| (Reverse(*jobs), *company));
        prop_assert_eq!(index.matching_companies(&found), companies);

        let (skill, seniority, place) = (wished.0.map(SkillId), wished.1, wished.2);
        let own: Vec<_> = person.skills.iter().map(|known| known.skill).collect();
        let wish = PayFilter { now: filter.now, skill, seniority, place, skills: &own };
        let bands = index.pay_bands(&wish, only_matching.then_some(&found), euros);
        let among = if only_matching { &matches } else { &open };
        let has_skill = |entry: &&&JobEntry| skill.is_none_or(|skill| asks(entry, skill));
        let has_level = |entry: &&&JobEntry| seniority.is_none_or(|level| entry.facts.requirements.seniority == Some(level));
        let has_place = |entry: &&&JobEntry| place.is_none_or(|place| is_in(entry, place));
        let pay = |entry: &&JobEntry| euros(entry.facts.pay);
        let all = among.iter().filter(has_skill).filter(has_level).filter(has_place).filter_map(pay).collect();
        prop_assert_eq!(bands.all, band((), all));
        let of_skill = |skill: &SkillId| {
            let jobs = among.iter().filter(has_level).filter(has_place).filter(|entry| asks(entry, *skill));
            band(*skill, jobs.filter_map(pay).collect())
        };
        prop_assert_eq!(bands.skills, own.iter().map(of_skill).collect::<Vec<_>>());
        let of_level = |level: &Seniority| {
            let jobs = among.iter().filter(has_skill).filter(has_place);
            band(*level, jobs.filter(|entry| entry.facts.requirements.seniority == Some(*level)).filter_map(pay).collect())
        };
        let levels = Seniority::ALL.iter().map(of_level).filter(|band| band.jobs > 0);
        prop_assert_eq!(bands.seniorities, levels.collect::<Vec<_>>());
        let of_place = |place: Place| {
            let jobs = among.iter().filter(has_skill).filter(has_level).filter(|entry| is_in(entry, place));
            band(place, jobs.filter_map(pay).collect())
        };
        let mut expected: Vec<_> = places().into_iter().map(of_place).filter(|band| band.jobs > 0).collect();
        expected.sort_by_key(|band| (Reverse(band.jobs), band.of));
        prop_assert_eq!(bands.places, expected);
    }
}

/// A job of a company of its own that pays so much.
fn paying(nth: u8, pay: i64) -> JobEntry {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut entry = world::job().new_tree(&mut runner).expect("a job").current();
    entry.facts.id = Uuid::from_u128(nth.into());
    entry.facts.pay = JobPay::new(Some(pay), "EUR".parse().ok(), None).starting_at(Some(pay));
    entry.expires_at = None;
    entry
}

#[test]
fn a_band_needs_five_postings() {
    let mut index = JobIndex::default();
    let filter = PayFilter { now: world::START, skill: None, seniority: None, place: None, skills: &[] };
    for nth in 1..=4_u8 {
        index.upsert(&paying(nth, i64::from(nth) * 10_000));
    }
    assert_eq!(index.pay_bands(&filter, None, euros).all, PayBand { of: (), jobs: 4, quartiles: None });
    index.upsert(&paying(5, 50_000));
    let band = index.pay_bands(&filter, None, euros).all;
    assert_eq!(band, PayBand { of: (), jobs: 5, quartiles: Some([20_000, 30_000, 40_000]) });
    assert_eq!(index.pay_bands(&filter, None, |_| None).all.jobs, 0, "pay that is not known does not count");
}
