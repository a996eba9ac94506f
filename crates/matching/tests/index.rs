//! The index beside a plain scan: random worlds that change, random queries, the same rows in the same order. More of
//! them: `PROPTEST_CASES=3000`.

mod career;
mod many_queries;
mod what_if;
mod world;

use devproof_matching::{
    Choices, Gates, JobFacts, Receipt, Score, SkillId, WeightForm,
    index::{JobEntry, JobFilter, JobIndex, JobOrder, PeopleFilter, PeopleIndex, RankedJob},
    score, score_of,
};
use proptest::{prelude::*, strategy::ValueTree};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
};
use time::OffsetDateTime;
use uuid::Uuid;
use world::{Query, START};

/// Jobs after a list of changes: the last one with an id counts, and every third id is taken out again.
fn apply(changes: &[JobEntry]) -> (JobIndex, BTreeMap<Uuid, JobEntry>) {
    let (mut index, mut jobs) = (JobIndex::default(), BTreeMap::new());
    for (step, entry) in changes.iter().enumerate() {
        index.upsert(entry);
        jobs.insert(entry.facts.id, entry.clone());
        if step % 3 == 0 {
            let id = Uuid::from_u128(step as u128 % world::IDS);
            index.remove(id);
            jobs.remove(&id);
        }
    }
    (index, jobs)
}

fn micros(entry: &JobEntry) -> i64 {
    since_1970(entry.published_at)
}

fn since_1970(time: OffsetDateTime) -> i64 {
    i64::try_from(time.unix_timestamp_nanos() / 1000).expect("a time")
}

/// The list without any index. Jobs that the filter excepts take their turn.
fn scan(jobs: &BTreeMap<Uuid, JobEntry>, query: &Query, filter: &JobFilter<'_>, began_at: i64) -> Vec<RankedJob> {
    let passes = |entry: &JobEntry| {
        let facts = &entry.facts;
        let asks = |skill| facts.requirements.skills.iter().any(|asked| asked.skill == skill);
        entry.expires_at.is_none_or(|expires| expires > filter.now)
            && filter.published_since.is_none_or(|since| entry.published_at >= since)
            && filter.among.is_none_or(|ids| ids.contains(&facts.id))
            && filter.skills.iter().all(|skill| asks(*skill))
            && filter.policies.is_none_or(|any| facts.location.policy.is_some_and(|own| any.contains(own)))
            && filter.place.is_none_or(|text| {
                entry.places.join(" ").to_lowercase().contains(&text.trim_matches(' ').to_lowercase())
            })
            && filter.min_pay.is_none_or(|min| facts.pay.max_per_year.is_some_and(|max| max >= min))
            && filter.currency.is_none_or(|currency| facts.pay.currency == Some(currency))
            && filter.seniorities.is_none_or(|any| facts.requirements.seniority.is_some_and(|own| any.contains(own)))
            && filter.employment_types.is_none_or(|any| facts.employment_type.is_some_and(|own| any.contains(own)))
            && filter.badges.iter().all(|badge| entry.badges.iter().any(|own| own == badge))
            && !Gates::of(facts, &query.person).has_failure()
    };
    let total = |entry: &JobEntry| entry.facts.criteria.iter().map(|one| u32::from(one.weight)).sum::<u32>();
    let row = |entry: &JobEntry| {
        let score = score(&entry.facts, &query.person);
        let coverage = (score.known * 100).checked_div(total(entry)).unwrap_or_default();
        let coverage = u8::try_from(coverage).expect("a share");
        RankedJob { id: entry.facts.id, score, coverage, turn: 0, published_at: micros(entry) }
    };
    let mut rows: Vec<_> = jobs.values().filter(|entry| passes(entry)).map(row).collect();
    rows.sort_by_key(|row| (Reverse(row.published_at), row.id));
    if query.order == JobOrder::Match {
        let mut taken = HashMap::new();
        for row in &mut rows {
            let tie = (row.score.number(), row.coverage, jobs[&row.id].facts.company);
            if row.published_at <= began_at {
                let taken = taken.entry(tie).or_default();
                row.turn = *taken;
                *taken += 1;
            }
        }
        rows.sort_by_key(match_key);
    }
    rows.retain(|row| !filter.except.contains(&row.id));
    rows
}

/// Ascending is the order by match.
type MatchKey = (Reverse<i16>, Reverse<u8>, u32, Reverse<i64>, Uuid);

fn match_key(row: &RankedJob) -> MatchKey {
    let number = row.score.number().map_or(-1, i16::from);
    (Reverse(number), Reverse(row.coverage), row.turn, Reverse(row.published_at), row.id)
}

proptest! {
    #[test]
    fn pages_are_those_of_a_plain_scan(
        changes in prop::collection::vec(world::job(), 0..120),
        queries in prop::collection::vec(world::query(), 1..8),
    ) {
        let (index, jobs) = apply(&changes);
        prop_assert_eq!(index.len(), jobs.len());
        for (id, entry) in &jobs {
            prop_assert_eq!(index.facts(*id), Some(entry.facts.clone()));
        }
        prop_assert_eq!(index.facts(Uuid::from_u128(world::IDS)), None);
        for query in &queries {
            let filter = query.filter();
            let lists: Vec<Vec<_>> = (0..=world::SKILLS).map(|first| (first..first + first % 3).map(SkillId).collect()).collect();
            let hidden = &query.person.hidden_companies;
            let counts = lists.iter().map(|skills| {
                let asks = |entry: &&JobEntry| {
                    entry.facts.requirements.skills.iter().any(|asked| skills.contains(&asked.skill))
                        && entry.expires_at.is_none_or(|expires| expires > filter.now)
                        && !hidden.contains(&entry.facts.company)
                };
                jobs.values().filter(asks).count()
            });
            prop_assert_eq!(index.jobs_asking(&lists, hidden, filter.now), counts.collect::<Vec<_>>());
            let expected = scan(&jobs, query, &filter, since_1970(filter.now));
            let (mut rows, mut after) = (Vec::new(), None);
            loop {
                let page = index.rank(&query.person, &filter, query.order, after, query.limit);
                prop_assert_eq!(page.total, expected.len());
                prop_assert!(page.jobs.len() <= query.limit);
                rows.extend(page.jobs);
                after = page.next;
                if after.is_none() {
                    break;
                }
            }
            prop_assert_eq!(&rows, &expected);
        }
    }

    #[test]
    fn the_next_page_begins_after_the_last_row_whatever_changed(
        changes in prop::collection::vec(world::job(), 1..120),
        more in prop::collection::vec(world::job(), 1..20),
        query in world::query(),
    ) {
        let (mut index, mut jobs) = apply(&changes);
        let filter = query.filter();
        let first = index.rank(&query.person, &filter, query.order, None, query.limit);
        let Some(after) = first.next else { return Ok(()) };
        for entry in more {
            index.upsert(&entry);
            jobs.insert(entry.facts.id, entry);
        }
        let next = index.rank(&query.person, &filter, query.order, Some(after), 1000);
        let last = first.jobs.last().expect("a page with another after it has rows");
        let is_left = |row: &RankedJob| match query.order {
            JobOrder::Match => match_key(row) > match_key(last),
            JobOrder::Newest => (Reverse(row.published_at), row.id) > (Reverse(last.published_at), last.id),
        };
        let mut expected = scan(&jobs, &query, &filter, since_1970(filter.now));
        expected.retain(is_left);
        prop_assert_eq!(next.jobs, expected);
    }

    #[test]
    fn people_are_those_of_a_plain_scan(
        changes in prop::collection::vec(world::person(), 0..80),
        job in world::job(),
        other in world::weights(),
        interested in prop::collection::vec(world::person(), 0..10),
        among in prop::option::weighted(0.7, world::ids()),
        except in world::ids(),
        top in 1..30_usize,
    ) {
        let (mut index, mut people) = (PeopleIndex::default(), BTreeMap::new());
        for (step, person) in changes.iter().enumerate() {
            index.upsert(person);
            people.insert(person.id, person.clone());
            if step % 3 == 0 {
                let id = Uuid::from_u128(step as u128 % world::IDS);
                index.remove(id);
                people.remove(&id);
            }
        }
        prop_assert_eq!(index.len(), people.len());
        let job: JobFacts = job.facts;
        let skills = &job.requirements.skills;
        people.retain(|_, person| !person.hidden_companies.contains(&job.company));

        let order = |score: Score, id: Uuid| {
            let coverage = (score.known * 100).checked_div(score.weight).unwrap_or_default();
            (Reverse(score.number().map_or(-1, i16::from)), Reverse(coverage), id)
        };
        let mut expected: Vec<_> = people.values().map(|person| (person.id, score(&job, person))).collect();
        expected.sort_by_key(|(id, score)| order(*score, *id));
        let filter = PeopleFilter { among: among.as_deref(), except: &except };
        let (rows, total) = index.rank(&job.criteria, skills, job.company, PeopleFilter::default(), top);
        prop_assert_eq!(total, expected.len());
        prop_assert!(rows.iter().map(|row| (row.id, row.score)).eq(expected.iter().take(top).copied()));
        let is_left = |id| among.as_ref().is_none_or(|ids| ids.contains(&id)) && !except.contains(&id);
        expected.retain(|(id, _)| is_left(*id));
        let (rows, total) = index.rank(&job.criteria, skills, job.company, filter, top);
        prop_assert_eq!(total, expected.len());
        prop_assert!(rows.iter().map(|row| (row.id, row.score)).eq(expected.iter().take(top).copied()));

        let interested: Vec<_> =
            interested.into_iter().map(|person| (person.id, person)).collect::<BTreeMap<_, _>>().into_values().collect();
        people.extend(interested.iter().map(|person| (person.id, person.clone())));
        let after = job.requirements.criteria(&other);
        let preview = index.preview_weights(&job, &after, &interested, top);
        let ranks = |score: &dyn Fn(Uuid) -> Score| {
            let mut ids: Vec<_> = people.keys().copied().collect();
            ids.sort_by_key(|id| order(score(*id), *id));
            ids
        };
        let score_before = |id| score(&job, &people[&id]);
        let score_after = |id| score_of(&after, skills, &people[&id]);
        let (number_before, number_after) = (|id| score_before(id).number(), |id| score_after(id).number());
        let (before_ids, after_ids) = (ranks(&score_before), ranks(&score_after));
        let rank = |ids: &[Uuid], id| ids.iter().position(|other| *other == id).expect("a candidate") + 1;
        let moves = |moves: &[devproof_matching::index::Move]| {
            for one in moves {
                assert_eq!((one.rank_before, one.rank_after), (rank(&before_ids, one.id), rank(&after_ids, one.id)));
                assert_eq!((one.score_before, one.score_after), (number_before(one.id), number_after(one.id)));
            }
            moves.iter().map(|one| one.id).collect::<Vec<_>>()
        };
        let top_of = |ids: &[Uuid]| ids.iter().take(top).copied().collect::<Vec<_>>();
        let (best_before, best_after) = (top_of(&before_ids), top_of(&after_ids));
        prop_assert_eq!(preview.candidates, people.len());
        prop_assert_eq!(&moves(&preview.top), &best_after);
        let missing_in = |ids: &[Uuid], others: &[Uuid]| {
            ids.iter().filter(|id| !others.contains(id)).copied().collect::<Vec<_>>()
        };
        prop_assert_eq!(moves(&preview.entering), missing_in(&best_after, &best_before));
        prop_assert_eq!(moves(&preview.leaving), missing_in(&best_before, &best_after));
        let has_one_state = |requirement: devproof_matching::Requirement| {
            let states: std::collections::HashSet<_> =
                people.values().map(|person| requirement.state(skills, person)).collect();
            states.len() == 1
        };
        let mut unchanged: Vec<_> =
            after.iter().map(|criterion| criterion.requirement).filter(|requirement| has_one_state(*requirement)).collect();
        let mut found = preview.unchanged;
        unchanged.sort();
        found.sort();
        prop_assert_eq!(found, unchanged);
    }

    #[test]
    fn a_receipt_says_the_number_of_the_list(job in world::job(), person in world::person()) {
        let number = score(&job.facts, &person);
        for form in [WeightForm::Exact, WeightForm::Coarse] {
            let receipt = Receipt::new(&job.facts, &person, &devproof_matching::Catalog::default(), form);
            prop_assert_eq!((receipt.score, receipt.band), (number.number(), number.band()));
            prop_assert_eq!((receipt.coverage.scored, receipt.coverage.of), (number.scored, number.criteria));
            let mut index = JobIndex::default();
            index.upsert(&job);
            let filter = JobFilter::at(START - time::Duration::days(1));
            for row in index.rank(&person, &filter, JobOrder::Match, None, 1).jobs {
                prop_assert_eq!(row.coverage, receipt.coverage.weight);
            }
            prop_assert_eq!(receipt.eligible, !Gates::of(&job.facts, &person).has_failure());
        }
    }
}

/// So many jobs with ids of their own, published at one of six hours.
fn many_jobs(count: u128) -> Vec<JobEntry> {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let count_of = usize::try_from(count).expect("a count");
    let mut jobs = prop::collection::vec(world::job(), count_of).new_tree(&mut runner).expect("jobs").current();
    for (id, entry) in (0..count).zip(&mut jobs) {
        entry.facts.id = Uuid::from_u128(id);
        entry.expires_at = None;
    }
    jobs
}

#[test]
fn deciding_and_publishing_move_no_row_of_a_large_tie() {
    let mut more = many_jobs(1000);
    let jobs = more.drain(..800).collect::<Vec<_>>();
    let now = START + time::Duration::hours(6);
    let person = devproof_matching::PersonFacts::default();
    let mut index = JobIndex::default();
    jobs.iter().for_each(|entry| index.upsert(entry));
    let (mut except, mut after, mut rows) = (Vec::new(), None, Vec::new());
    loop {
        let filter = JobFilter { except: &except, ..JobFilter::at(now) };
        let page = index.rank(&person, &filter, JobOrder::Match, after, 7);
        rows.extend(page.jobs.iter().map(|row| (row.turn, row.published_at, row.id)));
        except.extend(page.jobs.iter().step_by(2).map(|row| row.id));
        if let Some(mut entry) = more.pop() {
            entry.published_at = now + time::Duration::minutes(1);
            index.upsert(&entry);
        }
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    let mut expected: Vec<_> = jobs.iter().collect();
    expected.sort_by_key(|entry| (Reverse(micros(entry)), entry.facts.id));
    let mut taken = HashMap::new();
    let turn = |entry: &&JobEntry| {
        let taken = taken.entry(entry.facts.company).or_insert(0);
        *taken += 1;
        (*taken - 1, micros(entry), entry.facts.id)
    };
    let mut expected: Vec<_> = expected.iter().map(turn).collect();
    expected.sort_by_key(|(turn, published, id)| (*turn, Reverse(*published), *id));
    assert_eq!(rows, expected);
}

#[test]
fn pages_of_a_large_world_are_those_of_a_plain_scan() {
    let entries = many_jobs(900);
    let mut index = JobIndex::default();
    entries.iter().for_each(|entry| index.upsert(entry));
    let jobs: BTreeMap<_, _> = entries.into_iter().map(|entry| (entry.facts.id, entry)).collect();
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    for _ in 0..40 {
        let query = world::query().new_tree(&mut runner).expect("a query").current();
        let filter = query.filter();
        let (mut rows, mut after) = (Vec::new(), None);
        loop {
            let page = index.rank(&query.person, &filter, query.order, after, query.limit);
            rows.extend(page.jobs);
            after = page.next;
            if after.is_none() {
                break;
            }
        }
        assert_eq!(rows, scan(&jobs, &query, &filter, since_1970(filter.now)));
    }
}

#[test]
fn what_is_removed_leaves_nothing_behind() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let jobs = prop::collection::vec(world::job(), 200).new_tree(&mut runner).expect("jobs").current();
    let mut index = JobIndex::default();
    for round in 0..20 {
        jobs.iter().for_each(|entry| index.upsert(entry));
        if round == 0 {
            continue;
        }
        jobs.iter().for_each(|entry| index.remove(entry.facts.id));
        assert!(index.is_empty());
        assert!(!index.contains(jobs[0].facts.id));
        let filter = JobFilter { policies: Some(Choices::default()), ..JobFilter::at(START) };
        let page = index.rank(&devproof_matching::PersonFacts::default(), &filter, JobOrder::Match, None, 10);
        assert_eq!(page.total, 0);
    }
    assert!(index.bytes() < 200_000, "{} bytes of nothing", index.bytes());
}
