//! Random jobs, people and queries, small enough that values meet.

use devproof_matching::{
    Choices, Country, Currency, ExpectedPay, JobFacts, JobLocation, JobPay, JobSkill, PersonFacts, PersonFamilies,
    PersonLocation, PersonSkill, Proof, Requirements, Role, SkillId, Standing, UsedSkill, UtcOffsetRange, Weight,
    WeightKey,
    index::{JobEntry, JobFilter, JobOrder},
    rates::Rates,
};
use devproof_vocabulary::{EmploymentType, RemotePolicy, RoleFamily, Seniority};
use proptest::{option, prelude::*, sample::select};
use std::ops::RangeInclusive;
use time::{Duration, OffsetDateTime, macros::datetime};
use uuid::Uuid;

/// Ids are below this, so that changes meet jobs that are there.
pub const IDS: u128 = 60;
pub const START: OffsetDateTime = datetime!(2026-06-01 00:00 UTC);

pub const SKILLS: u32 = 12;
/// The skill that the interview proves.
pub const INTERVIEW: SkillId = SkillId(0);
const PLACES: &[&str] = &["Berlin", "Vienna, Austria", "ZÜRICH", "100%_\\"];
const BADGES: &[&str] = &["remote-first", "four-days", "open-source"];

fn id() -> impl Strategy<Value = Uuid> {
    (0..IDS).prop_map(Uuid::from_u128)
}

fn company() -> impl Strategy<Value = Uuid> {
    (1000..1004_u128).prop_map(Uuid::from_u128)
}

fn skill() -> impl Strategy<Value = SkillId> {
    (0..SKILLS).prop_map(SkillId)
}

fn list(from: &'static [&'static str], count: RangeInclusive<usize>) -> impl Strategy<Value = Vec<&'static str>> {
    proptest::sample::subsequence(from, count)
}

fn countries() -> impl Strategy<Value = Vec<Country>> {
    let parse = |codes: Vec<&str>| codes.iter().map(|code| code.parse().expect("a code")).collect();
    list(&["DE", "AT", "NL"], 0..=3).prop_map(parse)
}

fn currency() -> impl Strategy<Value = Currency> {
    select(&["EUR", "USD"][..]).prop_map(|code| code.parse().expect("a code"))
}

fn amount() -> impl Strategy<Value = i64> {
    select(&[0, 50_000, 90_000, 208_000_000_000][..])
}

fn rates() -> Rates {
    let json = r#"{"date":"2026-06-01","base":"EUR","source":"x","rates":{"USD":1.8}}"#;
    Rates::parse(json).expect("rates")
}

fn policies() -> impl Strategy<Value = Choices<RemotePolicy>> {
    proptest::sample::subsequence(RemotePolicy::ALL, 0..=3).prop_map(Choices::from_iter)
}

fn employment_types() -> impl Strategy<Value = Choices<EmploymentType>> {
    proptest::sample::subsequence(EmploymentType::ALL, 0..=3).prop_map(Choices::from_iter)
}

fn families() -> impl Strategy<Value = Choices<RoleFamily>> {
    proptest::sample::subsequence(&RoleFamily::ALL[..5], 0..=2).prop_map(Choices::from_iter)
}

fn role() -> impl Strategy<Value = Role> {
    (select(&RoleFamily::ALL[..5]), families()).prop_map(|(family, neighbours)| Role { family, neighbours })
}

/// Few times, so that rows are tied.
fn time() -> impl Strategy<Value = OffsetDateTime> {
    (0..6_i64).prop_map(|hours| START + Duration::hours(hours))
}

pub fn weights() -> impl Strategy<Value = Vec<Weight>> {
    let key = prop_oneof![
        4 => skill().prop_map(WeightKey::Skill),
        3 => select(&[WeightKey::Role, WeightKey::Years, WeightKey::Seniority, WeightKey::Rank, WeightKey::SystemDesign, WeightKey::Projects][..]),
    ];
    let weight = (key, select(&[0, 1, 10, 20, 33, 100_u8][..]), 0..3_i16);
    prop::collection::vec(weight.prop_map(|(key, weight, position)| Weight { key, weight, position }), 0..8)
}

fn requirements() -> impl Strategy<Value = Requirements> {
    let skill = (any::<bool>(), option::of(1..5_u8));
    let skills = prop::collection::btree_map(skill_key(), skill, 0..6).prop_map(|skills| {
        let asked = |(skill, (is_must, min_years))| JobSkill { skill: SkillId(skill), is_must, min_years };
        skills.into_iter().map(asked).collect()
    });
    (
        option::of(role()),
        skills,
        option::of(0..8_u8),
        option::of(select(Seniority::ALL)),
        option::of(0..4_u8),
        option::of(0..=100_u8),
    )
        .prop_map(|(role, skills, min_years, seniority, min_rank, min_system_design)| Requirements {
            role,
            skills,
            min_years,
            seniority,
            min_rank,
            min_system_design,
            interview_skill: Some(INTERVIEW),
        })
}

fn skill_key() -> impl Strategy<Value = u32> {
    0..SKILLS
}

fn job_location() -> impl Strategy<Value = JobLocation> {
    let range = (-3..3_i8, 0..4_i8).prop_map(|(min, width)| UtcOffsetRange { min, max: min + width });
    (option::of(select(RemotePolicy::ALL)), countries(), option::of(range), any::<bool>()).prop_map(
        |(policy, countries, utc_offsets, sponsors_visas)| JobLocation {
            policy,
            countries,
            utc_offsets,
            sponsors_visas,
        },
    )
}

fn job_facts() -> impl Strategy<Value = JobFacts> {
    let pay = (option::of(amount()), option::of(currency()));
    (id(), company(), job_location(), option::of(select(EmploymentType::ALL)), pay, requirements(), weights())
        .prop_map(|(id, company, location, employment_type, (max_per_year, currency), requirements, weights)| {
            JobFacts {
                id,
                company,
                location,
                employment_type,
                pay: JobPay::new(max_per_year, currency, Some(&rates())).starting_at(max_per_year.map(|max| max / 2)),
                criteria: requirements.criteria(&weights),
                requirements,
            }
        })
}

pub fn job() -> impl Strategy<Value = JobEntry> {
    (job_facts(), time(), option::of(time()), list(PLACES, 0..=2), list(BADGES, 0..=3)).prop_map(
        |(facts, published_at, expires_at, places, badges)| JobEntry {
            facts,
            published_at,
            expires_at,
            places: places.into_iter().map(str::to_owned).collect(),
            badges: badges.into_iter().map(str::to_owned).collect(),
        },
    )
}

fn person_location() -> impl Strategy<Value = PersonLocation> {
    let country = select(&["DE", "AT", "US"][..]).prop_map(|code| code.parse().expect("a code"));
    (option::of(country), option::of(-4..5_i32), policies(), countries(), any::<bool>()).prop_map(
        |(country, hours, work_modes, work_countries, can_relocate)| PersonLocation {
            country,
            utc_offset: hours.map(|hours| hours * 3600),
            work_modes,
            work_countries,
            can_relocate,
        },
    )
}

fn person_skills() -> impl Strategy<Value = Vec<PersonSkill>> {
    let proof = select(&[39, 40, 60, 80][..]).prop_map(Proof::of_interview);
    let entry = (option::of(1..5_u8), option::of(0..6_u8), prop_oneof![2 => Just(None), 1 => proof]);
    prop::collection::btree_map(skill_key(), entry, 0..8).prop_map(|skills| {
        let entry = |(skill, (level, years, proof))| PersonSkill { skill: SkillId(skill), level, years, proof };
        skills.into_iter().map(entry).collect()
    })
}

pub fn person() -> impl Strategy<Value = PersonFacts> {
    let pay = (amount(), currency()).prop_map(|(min, currency)| ExpectedPay::new(min, currency, Some(&rates())));
    let hidden = proptest::sample::subsequence((1000..1004).map(Uuid::from_u128).collect::<Vec<_>>(), 0..=2);
    let standing =
        (select(&[0, 1, 7, 40][..]), option::of(0..4_u8)).prop_map(|(completed, rank)| Standing { completed, rank });
    let projects = (0..3_u8, prop::collection::btree_map(skill_key(), 1..4_u128, 0..5));
    (
        id(),
        hidden,
        person_location(),
        employment_types(),
        option::of(pay),
        option::of(0..12_u8),
        (option::of(select(Seniority::ALL)), families(), families()),
        standing,
        option::of(0..=100_u8),
        person_skills(),
        projects,
    )
        .prop_map(|facts| {
            let (projects, used) = facts.10;
            PersonFacts {
                id: facts.0,
                hidden_companies: facts.1,
                location: facts.2,
                employment_types: facts.3,
                expected_pay: facts.4,
                years: facts.5,
                seniority: facts.6.0,
                families: PersonFamilies { current: facts.6.1, past: facts.6.2 },
                standing: facts.7,
                system_design: facts.8,
                skills: facts.9,
                projects,
                project_skills: used
                    .into_iter()
                    .map(|(skill, projects)| UsedSkill { skill: SkillId(skill), projects: projects << 120 })
                    .collect(),
            }
        })
}

/// A person and what they ask of a list.
#[derive(Debug)]
pub struct Query {
    pub person: PersonFacts,
    pub order: JobOrder,
    pub limit: usize,
    now: OffsetDateTime,
    since: Option<OffsetDateTime>,
    among: Option<Vec<Uuid>>,
    except: Vec<Uuid>,
    skills: Vec<SkillId>,
    policies: Option<Choices<RemotePolicy>>,
    place: Option<&'static str>,
    min_pay: Option<i64>,
    currency: Option<Currency>,
    seniorities: Option<Choices<Seniority>>,
    employment_types: Option<Choices<EmploymentType>>,
    badges: Vec<&'static str>,
}

impl Query {
    pub fn filter(&self) -> JobFilter<'_> {
        JobFilter {
            now: self.now,
            among: self.among.as_deref(),
            except: &self.except,
            skills: &self.skills,
            policies: self.policies,
            place: self.place,
            min_pay: self.min_pay,
            currency: self.currency,
            seniorities: self.seniorities,
            employment_types: self.employment_types,
            badges: &self.badges,
            published_since: self.since,
        }
    }
}

pub fn ids() -> impl Strategy<Value = Vec<Uuid>> {
    prop::collection::vec(id(), 0..60)
}

/// Each filter is there one time in seven, so that lists have rows.
pub fn query() -> impl Strategy<Value = Query> {
    let rare = 0.15;
    let seniorities = proptest::sample::subsequence(Seniority::ALL, 0..=4).prop_map(Choices::from_iter);
    let list = (select(&[JobOrder::Match, JobOrder::Match, JobOrder::Newest][..]), 1..40_usize, time());
    let sets = (option::weighted(rare, ids()), prop::collection::vec(id(), 0..8), option::weighted(rare, time()));
    let texts = (
        prop_oneof![4 => Just(Vec::new()), 1 => prop::collection::vec(skill(), 1..3)],
        option::weighted(rare, select(&["", " berlin ", "VIEN", "zürich", "n v", "%", "_\\", "nowhere"][..])),
        prop_oneof![4 => Just(Vec::new()), 1 => self::list(BADGES, 1..=2)],
    );
    let pay = (option::weighted(rare, amount()), option::weighted(rare, currency()));
    let choices = (
        option::weighted(rare, policies()),
        option::weighted(rare, seniorities),
        option::weighted(rare, employment_types()),
    );
    // Most people have few wishes: else every list is empty.
    let person = prop_oneof![
        1 => person(),
        2 => person().prop_map(|person| PersonFacts {
            location: PersonLocation { work_modes: Choices::default(), ..person.location },
            employment_types: Choices::default(),
            expected_pay: None,
            ..person
        }),
    ];
    (person, list, sets, texts, pay, choices).prop_map(
        |(person, (order, limit, now), (among, except, since), (skills, place, badges), pay, choices)| Query {
            person,
            order,
            limit,
            now: now - Duration::hours(3),
            since,
            among,
            except,
            skills,
            policies: choices.0,
            place,
            min_pay: pay.0,
            currency: pay.1,
            seniorities: choices.1,
            employment_types: choices.2,
            badges,
        },
    )
}
