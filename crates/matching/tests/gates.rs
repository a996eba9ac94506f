//! Each gate as a table of examples: what the job offers, what the person wants, the verdict and the words.

use devproof_matching::{
    Catalog, Choices, Country, Currency, ExpectedPay, Gate, Gates, JobFacts, JobLocation, JobPay, PersonFacts,
    PersonLocation, Requirements, UtcOffsetRange,
    Verdict::{self, Fail, Pass, Unknown},
    WeightForm,
    rates::Rates,
};
use devproof_vocabulary::{
    EmploymentType::{Contract, FullTime},
    RemotePolicy::{self, Hybrid, Onsite, Remote},
};
use uuid::Uuid;

fn job() -> JobFacts {
    JobFacts {
        id: Uuid::nil(),
        company: Uuid::from_u128(1),
        location: JobLocation::default(),
        employment_type: None,
        pay: JobPay::default(),
        requirements: Requirements::default(),
        criteria: Vec::new(),
    }
}

/// A euro is two dollars or 150 yen.
fn rates() -> Rates {
    let json = r#"{"date":"2025-08-01","base":"EUR","source":"x","rates":{"USD":2,"JPY":150}}"#;
    Rates::parse(json).expect("rates")
}

fn countries(codes: &[&str]) -> Vec<Country> {
    codes.iter().map(|code| code.parse().expect("a code")).collect()
}

fn check(gate: Gate, job: &JobFacts, person: &PersonFacts, expected: (Verdict, &str)) {
    let verdict = gate.verdict(job, person);
    let catalog = Catalog::default().with_rates(rates());
    let detail = gate.detail(verdict, job, person, &catalog, WeightForm::Coarse);
    assert_eq!((verdict, detail.as_str()), expected, "{job:?} {person:?}");
    assert_eq!(Gates::of(job, person).verdict(gate), verdict);
}

fn check_location(gate: Gate, job_side: JobLocation, person_side: PersonLocation, expected: (Verdict, &str)) {
    let person = PersonFacts { location: person_side, ..PersonFacts::default() };
    check(gate, &JobFacts { location: job_side, ..job() }, &person, expected);
}

#[test]
fn place() {
    let any: &[RemotePolicy] = &[];
    let examples = [
        // policy, countries, wanted ways, country, relocates, expected
        (None, &["DE"][..], any, Some("DE"), true, (Unknown, "Way of working not stated")),
        (Some(Remote), &[], any, None, false, (Pass, "Remote, anywhere")),
        (Some(Onsite), &[], any, Some("DE"), true, (Unknown, "On site, country not stated")),
        (Some(Hybrid), &["DE", "AT"], any, Some("AT"), false, (Pass, "Hybrid, DE, AT")),
        (
            Some(Hybrid),
            &["DE"],
            &[Remote],
            Some("DE"),
            true,
            (Fail, "Hybrid, DE; not a way of working that was asked for"),
        ),
        (Some(Hybrid), &["DE"], &[Remote, Hybrid], Some("DE"), false, (Pass, "Hybrid, DE")),
        (Some(Onsite), &["DE"], any, Some("AT"), false, (Fail, "On site, DE; the person lives elsewhere")),
        (Some(Onsite), &["DE"], any, Some("AT"), true, (Pass, "On site, DE")),
        (Some(Onsite), &["DE"], any, None, true, (Pass, "On site, DE")),
        (Some(Remote), &["DE"], any, Some("AT"), true, (Fail, "Remote, DE; the person lives elsewhere")),
        (Some(Remote), &["DE"], any, None, true, (Unknown, "Remote, DE; where the person lives is not known")),
        (Some(Remote), &["DE", "AT", "NL", "PL"], any, Some("PL"), false, (Pass, "Remote, DE, AT, NL, PL")),
        (
            Some(Remote),
            &["DE", "AT", "NL", "PL", "CH"],
            any,
            Some("CH"),
            false,
            (Pass, "Remote, DE, AT, NL and 2 more"),
        ),
    ];
    for (policy, codes, modes, country, can_relocate, expected) in examples {
        let offered = JobLocation { policy, countries: countries(codes), ..JobLocation::default() };
        let wanted = PersonLocation {
            country: country.map(|code| code.parse().expect("a code")),
            work_modes: Choices::from_iter(modes.iter().copied()),
            can_relocate,
            ..PersonLocation::default()
        };
        check_location(Gate::Place, offered, wanted, expected);
    }
}

#[test]
fn time_zone() {
    let hour = 3600;
    let examples = [
        (Remote, None, None, (Pass, "Any")),
        (Onsite, Some((-1, 3)), None, (Pass, "UTC -1 to +3")),
        (Remote, Some((-1, 3)), None, (Unknown, "UTC -1 to +3")),
        (Remote, Some((-1, 3)), Some(3 * hour), (Pass, "UTC -1 to +3")),
        (Remote, Some((-1, 3)), Some(-hour), (Pass, "UTC -1 to +3")),
        (Remote, Some((0, 14)), Some(14 * hour), (Pass, "UTC +0 to +14")),
        (Remote, Some((-12, 0)), Some(hour / 4), (Fail, "UTC -12 to +0")),
        // Hundredths of an hour: 17 seconds are none, 18 are one.
        (Remote, Some((-1, 3)), Some(3 * hour + 17), (Pass, "UTC -1 to +3")),
        (Remote, Some((-1, 3)), Some(3 * hour + 18), (Fail, "UTC -1 to +3")),
        (Remote, Some((-1, 3)), Some(-hour - 17), (Pass, "UTC -1 to +3")),
        (Remote, Some((-1, 3)), Some(-hour - 18), (Fail, "UTC -1 to +3")),
    ];
    for (policy, range, utc_offset, expected) in examples {
        let utc_offsets = range.map(|(min, max)| UtcOffsetRange { min, max });
        let offered = JobLocation { policy: Some(policy), utc_offsets, ..JobLocation::default() };
        check_location(Gate::TimeZone, offered, PersonLocation { utc_offset, ..PersonLocation::default() }, expected);
    }
}

#[test]
fn right_to_work() {
    let examples = [
        (true, &["DE"][..], &[][..], (Pass, "The company sponsors visas")),
        (false, &[], &[], (Pass, "Given")),
        (false, &["DE"], &[], (Unknown, "Not said")),
        (false, &["DE", "AT"], &["NL", "AT"], (Pass, "Given")),
        (false, &["DE"], &["NL"], (Fail, "Needs a sponsor")),
    ];
    for (sponsors_visas, codes, permits, expected) in examples {
        let offered = JobLocation { sponsors_visas, countries: countries(codes), ..JobLocation::default() };
        let wanted = PersonLocation { work_countries: countries(permits), ..PersonLocation::default() };
        check_location(Gate::RightToWork, offered, wanted, expected);
    }
}

#[test]
fn employment_type() {
    let examples = [
        (None, &[][..], (Unknown, "Not said")),
        (None, &[FullTime], (Unknown, "Not said")),
        (Some(FullTime), &[], (Pass, "Full Time")),
        (Some(FullTime), &[Contract, FullTime], (Pass, "Full Time")),
        (Some(FullTime), &[Contract], (Fail, "Full Time")),
    ];
    for (employment_type, wanted, expected) in examples {
        let person =
            PersonFacts { employment_types: Choices::from_iter(wanted.iter().copied()), ..PersonFacts::default() };
        check(Gate::EmploymentType, &JobFacts { employment_type, ..job() }, &person, expected);
    }
}

fn currency(code: &str) -> Currency {
    code.parse().expect("a code")
}

fn offered(max_per_year: Option<i64>, code: Option<&str>) -> JobFacts {
    JobFacts { pay: JobPay::new(max_per_year, code.map(currency), Some(&rates())), ..job() }
}

fn expecting(min_per_year: i64, code: &str) -> PersonFacts {
    let expected_pay = Some(ExpectedPay::new(min_per_year, currency(code), Some(&rates())));
    PersonFacts { expected_pay, ..PersonFacts::default() }
}

#[test]
fn pay() {
    let examples = [
        (None, None, None, (Pass, "Overlaps")),
        (Some(90_000), Some("EUR"), None, (Pass, "Overlaps")),
        (None, Some("EUR"), Some((1, "EUR")), (Unknown, "Not stated")),
        (Some(90_000), None, Some((1, "EUR")), (Unknown, "Not stated")),
        (Some(90_000), Some("EUR"), Some((90_000, "EUR")), (Pass, "Overlaps")),
        (Some(89_999), Some("EUR"), Some((90_000, "EUR")), (Fail, "Does not overlap")),
        (Some(100_000), Some("USD"), Some((50_000, "EUR")), (Pass, "Overlaps at the rates of 1 August 2025")),
        (Some(99_999), Some("USD"), Some((50_000, "EUR")), (Fail, "Does not overlap at the rates of 1 August 2025")),
        (Some(7_500_000), Some("JPY"), Some((100_000, "USD")), (Pass, "Overlaps at the rates of 1 August 2025")),
        (Some(90_000), Some("XXX"), Some((1, "EUR")), (Unknown, "No exchange rate")),
        // The same currency needs no rate.
        (Some(90_000), Some("XXX"), Some((90_001, "XXX")), (Fail, "Does not overlap")),
    ];
    for (max_per_year, code, wish, expected) in examples {
        let person = wish.map_or_else(PersonFacts::default, |(min, code)| expecting(min, code));
        check(Gate::Pay, &offered(max_per_year, code), &person, expected);
    }
}

#[test]
fn a_company_learns_nothing_of_the_expectation_but_whether_it_overlaps() {
    let catalog = Catalog::default().with_rates(rates());
    let job = offered(Some(100_000), Some("USD"));
    let says = |person: &PersonFacts| {
        let verdict = Gate::Pay.verdict(&job, person);
        Gate::Pay.detail(verdict, &job, person, &catalog, WeightForm::Exact)
    };
    for person in [PersonFacts::default(), expecting(1, "USD"), expecting(50_000, "EUR"), expecting(1, "JPY")] {
        assert_eq!(says(&person), "Overlaps");
    }
    for person in [expecting(100_001, "USD"), expecting(50_001, "EUR")] {
        assert_eq!(says(&person), "Does not overlap");
    }
}

#[test]
fn visibility() {
    let examples = [
        (&[][..], (Pass, "Visible to this company")),
        (&[0, 2], (Pass, "Visible to this company")),
        (&[0, 1, 2], (Fail, "Hidden from this company")),
    ];
    for (hidden, expected) in examples {
        let hidden_companies = hidden.iter().map(|id| Uuid::from_u128(*id)).collect();
        check(Gate::Visibility, &job(), &PersonFacts { hidden_companies, ..PersonFacts::default() }, expected);
    }
}
