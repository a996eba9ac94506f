//! What a score, a list, a preview and a what-if cost, and what a job and a person take in memory, as a table:
//! `cargo run --release -p devproof-matching --example measure -- [JOBS] [PEOPLE]`, by default 60,000 and 80,000.

use devproof_matching::{
    Choices, Country, Currency, ExpectedPay, JobFacts, JobLocation, JobPay, JobSkill, PersonFacts, PersonFamilies,
    PersonLocation, PersonSkill, Proof, Requirements, Role, SkillId, Standing, UsedSkill, UtcOffsetRange, Weight,
    WeightKey,
    index::{JobEntry, JobFilter, JobIndex, JobOrder, PeopleFilter, PeopleIndex},
    score,
};
use devproof_vocabulary::{EmploymentType, RemotePolicy, RoleFamily, Seniority};
use std::{hint::black_box, time::Instant};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

const SKILLS: u64 = 600;
const COUNTRIES: [&str; 12] = ["DE", "AT", "NL", "PL", "US", "CA", "GB", "FR", "ES", "IN", "PT", "SE"];
const CURRENCIES: [&str; 4] = ["EUR", "EUR", "USD", "GBP"];
const ROUNDS: usize = 500;

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

/// Weights that sum to 100.
fn distribute(keys: &[WeightKey], random: &mut Random) -> Vec<Weight> {
    let mut weights: Vec<_> = keys.iter().map(|key| Weight { key: *key, weight: 1, position: 0 }).collect();
    for _ in keys.len()..100 {
        let place = random.below(keys.len() as u64);
        weights[usize::try_from(place).unwrap_or_default()].weight += 1;
    }
    weights
}

/// Two of three employers leave the weights as they are.
fn weights(requirements: &Requirements, random: &mut Random) -> Vec<Weight> {
    let skills: Vec<_> = requirements.skills.iter().map(|asked| asked.skill).collect();
    if random.below(3) > 0 {
        return requirements.default_weights(&skills);
    }
    let others = [
        WeightKey::Role,
        WeightKey::Years,
        WeightKey::Seniority,
        WeightKey::Rank,
        WeightKey::SystemDesign,
        WeightKey::Projects,
    ];
    let keys: Vec<_> = skills.into_iter().map(WeightKey::Skill).chain(others).collect();
    distribute(&keys, random)
}

fn job(random: &mut Random) -> JobEntry {
    let skills = distinct((0..4 + random.below(6)).map(|_| random.skill()).collect());
    let requirements = Requirements {
        role: Some(Role { family: random.pick(RoleFamily::ALL), neighbours: Choices::default() }),
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
        interview_skill: None,
    };
    let weights = weights(&requirements, random);
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

/// Megabytes of this process that are in memory.
fn resident() -> f64 {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: f64 = pages.split(' ').nth(1).and_then(|pages| pages.parse().ok()).unwrap_or_default();
    pages * 4096.0 / 1_000_000.0
}

fn row(name: &str, figure: &str, goal: &str) {
    println!("| {name} | {figure} | {goal} |");
}

/// Median and 99th of a hundred.
fn report(name: &str, goal: &str, rounds: usize, mut run: impl FnMut(usize)) {
    let mut micros: Vec<_> = (0..rounds)
        .map(|round| {
            let start = Instant::now();
            run(round);
            start.elapsed().as_micros()
        })
        .collect();
    micros.sort_unstable();
    let at = |percent: usize| micros[(micros.len() - 1) * percent / 100] as f64 / 1000.0;
    row(name, &format!("p50 {:.2} ms, p99 {:.2} ms", at(50), at(99)), goal);
}

fn fill(jobs: &[JobEntry], people: &[PersonFacts]) -> (JobIndex, PeopleIndex) {
    println!("| what | figure | goal |\n| --- | --- | --- |");
    let (mut job_index, mut people_index) = (JobIndex::default(), PeopleIndex::default());
    let (start, before) = (Instant::now(), resident());
    jobs.iter().for_each(|entry| job_index.upsert(entry));
    let (jobs_time, between) = (start.elapsed(), resident());
    people.iter().for_each(|person| people_index.upsert(person));
    let (time, after) = (start.elapsed(), resident());
    let name = format!("filling {} jobs and {} people", jobs.len(), people.len());
    row(&name, &format!("{} ms, {} ms of it jobs", time.as_millis(), jobs_time.as_millis()), "3 s with reading");
    let memory = |bytes: usize, grown: f64| format!("{bytes} bytes, the process grew by {grown:.1} MB");
    row("a job in memory", &memory(job_index.bytes() / jobs.len(), between - before), "400 bytes");
    row("a person in memory", &memory(people_index.bytes() / people.len(), after - between), "300 bytes");
    (job_index, people_index)
}

fn lists(index: &JobIndex, jobs: &[JobEntry], people: &[PersonFacts]) {
    let who = |round: usize| &people[round * 131 % people.len()];
    let filter = JobFilter::at(OffsetDateTime::UNIX_EPOCH + Duration::days(20_000));
    let goal = "p99 2 ms";
    let mut total = 0;
    report("a page of 20 by match", goal, ROUNDS, |round| {
        total += index.rank(who(round), &filter, JobOrder::Match, None, 20).total;
    });
    row("jobs that pass the gates on average", &(total / ROUNDS).to_string(), "");
    let open = PersonFacts { location: PersonLocation::default(), expected_pay: None, ..people[0].clone() };
    report("the same for a person without wishes: all jobs", goal, ROUNDS, |_| {
        black_box(index.rank(&open, &filter, JobOrder::Match, None, 20));
    });
    let new = PersonFacts::default();
    report("the same for a new person: one tie of all jobs", goal, ROUNDS, |_| {
        black_box(index.rank(&new, &filter, JobOrder::Match, None, 20));
    });
    let middle = index.rank(&new, &filter, JobOrder::Match, None, jobs.len() / 2).next;
    report("the page in the middle of that tie", goal, ROUNDS, |_| {
        black_box(index.rank(&new, &filter, JobOrder::Match, middle, 20));
    });
    let narrow = JobFilter { skills: &[SkillId(3)], place: Some("city 7"), ..filter.clone() };
    report("a page with a skill and a place", goal, ROUNDS, |round| {
        black_box(index.rank(who(round), &narrow, JobOrder::Match, None, 20));
    });
    let except: Vec<_> = jobs.iter().step_by(200).map(|entry| entry.facts.id).collect();
    let found: Vec<_> = jobs.iter().step_by(20).map(|entry| entry.facts.id).collect();
    let text = JobFilter { among: Some(&found), except: &except, ..filter.clone() };
    report("a page of 3,000 ids without 300", goal, ROUNDS, |round| {
        black_box(index.rank(who(round), &text, JobOrder::Match, None, 20));
    });
    report("a page by time", goal, ROUNDS, |round| {
        black_box(index.rank(who(round), &filter, JobOrder::Newest, None, 20));
    });
    report("facts of the 20 jobs of a page", "", ROUNDS, |round| {
        (0..20).for_each(|place| drop(black_box(index.facts(jobs[(round * 20 + place) % jobs.len()].facts.id))));
    });
    let lists: Vec<_> = (0..100).map(|skill| vec![SkillId(skill), SkillId(skill + 1)]).collect();
    report("how many jobs ask for what 100 challenges prove", "", ROUNDS, |_| {
        black_box(index.jobs_asking(&lists, &[], filter.now));
    });
    report("what if, for a person", "p99 50 ms", ROUNDS, |round| {
        black_box(index.what_if(who(round), &filter, None, |pay| pay.max_per_year, 10));
    });
    report("what if, for a person without wishes", "p99 50 ms", ROUNDS, |_| {
        black_box(index.what_if(&open, &filter, None, |pay| pay.max_per_year, 10));
    });
    report("what if, for a new person", "p99 50 ms", ROUNDS, |_| {
        black_box(index.what_if(&new, &filter, None, |pay| pay.max_per_year, 10));
    });
}

fn candidates(index: &PeopleIndex, jobs: &[JobEntry]) {
    let job = |round: usize| &jobs[round * 97 % jobs.len()].facts;
    report("the best 20 people for a job", "", ROUNDS, |round| {
        let job = job(round);
        let skills = &job.requirements.skills;
        black_box(index.rank(&job.criteria, skills, job.company, PeopleFilter::default(), 20));
    });
    report("a preview of weights over all people", "p99 5 ms", ROUNDS, |round| {
        let mut after = job(round).criteria.clone();
        after.iter_mut().step_by(2).for_each(|criterion| criterion.weight = 30);
        black_box(index.preview_weights(job(round), &after, &[], 20));
    });
}

fn main() {
    let mut sizes = std::env::args().skip(1).filter_map(|size| size.parse::<usize>().ok());
    let (jobs, people) = (sizes.next().unwrap_or(60_000), sizes.next().unwrap_or(80_000));
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let jobs: Vec<_> = (0..jobs).map(|_| job(&mut random)).collect();
    let people: Vec<_> = (0..people).map(|_| person(&mut random)).collect();
    let (mut job_index, mut people_index) = fill(&jobs, &people);
    let start = Instant::now();
    for pair in 0..1_000_000 {
        black_box(score(&jobs[pair % jobs.len()].facts, &people[pair * 7 % people.len()]));
    }
    row("score of a pair without an index", &format!("{} ns", start.elapsed().as_nanos() / 1_000_000), "");
    lists(&job_index, &jobs, &people);
    candidates(&people_index, &jobs);
    report("putting a job in its place again", "", ROUNDS, |round| job_index.upsert(&jobs[round]));
    report("putting a person in their place again", "", ROUNDS, |round| people_index.upsert(&people[round]));
}
