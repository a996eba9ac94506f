//! The score beside a plain one that shares no code with it: fractions instead of hundredths, tables instead of branches.
//! More random pairs: `PROPTEST_CASES=100000`.

use devproof_matching::{
    Band, Catalog, Choices, ExpectedPay, Gate, Gates, Grade, JobFacts, JobLocation, JobPay, JobSkill, PersonFacts,
    PersonFamilies, PersonLocation, PersonSkill, Proof, Receipt, Requirements, Role, SkillId, Standing, Verdict,
    Weight, WeightForm, WeightKey, rates::Rates,
};
use devproof_vocabulary::{EmploymentType, RemotePolicy, RoleFamily, Seniority};
use proptest::{collection::btree_map, option, prelude::*, sample::select, sample::subsequence};
use std::collections::BTreeMap;
use uuid::Uuid;

/// What a euro is.
const RATES: [(&str, f64); 2] = [("EUR", 1.0), ("USD", 1.25)];
const FAMILIES: &[RoleFamily] = &[RoleFamily::Backend, RoleFamily::Database, RoleFamily::Security];

fn rates() -> Rates {
    Rates::parse(r#"{"date":"2025-08-01","base":"EUR","source":"x","rates":{"USD":1.25}}"#).expect("rates")
}

fn families() -> impl Strategy<Value = Choices<RoleFamily>> {
    subsequence(FAMILIES, 0..=2).prop_map(Choices::from_iter)
}

/// Amounts that round numbers keep apart.
fn pay() -> impl Strategy<Value = (i64, &'static str)> {
    ((1..9_i64).prop_map(|amount| amount * 20_000), select(&["EUR", "USD", "XXX"][..]))
}

fn codes<T: std::str::FromStr<Err: std::fmt::Debug>>(codes: &[&str]) -> Vec<T> {
    codes.iter().map(|code| code.parse().expect("a code")).collect()
}

fn job() -> impl Strategy<Value = JobFacts> {
    let role = (select(FAMILIES), families()).prop_map(|(family, neighbours)| Role { family, neighbours });
    let skills = btree_map(0..6_u32, (any::<bool>(), option::of(1..5_u8)), 0..5);
    let numbers =
        (option::of(0..9_u8), option::of(select(Seniority::ALL)), option::of(0..4_u8), option::of(0..99_u8));
    let place = (option::of(select(RemotePolicy::ALL)), subsequence(&["DE", "FR"][..], 0..=2), any::<bool>());
    let weights = prop::collection::vec(0..40_u8, 12);
    (option::of(role), skills, numbers, place, option::of(select(EmploymentType::ALL)), option::of(pay()), weights)
        .prop_map(|(role, skills, (min_years, seniority, min_rank, points), place, employment_type, pay, weights)| {
            let asked = |(id, (is_must, min_years))| JobSkill { skill: SkillId(id), is_must, min_years };
            let skills: Vec<_> = skills.into_iter().map(asked).collect();
            let keys = skills.iter().map(|asked| WeightKey::Skill(asked.skill)).chain([
                WeightKey::Role,
                WeightKey::Years,
                WeightKey::Seniority,
                WeightKey::Rank,
                WeightKey::SystemDesign,
                WeightKey::Projects,
            ]);
            let weights: Vec<_> = (0..)
                .zip(keys.zip(weights))
                .map(|(position, (key, weight))| Weight { key, weight, position })
                .collect();
            let requirements = Requirements {
                role,
                skills,
                min_years,
                seniority,
                min_rank,
                min_system_design: points,
                interview_skill: None,
            };
            let (amount, currency) = pay.map_or((None, None), |(amount, code)| (Some(amount), code.parse().ok()));
            JobFacts {
                id: Uuid::nil(),
                company: Uuid::nil(),
                location: JobLocation {
                    policy: place.0,
                    countries: codes(&place.1),
                    utc_offsets: None,
                    sponsors_visas: place.2,
                },
                employment_type,
                pay: JobPay::new(amount, currency, Some(&rates())),
                criteria: requirements.criteria(&weights),
                requirements,
            }
        })
}

fn person() -> impl Strategy<Value = PersonFacts> {
    let proof = option::of(0..=100_u8).prop_map(|points| points.and_then(Proof::of_interview));
    let skills = btree_map(0..6_u32, (option::of(1..5_u8), option::of(0..6_u8), proof), 0..6);
    let numbers = (option::of(0..12_u8), option::of(select(Seniority::ALL)), option::of(0..=100_u8));
    let standing = (0..20_u32, option::of(0..4_u8)).prop_map(|(completed, rank)| Standing { completed, rank });
    let place = (option::of(select(&["DE", "AT"][..])), subsequence(RemotePolicy::ALL, 0..=2), any::<bool>());
    let permits = subsequence(&["DE", "AT"][..], 0..=2);
    let wishes = (subsequence(EmploymentType::ALL, 0..=3), option::of(pay()));
    (families(), families(), skills, numbers, standing, place, permits, wishes).prop_map(
        |(current, past, skills, (years, seniority, points), standing, place, permits, (kinds, pay))| PersonFacts {
            families: PersonFamilies { current, past },
            skills: skills
                .into_iter()
                .map(|(id, (level, years, proof))| PersonSkill { skill: SkillId(id), level, years, proof })
                .collect(),
            years,
            seniority,
            system_design: points,
            standing,
            location: PersonLocation {
                country: place.0.and_then(|code| code.parse().ok()),
                work_modes: place.1.into_iter().collect(),
                can_relocate: place.2,
                work_countries: codes(&permits),
                utc_offset: None,
            },
            employment_types: kinds.into_iter().collect(),
            expected_pay: pay
                .and_then(|(amount, code)| Some(ExpectedPay::new(amount, code.parse().ok()?, Some(&rates())))),
            ..PersonFacts::default()
        },
    )
}

/// By the criterion's key, what part of its weight it brings; none when unknown.
fn parts(job: &JobFacts, person: &PersonFacts) -> BTreeMap<String, Option<f64>> {
    let asked = &job.requirements;
    let mut parts = BTreeMap::new();
    for need in &asked.skills {
        let own = person.skills.iter().find(|own| own.skill == need.skill);
        let part = own.map(|own| {
            let grade = own.proof.map(|proof| proof.grade);
            let lacks_years = own.years.zip(need.min_years).is_some_and(|(has, min)| has < min);
            match (grade, own.level == Some(1) || lacks_years) {
                (Some(Grade::ProvedWell), _) => 1.0,
                (Some(Grade::Proved), _) => 0.9,
                (_, true) => 0.4,
                (Some(Grade::Shown), false) => 0.8,
                (None, false) => 0.7,
            }
        });
        let absent = (need.is_must && !person.skills.is_empty()).then_some(0.0);
        parts.insert(format!("skill:{}", need.skill.0), part.or(absent));
    }
    if let Some(role) = asked.role {
        let PersonFamilies { current, past } = person.families;
        let is_near = current.iter().any(|own| role.neighbours.iter().any(|other| other == own));
        let part = if current.iter().any(|own| own == role.family) {
            1.0
        } else if is_near || past.iter().any(|own| own == role.family) {
            0.5
        } else {
            0.0
        };
        parts.insert("role".to_owned(), (current.iter().chain(past.iter()).count() > 0).then_some(part));
    }
    let steps = |own: Option<f64>, part: fn(f64) -> f64| own.map(part);
    if let Some(min) = asked.min_years {
        let share = person.years.map(|own| if min == 0 { 1.0 } else { f64::from(own) / f64::from(min) });
        parts.insert("years".to_owned(), steps(share, |share| ((share * 2.0).floor() / 2.0).min(1.0)));
    }
    if let Some(level) = asked.seniority {
        let distance = person.seniority.map(|own| f64::from(own as i8 - level as i8).abs());
        parts.insert("seniority".to_owned(), steps(distance, |distance| (1.0 - distance / 2.0).max(0.0)));
    }
    let below = |own: i32, target: i32, near: i32| match target - own {
        ..=0 => 1.0,
        short if short <= near => 0.5,
        _ => 0.0,
    };
    let rank = person.standing.rank.map_or(-9, i32::from);
    let rank = below(rank, asked.min_rank.unwrap_or(1).into(), 1);
    parts.insert("rank".to_owned(), (person.standing.completed > 0).then_some(rank));
    let points = person.system_design.map(|own| below(own.into(), asked.min_system_design.unwrap_or(60).into(), 15));
    parts.insert("system_design".to_owned(), points);
    // Nobody here has a featured project.
    parts.insert("projects".to_owned(), None);
    parts
}

/// Whether pay overlaps, none when that is not known.
fn overlaps(job: &JobFacts, person: &PersonFacts) -> Option<bool> {
    let Some(wish) = person.expected_pay else { return Some(true) };
    let (max, currency) = job.pay.max_per_year.zip(job.pay.currency)?;
    let rate = |code: &str| RATES.iter().find(|(other, _)| *other == code).map(|(_, rate)| *rate);
    let (offered, wanted) = (currency.as_str(), wish.currency.as_str());
    let factor = if offered == wanted { 1.0 } else { rate(wanted)? / rate(offered)? };
    Some(max as f64 * factor >= wish.min_per_year as f64)
}

proptest! {
    #[test]
    fn the_score_is_that_of_a_plain_sum(job in job(), person in person()) {
        let receipt = Receipt::new(&job, &person, &Catalog::default().with_rates(rates()), WeightForm::Exact);
        let parts = parts(&job, &person);
        let (mut earned, mut known, mut all) = (0.0, 0.0, 0.0);
        for line in &receipt.criteria {
            let weight = f64::from(line.weight);
            all += weight;
            if let Some(part) = parts[&line.key] {
                earned += weight * part;
                known += weight;
            }
            prop_assert_eq!(line.unknown_side.is_some(), parts[&line.key].is_none(), "{}", line.key);
        }
        // A little more, because fractions of two are not those of ten.
        let number = (known > 0.0).then(|| (100.0 * earned / known + 0.5 + 1e-9).floor());
        prop_assert_eq!(receipt.score.map(f64::from), number);
        let is_well_known = known >= 0.7 * all - 1e-9;
        let band = match number {
            None => Band::Unknown,
            Some(80.0..) if is_well_known => Band::Strong,
            Some(60.0..) => Band::Good,
            Some(40.0..) => Band::Stretch,
            Some(_) => Band::Below,
        };
        prop_assert_eq!(receipt.band, band);
        let pay = match Gates::of(&job, &person).verdict(Gate::Pay) {
            Verdict::Pass => Some(true),
            Verdict::Fail => Some(false),
            Verdict::Unknown => None,
        };
        prop_assert_eq!(pay, overlaps(&job, &person));
        prop_assert_eq!(receipt.eligible, !receipt.headline.contains("not fit") && !receipt.headline.contains("visa"));
    }
}
