//! The operator's own company, whose openings are at `/careers`. It is made apart from the others, so that their dice fall
//! as before.

use crate::{
    World,
    dice::Dice,
    people::Account,
    skills::{Known, stamp},
};
use devproof_vocabulary::{EmployerTier, EmploymentType, RemotePolicy, Seniority};
use serde_json::json;
use time::Duration;
use uuid::Uuid;

/// Its name in addresses, for the setting `careers_company`.
pub const OWN_COMPANY: &str = "proofwright";

/// Dice that no copy of the world has.
const SEED: u64 = 1 << 31;
const COUNTRIES: [&str; 12] = ["AT", "BE", "CZ", "DE", "DK", "ES", "FI", "FR", "IE", "NL", "PL", "SE"];
/// Days that an opening stays.
const OPEN_DAYS: i64 = 60;

/// One of its job openings.
struct Opening {
    title: &'static str,
    work: &'static str,
    bring: &'static str,
    seniority: Seniority,
    min_years: u8,
    /// A year, in euros.
    pay: (i32, i32),
    must: &'static [&'static str],
    nice: &'static [&'static str],
    /// Days since it was published.
    age: i64,
}

const OPENINGS: [Opening; 3] = [
    Opening {
        title: "Senior Rust engineer, judge",
        work: "You own the part that runs programs of strangers: processes without files or network, seven walls of the \
               kernel around each, and a verdict in a second. Next come languages that need a virtual machine, and programs \
               that are tested in stages.",
        bring: "- Rust in something that had to stay up\n- Linux below the library: namespaces, seccomp, resource limits\n\
                - The wish to break your own work before others do",
        seniority: Seniority::Senior,
        min_years: 5,
        pay: (88_000, 106_000),
        must: &["Rust", "Linux"],
        nice: &["PostgreSQL"],
        age: 9,
    },
    Opening {
        title: "Front-end engineer, TypeScript and React",
        work: "You own what people see: the editor that challenges are solved in, lists that are used by keyboard all day, and \
               pages that open within two seconds on a slow phone. Each change is looked at in three widths and by a screen \
               reader before it lands.",
        bring: "- TypeScript and React in a product that people worked in\n- Accessibility that you have tested yourself\n\
                - An eye for the word that is too much",
        seniority: Seniority::Mid,
        min_years: 3,
        pay: (66_000, 80_000),
        must: &["TypeScript", "React"],
        nice: &["CSS"],
        age: 16,
    },
    Opening {
        title: "Database engineer, PostgreSQL",
        work: "You own the rules that decide who may see a row, and what each page costs. A page of twenty jobs out of sixty \
               thousand takes one statement today; you keep it that way while there are more of everything.",
        bring: "- PostgreSQL by its plans and its locks, not by its client library\n- Row level security, or the will to \
                distrust every query\n- Migrations of large tables that nobody noticed",
        seniority: Seniority::Senior,
        min_years: 5,
        pay: (84_000, 100_000),
        must: &["PostgreSQL", "SQL"],
        nice: &["Rust"],
        age: 23,
    },
];

/// Writes the company, who hires for it, and what is open.
pub(crate) fn make(world: &mut World, known: &Known) {
    let mut dice = Dice::new(SEED);
    let (id, since) = (dice.id(), stamp(world.now - Duration::days(400)));
    world.rows.add(
        "companies",
        json!({
            "id": id, "slug": OWN_COMPANY, "name": "Proofwright", "approval_status": "approved", "public_link": true,
            "tagline": "Hiring by what people can do",
            "about": "We build Devproof: developers show what they can do, in challenges that are judged and interviews that are \
                      scored, and companies answer everybody who is interested.\n\nWe hire the way we ask others to. What you \
                      prove here is what we read first.",
            "size": "11-50", "stage": "seed", "industry": "Hiring", "founded_year": 2024, "places": ["Berlin", "Remote"],
            "tech_stack": ["Rust", "PostgreSQL", "TypeScript", "React", "Linux"],
            "culture": "Who reports a fault in our own work is thanked. A decision that others will ask about has a page, and the \
                        page is short.",
            "benefits": ["30 days of leave, and we check that you take them", "Public salary bands", "On-call is paid, and quiet"],
            "website": "https://proofwright.example", "response_days": 5, "created_at": since, "updated_at": since,
        }),
    );
    world.rows.add(
        "private.company_plans",
        json!({ "company_id": id, "tier": EmployerTier::Flagship, "created_at": since }),
    );
    world.rows.add(
        "company_reviews",
        json!({ "company_id": id, "status": "approved", "reason": "Our own company.", "created_at": since }),
    );
    let hires = Account::new(world, &mut dice, 0);
    hires.write(world, None);
    world.rows.profile(json!({
        "id": hires.id, "slug": hires.slug, "role": "employer", "company_id": id, "company_role": "admin",
        "full_name": hires.name(), "headline": "Builds Devproof, and hires for it",
    }));
    for opening in &OPENINGS {
        let job = dice.id();
        write(world, job, id, hires.id, opening);
        requirements(world, known, job, opening);
    }
}

fn write(world: &mut World, job: Uuid, company: Uuid, recruiter: Uuid, opening: &Opening) {
    let published = world.now - Duration::days(opening.age);
    let description = format!(
        "{}\n\n### What you bring\n\n{}\n\n### How we decide\n\nA talk, then something that you made, then a real change in \
         our code together. Everybody who is interested gets an answer from a person within five days.",
        opening.work, opening.bring
    );
    world.rows.add(
        "job_openings",
        json!({
            "id": job, "company_id": company, "recruiter_profile_id": recruiter, "title": opening.title,
            "description": description, "status": "open", "seniority": opening.seniority,
            "employment_type": EmploymentType::FullTime, "remote_policy": RemotePolicy::Remote, "places": ["Berlin"],
            "countries": COUNTRIES, "utc_offset_min": 0, "utc_offset_max": 3, "pay_min": opening.pay.0,
            "pay_max": opening.pay.1, "pay_currency": "EUR", "pay_period": "year", "visa_sponsorship": false,
            "min_years": opening.min_years, "published_at": stamp(published),
            "expires_at": stamp(published + Duration::days(OPEN_DAYS)), "created_at": stamp(published),
            "updated_at": stamp(published),
        }),
    );
}

fn requirements(world: &mut World, known: &Known, job: Uuid, opening: &Opening) {
    let must = opening.must.iter().map(|name| (*name, "must", 15));
    let nice = opening.nice.iter().map(|name| (*name, "nice", 10));
    let mut weights = Vec::new();
    for (position, (name, importance, weight)) in must.chain(nice).enumerate() {
        let Some(skill) = known.id(name) else { continue };
        world.rows.add(
            "job_skills",
            json!({ "job_opening_id": job, "skill_id": skill, "importance": importance, "position": position }),
        );
        weights.push(("skill", Some(skill), weight));
    }
    weights.extend([("seniority", None, 20), ("years", None, 10), ("system_design", None, 10)]);
    // They sum to 100.
    let others: i32 = weights.iter().map(|(_, _, weight)| weight).sum();
    weights.push(("role", None, 100 - others));
    for (position, (criterion, skill, weight)) in weights.into_iter().enumerate() {
        world.rows.add(
            "job_weights",
            json!({ "job_opening_id": job, "criterion": criterion, "skill_id": skill, "weight": weight, "position": position }),
        );
    }
}
