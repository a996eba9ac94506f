//! What stands above a receipt, how much of it is known, and who is silent.

use devproof_matching::{
    Band, Catalog, Choices, Criterion, ExpectedPay, JobFacts, JobLocation, JobPay, JobSkill, PersonFacts,
    PersonLocation, PersonSkill, Receipt, Requirement, Requirements, Side, SkillId, UtcOffsetRange, WeightForm,
};
use devproof_vocabulary::{EmploymentType, RemotePolicy, Seniority};
use uuid::Uuid;

/// A job that asks for years, a level, a skill and points of the interview.
fn job() -> JobFacts {
    let skill = JobSkill { skill: SkillId(1), is_must: true, min_years: None };
    let criteria = [
        (Requirement::Skill(skill), 40),
        (Requirement::Years { min: 5 }, 30),
        (Requirement::Seniority { level: Seniority::Senior }, 20),
        (Requirement::SystemDesign { min: 60 }, 10),
    ];
    JobFacts {
        id: Uuid::nil(),
        company: Uuid::from_u128(1),
        location: JobLocation {
            policy: Some(RemotePolicy::Remote),
            countries: "DE".parse().into_iter().collect(),
            utc_offsets: Some(UtcOffsetRange { min: -1, max: 3 }),
            sponsors_visas: false,
        },
        employment_type: Some(EmploymentType::FullTime),
        pay: JobPay::new(Some(80_000), "EUR".parse().ok(), None),
        requirements: Requirements { skills: vec![skill], ..Requirements::default() },
        criteria: criteria.map(|(requirement, weight)| Criterion { requirement, weight }).to_vec(),
    }
}

/// Somebody whom all gates let pass and who meets everything.
fn person() -> PersonFacts {
    PersonFacts {
        location: PersonLocation {
            country: "DE".parse().ok(),
            utc_offset: Some(3600),
            work_countries: "DE".parse().into_iter().collect(),
            ..PersonLocation::default()
        },
        expected_pay: expecting(80_000),
        years: Some(7),
        seniority: Some(Seniority::Senior),
        system_design: Some(60),
        skills: vec![PersonSkill { skill: SkillId(1), level: None, years: None, proof: None }],
        ..PersonFacts::default()
    }
}

fn expecting(amount: i64) -> Option<ExpectedPay> {
    "EUR".parse().ok().map(|currency| ExpectedPay::new(amount, currency, None))
}

fn receipt(job: &JobFacts, person: &PersonFacts) -> Receipt {
    Receipt::new(job, person, &Catalog::default(), WeightForm::Coarse)
}

#[test]
fn the_headline_praises_what_is_known() {
    let all = person();
    let examples = [
        (all.clone(), Some(88), Band::Strong, 100, "Strong match"),
        (PersonFacts { years: None, ..all.clone() }, Some(83), Band::Strong, 70, "Strong match"),
        (
            PersonFacts { years: None, system_design: None, ..all.clone() },
            Some(80),
            Band::Good,
            60,
            "Looks strong, 2 answers missing",
        ),
        (
            PersonFacts { skills: Vec::new(), ..all.clone() },
            Some(100),
            Band::Good,
            60,
            "Looks strong, 1 answer missing",
        ),
        (
            PersonFacts { skills: Vec::new(), seniority: Some(Seniority::Junior), ..all.clone() },
            Some(67),
            Band::Good,
            60,
            "Looks good, 1 answer missing",
        ),
        (PersonFacts { seniority: Some(Seniority::Junior), ..all.clone() }, Some(68), Band::Good, 100, "Good match"),
        (PersonFacts { years: Some(0), ..all.clone() }, Some(58), Band::Stretch, 100, "Stretch"),
        (
            PersonFacts { years: Some(0), seniority: Some(Seniority::Junior), ..all },
            Some(38),
            Band::Below,
            100,
            "Below the bar",
        ),
        (PersonFacts::default(), None, Band::Unknown, 0, "Not enough data"),
    ];
    for (person, score, band, weight, headline) in examples {
        let receipt = receipt(&job(), &person);
        assert_eq!((receipt.score, receipt.band, receipt.coverage.weight), (score, band, weight), "{headline}");
        assert_eq!(receipt.headline, headline);
    }
}

#[test]
fn a_gate_that_fails_is_said_instead_of_any_praise() {
    let all = person();
    let abroad = PersonLocation { country: "FR".parse().ok(), ..all.location.clone() };
    let no_permit = PersonLocation { work_countries: "FR".parse().into_iter().collect(), ..all.location };
    let far = PersonLocation { utc_offset: Some(-8 * 3600), ..abroad.clone() };
    let freelance = Choices::from_iter([EmploymentType::Contract]);
    let examples = [
        (PersonFacts { expected_pay: expecting(80_001), ..all.clone() }, "Pay does not fit"),
        (PersonFacts { location: abroad.clone(), ..all.clone() }, "Place does not fit"),
        (PersonFacts { employment_types: freelance, ..all.clone() }, "Employment type does not fit"),
        (PersonFacts { location: no_permit, ..all.clone() }, "Needs a visa sponsor"),
        (
            PersonFacts { location: abroad, expected_pay: expecting(80_001), ..all.clone() },
            "Place and pay do not fit",
        ),
        (
            PersonFacts { location: far.clone(), expected_pay: expecting(80_001), ..all.clone() },
            "Place, time zone and pay do not fit",
        ),
        (
            PersonFacts { location: far, hidden_companies: vec![Uuid::from_u128(1)], ..all },
            "Hidden from this company",
        ),
    ];
    for (person, headline) in examples {
        let receipt = receipt(&job(), &person);
        assert_eq!(receipt.headline, headline);
        assert!(!receipt.eligible);
        assert_eq!(receipt.score, Some(88), "the number stays");
    }
}

#[test]
fn what_is_unknown_says_who_is_silent() {
    let unknown = |job: &JobFacts, person: &PersonFacts| {
        let receipt = receipt(job, person);
        let gates = receipt.gates.iter().filter_map(|gate| Some((gate.label, gate.unknown_side?)));
        let criteria = receipt.criteria.iter().filter_map(|line| Some((line.label.clone(), line.unknown_side?)));
        gates.map(|(label, side)| (label.to_owned(), side)).chain(criteria).collect::<Vec<_>>()
    };
    let lines =
        |side: Side, labels: &[&str]| labels.iter().map(|label| ((*label).to_owned(), side)).collect::<Vec<_>>();
    assert_eq!(unknown(&job(), &person()), []);
    let silent = PersonFacts { expected_pay: expecting(1), ..PersonFacts::default() };
    let expected = ["Place", "Time zone", "Right to work", "Skill", "Years", "Seniority", "System design"];
    assert_eq!(unknown(&job(), &silent), lines(Side::Person, &expected));
    let draft = JobFacts { location: JobLocation::default(), employment_type: None, pay: JobPay::default(), ..job() };
    assert_eq!(unknown(&draft, &person()), lines(Side::Job, &["Place", "Employment type", "Pay"]));
    let office = JobLocation { policy: Some(RemotePolicy::Onsite), ..JobLocation::default() };
    assert_eq!(unknown(&JobFacts { location: office, ..job() }, &person()), lines(Side::Job, &["Place"]));
    // Both said all they can.
    let yen = JobFacts { pay: JobPay::new(Some(1), "JPY".parse().ok(), None), ..job() };
    assert_eq!(unknown(&yen, &person()), []);
}
