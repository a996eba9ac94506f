//! The example of the home page: facts that no table holds.

use crate::kit::TestDatabase;
use devproof_matching::{
    Catalog, Choices, Currency, ExpectedPay, JobFacts, JobLocation, JobPay, JobSkill, PersonFacts, PersonLocation,
    PersonSkill, Proof, Receipt, Requirements, Skill, SkillId, Standing, UtcOffsetRange, Weight, WeightForm,
    WeightKey,
};
use devproof_vocabulary::{EmploymentType, RemotePolicy};
use serde_json::{Value, json};
use uuid::Uuid;

const TOGGLES: [&str; 6] = ["python", "system_design", "years", "linux", "postgresql", "go"];

fn country<T: std::str::FromStr<Err: std::fmt::Debug>>(code: &str) -> T {
    code.parse().expect("a code")
}

fn job() -> JobFacts {
    let skill = |number, is_must, min_years| JobSkill { skill: SkillId(number), is_must, min_years };
    let requirements = Requirements {
        skills: vec![skill(1, true, None), skill(2, true, Some(4)), skill(3, false, None), skill(4, false, None)],
        min_years: Some(5),
        min_system_design: Some(60),
        ..Requirements::default()
    };
    let weights = [
        (WeightKey::Skill(SkillId(1)), 30),
        (WeightKey::Years, 20),
        (WeightKey::SystemDesign, 15),
        (WeightKey::Skill(SkillId(2)), 15),
        (WeightKey::Skill(SkillId(3)), 10),
        (WeightKey::Skill(SkillId(4)), 10),
    ];
    let weights = (0..).zip(weights).map(|(position, (key, weight))| Weight { key, weight, position });
    JobFacts {
        id: Uuid::nil(),
        company: Uuid::nil(),
        location: JobLocation {
            policy: Some(RemotePolicy::Remote),
            countries: ["DE", "NL", "AT", "PL"].map(country).to_vec(),
            utc_offsets: Some(UtcOffsetRange { min: -1, max: 3 }),
            sponsors_visas: false,
        },
        employment_type: Some(EmploymentType::FullTime),
        pay: JobPay { max_per_year: Some(110_000), currency: Some(country("EUR")) },
        criteria: requirements.criteria(&weights.collect::<Vec<_>>()),
        requirements,
    }
}

fn person(is_on: impl Fn(&str) -> bool) -> PersonFacts {
    let day = time::Date::from_calendar_date(2026, time::Month::November, 2).expect("a day");
    let skill = |number, years, proof| PersonSkill { skill: SkillId(number), level: Some(3), years, proof };
    let named = [
        ("python", skill(1, None, Some(Proof { challenges: 9, last: day }))),
        ("linux", skill(2, Some(2), None)),
        ("postgresql", skill(3, Some(4), None)),
        ("go", skill(4, None, None)),
    ];
    // A skill that nobody asks for keeps the list from being empty when all are off.
    let skills = [skill(0, None, None)].into_iter();
    PersonFacts {
        location: PersonLocation {
            country: Some(country("DE")),
            utc_offset: Some(3600),
            work_modes: Choices::from_iter([RemotePolicy::Remote]),
            work_countries: vec![country("DE")],
            can_relocate: false,
        },
        employment_types: Choices::from_iter([EmploymentType::FullTime]),
        expected_pay: Some(ExpectedPay { min_per_year: 85_000, currency: country::<Currency>("EUR") }),
        standing: Standing { completed: 17, rank: None },
        years: is_on("years").then_some(7),
        system_design: is_on("system_design").then_some(81),
        skills: skills.chain(named.iter().filter(|(key, _)| is_on(key)).map(|(_, skill)| *skill)).collect(),
        ..PersonFacts::default()
    }
}

#[tokio::test]
async fn the_example_is_what_sql_makes_of_it_whatever_is_on() {
    let admin = TestDatabase::create().await;
    let client = admin.admin().await;
    let names = [("python", "Python"), ("linux", "Linux"), ("postgresql", "PostgreSQL"), ("go", "Go")];
    let skills = (1..)
        .zip(names)
        .map(|(number, (slug, name))| (SkillId(number), Skill { slug: slug.to_owned(), name: name.to_owned() }));
    let catalog = Catalog::new(skills, Vec::new());
    for mask in 0..1 << TOGGLES.len() {
        let (mut on, mut off) = (Vec::new(), Vec::new());
        for (place, key) in TOGGLES.iter().enumerate() {
            if mask >> place & 1 == 1 { on.push(*key) } else { off.push(*key) }
        }
        let row = client.query_one("select public.home_match_demo($1, $2) -> 'match'", &[&off, &on]).await;
        let sql: Value = row.expect("the database answers").get(0);
        let person = person(|key| on.contains(&key));
        let receipt = json!(Receipt::new(&job(), &person, &catalog, WeightForm::Exact));
        assert_eq!(receipt, sql, "{on:?}");
    }
}
