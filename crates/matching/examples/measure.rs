//! What a score, a list and a preview cost, and what a job and a person take in memory:
//! `cargo run --release -p devproof-matching --example measure -- [JOBS] [PEOPLE]`, by default 60,000 and 80,000.

use devproof_matching::{
    Choices, Country, Currency, ExpectedPay, JobFacts, JobLocation, JobPay, JobSkill, PersonFacts, PersonFamilies,
    PersonLocation, PersonSkill, Proof, Requirements, SkillId, Standing, UsedSkill, UtcOffsetRange, Weight,
    WeightKey,
    index::{JobEntry, JobFilter, JobIndex, JobOrder, PeopleIndex},
    score,
};
use devproof_vocabulary::{EmploymentType, RemotePolicy, Seniority};
use std::{hint::black_box, time::Instant};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

const SKILLS: u64 = 600;
const COUNTRIES: [&str; 12] = ["DE", "AT", "NL", "PL", "US", "CA", "GB", "FR", "ES", "IN", "PT", "SE"];
const CURRENCIES: [&str; 4] = ["EUR", "EUR", "USD", "GBP"];
const ROUNDS: u64 = 200;

/// Xorshift.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    fn small(&mut self, end: u64) -> u8 {
        u8::try_from(self.below(end)).unwrap_or(u8::MAX)
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[usize::try_from(self.below(from.len() as u64)).unwrap_or_default()]
    }

    /// A few are asked for often.
    fn skill(&mut self) -> SkillId {
        let end = 1 + self.below(SKILLS);
        SkillId(u32::try_from(self.below(end)).unwrap_or_default())
    }

    fn id(&mut self) -> Uuid {
        Uuid::from_u64_pair(self.below(u64::MAX), self.below(u64::MAX))
    }

    fn country(&mut self) -> Country {
        self.pick(&COUNTRIES).parse().expect("a code")
    }

    fn currency(&mut self) -> Currency {
        self.pick(&CURRENCIES).parse().expect("a code")
    }
}

fn distinct(mut skills: Vec<SkillId>) -> Vec<SkillId> {
    skills.sort_unstable();
    skills.dedup();
    skills
}

fn job(random: &mut Random) -> JobEntry {
    let skills = distinct((0..4 + random.below(6)).map(|_| random.skill()).collect());
    let keys = skills.iter().map(|skill| WeightKey::Skill(*skill));
    let others =
        [WeightKey::Years, WeightKey::Seniority, WeightKey::Rank, WeightKey::SystemDesign, WeightKey::Projects];
    let weights: Vec<_> =
        keys.chain(others).map(|key| Weight { key, weight: 1 + random.small(15), position: 0 }).collect();
    let requirements = Requirements {
        role: None,
        skills: skills
            .iter()
            .map(|skill| JobSkill {
                skill: *skill,
                is_must: random.below(2) == 0,
                min_years: (random.below(2) == 0).then(|| 1 + random.small(6)),
            })
            .collect(),
        min_years: Some(random.small(10)),
        seniority: Some(random.pick(Seniority::ALL)),
        min_rank: None,
        min_system_design: None,
    };
    let policy = random.pick(RemotePolicy::ALL);
    let now = OffsetDateTime::UNIX_EPOCH + Duration::days(20_000);
    JobEntry {
        facts: JobFacts {
            id: random.id(),
            company: Uuid::from_u128(u128::from(random.below(3000))),
            location: JobLocation {
                policy: Some(policy),
                countries: (0..random.below(4)).map(|_| random.country()).collect(),
                utc_offsets: (policy == RemotePolicy::Remote).then_some(UtcOffsetRange { min: -2, max: 4 }),
                sponsors_visas: random.below(4) == 0,
            },
            employment_type: Some(random.pick(&[
                EmploymentType::FullTime,
                EmploymentType::FullTime,
                EmploymentType::Contract,
            ])),
            pay: JobPay::new(i64::try_from(40_000 + 1000 * random.below(120)).ok(), Some(random.currency()), None),
            criteria: requirements.criteria(&weights),
            requirements,
        },
        published_at: now - Duration::minutes(i64::try_from(random.below(100_000)).unwrap_or_default()),
        expires_at: None,
        places: vec![format!("City {}", random.below(300))],
        badges: vec![format!("badge-{}", random.below(19))],
    }
}

fn person(random: &mut Random) -> PersonFacts {
    let own = distinct((0..3 + random.below(14)).map(|_| random.skill()).collect());
    let entry = |skill: &SkillId| PersonSkill {
        skill: *skill,
        level: Some(1 + random.small(4)),
        years: Some(random.small(9)),
        proof: Proof::of_interview(random.small(150).saturating_sub(60)),
    };
    let skills = own.iter().map(entry).collect();
    let used = distinct(own.iter().copied().take(4).collect());
    let country = random.country();
    PersonFacts {
        id: random.id(),
        hidden_companies: (0..random.below(2)).map(|_| Uuid::from_u128(u128::from(random.below(3000)))).collect(),
        location: PersonLocation {
            country: Some(country),
            utc_offset: Some(3600),
            work_modes: Choices::default(),
            work_countries: vec![country],
            can_relocate: random.below(3) == 0,
        },
        employment_types: Choices::default(),
        expected_pay: Some(ExpectedPay::new(
            i64::try_from(40_000 + 1000 * random.below(80)).unwrap_or_default(),
            random.currency(),
            None,
        )),
        families: PersonFamilies::default(),
        years: Some(random.small(20)),
        seniority: Some(random.pick(Seniority::ALL)),
        standing: Standing { completed: u32::from(random.small(60)), rank: Some(random.small(6)) },
        system_design: Some(random.small(101)),
        skills,
        projects: 2,
        project_skills: used
            .into_iter()
            .map(|skill| UsedSkill { skill, projects: 1 + random.below(3) as u128 })
            .collect(),
    }
}

/// Median and 99th of a hundred, in microseconds.
fn report(name: &str, mut run: impl FnMut(u64)) {
    let mut micros: Vec<_> = (0..ROUNDS)
        .map(|round| {
            let start = Instant::now();
            run(round);
            start.elapsed().as_micros()
        })
        .collect();
    micros.sort_unstable();
    let at = |percent: usize| micros[(micros.len() - 1) * percent / 100];
    println!("{name}: p50 {} us, p99 {} us", at(50), at(99));
}

fn main() {
    let mut sizes = std::env::args().skip(1).filter_map(|size| size.parse::<usize>().ok());
    let (jobs, people) = (sizes.next().unwrap_or(60_000), sizes.next().unwrap_or(80_000));
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let jobs: Vec<_> = (0..jobs).map(|_| job(&mut random)).collect();
    let people: Vec<_> = (0..people).map(|_| person(&mut random)).collect();

    let start = Instant::now();
    let mut job_index = JobIndex::default();
    jobs.iter().for_each(|entry| job_index.upsert(entry));
    println!("{} jobs filled in {:?}, {} bytes each", jobs.len(), start.elapsed(), job_index.bytes() / jobs.len());
    let start = Instant::now();
    let mut people_index = PeopleIndex::default();
    people.iter().for_each(|person| people_index.upsert(person));
    println!(
        "{} people filled in {:?}, {} bytes each",
        people.len(),
        start.elapsed(),
        people_index.bytes() / people.len()
    );

    let start = Instant::now();
    for pair in 0..1_000_000 {
        black_box(score(&jobs[pair % jobs.len()].facts, &people[pair * 7 % people.len()]));
    }
    println!("score of a pair: {} ns", start.elapsed().as_nanos() / 1_000_000);

    let who = |round: u64| &people[usize::try_from(round).unwrap_or_default() * 131 % people.len()];
    let filter = JobFilter::at(OffsetDateTime::UNIX_EPOCH + Duration::days(20_000));
    let mut total = 0;
    report("a page of 20 by match", |round| {
        total += job_index.rank(who(round), &filter, JobOrder::Match, None, 20).total;
    });
    println!("  of {} jobs on average that pass the gates", total / usize::try_from(ROUNDS).unwrap_or(1));
    let open = PersonFacts { location: PersonLocation::default(), expected_pay: None, ..people[0].clone() };
    report("the same for a person without wishes", |_| {
        black_box(job_index.rank(&open, &filter, JobOrder::Match, None, 20));
    });
    let narrow = JobFilter { skills: &[SkillId(3)], place: Some("city 7"), ..filter.clone() };
    report("the same with a skill and a place", |round| {
        black_box(job_index.rank(who(round), &narrow, JobOrder::Match, None, 20));
    });
    report("a preview of weights", |round| {
        let job = &jobs[usize::try_from(round).unwrap_or_default() * 97 % jobs.len()].facts;
        let mut after = job.criteria.clone();
        after.iter_mut().step_by(2).for_each(|criterion| criterion.weight = 30);
        black_box(people_index.preview_weights(job, &after, &[], 20));
    });
    report("putting a job in its place again", |round| {
        job_index.upsert(&jobs[usize::try_from(round).unwrap_or_default()]);
    });
}
