//! The example's job and person. Nothing of them is anyone's. What it calls proved, a person can prove here.

use devproof_matching::{
    Catalog, Criterion, Evidence, ExpectedPay, Grade, JobFacts, JobLocation, JobPay, JobSkill, Passed, PersonFacts,
    PersonLocation, PersonSkill, Proof, Requirement, Requirements, Skill, SkillId, Standing, UtcOffsetRange,
};
use devproof_vocabulary::{EmploymentType, RemotePolicy};
use time::macros::date;
use uuid::Uuid;

/// A skill of the example: its number, its address, its name.
const SKILLS: [(SkillId, &str, &str); 4] = [
    (SkillId(1), "python", "Python"),
    (SkillId(2), "linux", "Linux"),
    (SkillId(3), "postgresql", "PostgreSQL"),
    (SkillId(4), "go", "Go"),
];
/// One that the job doesn't ask for: with it the list of skills isn't empty when all others are off.
const OTHER_SKILL: SkillId = SkillId(5);

/// What proves Python.
const SEEN: Evidence =
    Evidence::Challenges(Passed { easy: 2, medium: 4, hard: 3, topics: 4, last: date!(2026 - 11 - 02) });

/// What a visitor can turn on and off: its key, what people read, whether it is on at first.
pub(super) const TOGGLES: [(&str, &str, bool); 6] = [
    ("python", "Python", true),
    ("system_design", "System design", true),
    ("years", "7 years", true),
    ("linux", "Linux", true),
    ("postgresql", "PostgreSQL", true),
    ("go", "Go", false),
];

pub(super) fn catalog() -> Catalog {
    let skills = SKILLS.map(|(id, slug, name)| (id, Skill { slug: slug.to_owned(), name: name.to_owned() }));
    Catalog::new(skills, Vec::new())
}

fn required(skill: u32, is_must: bool, min_years: Option<u8>) -> JobSkill {
    JobSkill { skill: SkillId(skill), is_must, min_years }
}

pub(super) fn job() -> JobFacts {
    let skills =
        vec![required(1, true, None), required(2, true, Some(4)), required(3, false, None), required(4, false, None)];
    let criteria = vec![
        (Requirement::Skill(skills[0]), 30),
        (Requirement::Years { min: 5 }, 20),
        (Requirement::SystemDesign { min: 60 }, 15),
        (Requirement::Skill(skills[1]), 15),
        (Requirement::Skill(skills[2]), 10),
        (Requirement::Skill(skills[3]), 10),
    ];
    JobFacts {
        id: Uuid::nil(),
        company: Uuid::nil(),
        location: JobLocation {
            policy: Some(RemotePolicy::Remote),
            countries: ["DE", "NL", "AT", "PL"].iter().filter_map(|code| code.parse().ok()).collect(),
            utc_offsets: Some(UtcOffsetRange { min: -1, max: 3 }),
            sponsors_visas: false,
        },
        employment_type: Some(EmploymentType::FullTime),
        pay: JobPay::new(Some(110_000), "EUR".parse().ok(), None),
        requirements: Requirements {
            skills,
            min_years: Some(5),
            min_system_design: Some(60),
            ..Requirements::default()
        },
        criteria: criteria.into_iter().map(|(requirement, weight)| Criterion { requirement, weight }).collect(),
    }
}

/// The person with these facts turned on.
pub(super) fn person(is_on: impl Fn(&str) -> bool) -> PersonFacts {
    let skill = |(id, slug, _): &(SkillId, &str, &str)| {
        is_on(slug).then(|| PersonSkill {
            skill: *id,
            level: Some(3),
            years: match id.0 {
                2 => Some(2),
                3 => Some(4),
                _ => None,
            },
            proof: (id.0 == 1).then_some(Proof { grade: Grade::ProvedWell, evidence: SEEN }),
        })
    };
    let other = PersonSkill { skill: OTHER_SKILL, level: Some(3), years: None, proof: None };
    PersonFacts {
        location: PersonLocation {
            country: "DE".parse().ok(),
            utc_offset: Some(3600),
            work_modes: [RemotePolicy::Remote].into_iter().collect(),
            work_countries: "DE".parse().into_iter().collect(),
            can_relocate: false,
        },
        employment_types: [EmploymentType::FullTime].into_iter().collect(),
        expected_pay: "EUR".parse().ok().map(|currency| ExpectedPay::new(85_000, currency, None)),
        years: is_on("years").then_some(7),
        standing: Standing { completed: 17, rank: None },
        system_design: is_on("system_design").then_some(81),
        skills: SKILLS.iter().filter_map(skill).chain([other]).collect(),
        ..PersonFacts::default()
    }
}
