//! The four people whom a visitor can be.

use crate::{
    DOMAIN, World,
    challenges::{self, Challenge},
    companies::Company,
    dice::Dice,
    interviews::{self, InterviewRecord},
    people::{self, Account, Seeker, link_id},
    skills::{month, stamp},
    vocabulary::{ADMIN, MIRA, RECRUITER, STAFF},
};
use devproof_claims::MasterSecret;
use devproof_scorer::Seniority;
use serde_json::{Value, json};
use std::collections::HashSet;
use time::{Duration, macros::date};
use uuid::{Uuid, uuid};

/// The password of all four. Public, which is why production refuses a database that holds them.
pub const PASSWORD: &str = "devproof-demo-2026";

/// The secret of the staff member's authenticator app: for development alone, and as public as the password.
pub const STAFF_SECRET: &[u8; 20] = b"devproof-demo-secret";
const STAFF_FACTOR: Uuid = uuid!("57aff000-0000-4000-8000-00000000000f");

/// A log-in of the demo world.
pub struct Login {
    /// The part of the address before the @.
    pub name: &'static str,
    /// Who that is.
    pub who: &'static str,
}

/// Who can sign in.
pub const LOGINS: [Login; 4] = [
    Login { name: "seeker", who: "Mira Okafor, a storage engineer who looks for work" },
    Login { name: "admin", who: "Jonas Lindqvist, who leads hiring at Halyard" },
    Login { name: "recruiter", who: "Amara Berg, a recruiter at Halyard" },
    Login { name: "staff", who: "Stefan Novak, of our own staff" },
];

/// The log-ins' place in the world.
pub(crate) struct DemoLogins {
    pub seeker: Seeker,
    pub company: Uuid,
}

fn account(id: Uuid, name: &str, first: &str, last: &str) -> Account {
    Account {
        id,
        first: first.to_owned(),
        last: last.to_owned(),
        slug: format!("{}-{}", first.to_lowercase(), last.to_lowercase()),
        email: format!("{name}@{DOMAIN}"),
    }
}

/// Makes the four, around the first company of the vocabulary.
pub(crate) fn make(
    world: &mut World,
    companies: &[Company],
    challenges: &[Challenge],
    password_hash: &str,
    master: &MasterSecret,
) -> DemoLogins {
    let company = companies[0].id;
    for (id, name, first, last) in [
        (MIRA, "seeker", "Mira", "Okafor"),
        (ADMIN, "admin", "Jonas", "Lindqvist"),
        (RECRUITER, "recruiter", "Amara", "Berg"),
        (STAFF, "staff", "Stefan", "Novak"),
    ] {
        account(id, name, first, last).write(world, Some(password_hash));
    }
    world.rows.profile(json!({
        "id": ADMIN, "slug": "jonas-lindqvist", "role": "employer", "company_id": company, "company_role": "admin",
        "full_name": "Jonas Lindqvist", "headline": "Leads engineering at Halyard, answers within four days",
    }));
    world.rows.profile(json!({
        "id": RECRUITER, "slug": "amara-berg", "role": "employer", "company_id": company, "company_role": "recruiter",
        "full_name": "Amara Berg", "headline": "Recruiter who reads the code first",
    }));
    people::permissions(world, RECRUITER, &["view_candidates", "message_candidates", "manage_jobs"]);
    world.rows.profile(json!({
        "id": STAFF, "slug": "stefan-novak", "role": null, "is_internal_admin": true, "full_name": "Stefan Novak",
        "headline": "Devproof staff",
    }));
    let made_at = stamp(world.now - Duration::days(300));
    let sealed = devproof_auth::seal_secret(master, STAFF_FACTOR, STAFF_SECRET);
    world.rows.add(
        "auth.mfa_factors",
        json!({
            "id": STAFF_FACTOR, "user_id": STAFF, "factor_type": "totp", "status": "verified",
            "friendly_name": "Demo app", "secret": format!("\\x{}", hex::encode(sealed)), "created_at": made_at,
            "updated_at": made_at,
        }),
    );
    mira(world, challenges);
    // Fits the vocabulary's family of systems engineers, as everyone's place in the world is by family.
    let role = world.words.roles.iter().position(|role| role.key == "systems").unwrap_or_default();
    let seeker = Seeker { id: MIRA, role, country: "DE".to_owned(), seniority: 2 };
    DemoLogins { seeker, company }
}

fn mira(world: &mut World, challenges: &[Challenge]) {
    world.rows.profile(json!({
        "id": MIRA, "slug": "mira-okafor", "role": "job_seeker", "full_name": "Mira Okafor",
        "headline": "Storage engineer, suspicious of disks",
        "about": "Seven years of making data stay where it was put. I began with backups for a hospital, learned there what \
                  a restore is worth, and have worked on write paths since.\n\nI like small teams that measure, and I \
                  write Rust for the parts that must not be wrong.",
        "location": "Berlin, Germany", "years_experience": 7, "visibility": "open", "country": "DE", "timezone": "Europe/Berlin",
        "seniority": "senior", "availability": "one_month", "work_modes": ["remote", "hybrid"], "employment_types": ["full_time"],
        "work_countries": ["DE", "NL", "AT", "NO", "PT", "DK", "FI", "SE", "IE", "FR"], "salary_min": 82000,
        "salary_currency": "EUR", "tier": "pro",
    }));
    for (position, (name, level, years)) in [
        ("Rust", 4, 5),
        ("PostgreSQL", 3, 4),
        ("Linux", 4, 7),
        ("Python", 3, 6),
        ("SQL", 3, 5),
        ("C++", 3, 4),
        ("Git", 4, 7),
    ]
    .into_iter()
    .enumerate()
    {
        world.rows.add(
            "profile_skills",
            json!({ "profile_id": MIRA, "name": name, "level": level, "years": years, "position": position }),
        );
    }
    let today = world.now.date();
    for (company, title, from, to, summary, highlight) in [
        (
            "Cloudberry",
            "Senior storage engineer",
            today - Duration::days(1100),
            None,
            "Owned the write path of an object store with nine billion small objects; fewer lost nights, no lost objects.",
            "Compaction that stops for no one: p99 of a write from 80 ms to 9 ms",
        ),
        (
            "Elder Labs",
            "Systems engineer",
            today - Duration::days(2100),
            Some(today - Duration::days(1120)),
            "A log-structured store in Rust, tested by cutting its power for a summer.",
            "Found three file systems that forget, and wrote to their makers",
        ),
        (
            "Greyfriars Data",
            "Backup engineer",
            date!(2019 - 06 - 01).min(today),
            Some(today - Duration::days(2130)),
            "Backups for eleven hospitals, and the yearly day on which we restored all of them.",
            "The newest engineer rehearses a restore every month",
        ),
    ] {
        let started = to.map_or(from, |end| from.min(end));
        world.rows.add(
            "experiences",
            json!({
                "profile_id": MIRA, "company_name": company, "title": title, "location": "Berlin, Germany",
                "started_on": month(started), "ended_on": to.map(month), "summary": summary,
                "highlights": [highlight],
            }),
        );
    }
    world.rows.add(
        "educations",
        json!({ "profile_id": MIRA, "institution": "Humboldt University", "area": "Computer science",
        "degree": "MSc", "started_on": "2013-10", "ended_on": "2018-09" }),
    );
    for (position, (name, fluency)) in
        [("Igbo", "native"), ("English", "fluent"), ("German", "professional")].into_iter().enumerate()
    {
        world.rows.add(
            "profile_languages",
            json!({ "profile_id": MIRA, "name": name, "fluency": fluency, "position": position }),
        );
    }
    world.rows.add(
        "profile_certificates",
        json!({ "profile_id": MIRA, "name": "Backup and recovery, advanced level", "issuer": "Berlin Storage School",
            "issued_on": "2022" }),
    );
    for (position, (kind, label, url)) in
        [("github", "Code", "https://github.example/miraokafor"), ("blog", "Notes on disks", "https://mira.example")]
            .into_iter()
            .zip(0_u8..)
            .map(|(link, position)| (position, link))
    {
        world.rows.add(
            "profile_links",
            json!({ "id": link_id(MIRA, position), "profile_id": MIRA, "kind": kind, "label": label, "url": url, "position": position,
                // Nobody answers there, so nothing is checked again.
                "verified_at": (position == 0).then(|| stamp(world.now - Duration::days(40))),
                "verified_by": (position == 0).then_some("sign_in"),
                "checked_at": (position == 0).then(|| stamp(world.now - Duration::hours(9))),
                "check_due_at": (position == 0).then(|| stamp(world.now + Duration::days(3650))) }),
        );
    }
    repositories(world);
    for (position, (title, text, stack)) in [
        (
            "A log that survives pulling the plug",
            "An append-only store tested by killing it 40,000 times, with a report of what each kind of disk forgot.",
            ["Rust", "Linux"],
        ),
        (
            "fsync museum",
            "What eleven file systems really promise, with a test for each sentence of their manuals.",
            ["C", "Linux"],
        ),
    ]
    .into_iter()
    .enumerate()
    {
        world.rows.add("featured_projects", json!({ "profile_id": MIRA, "position": position, "title": title, "description": text,
            "stack": stack, "repository_url": format!("https://github.example/miraokafor/{}", crate::skills::slug(title)), "started_on": "2024-03" }));
    }
    challenged(world, challenges);
    interviewed(world);
}

/// Two interviews: one that she shows, and a later one that went less well and that she keeps to herself.
fn interviewed(world: &mut World) {
    let mut dice = Dice::new(40);
    for (problem, kept, days, is_shown) in [(0, 0, 40, true), (3, 2, 12, false)] {
        let at = world.now - Duration::days(days);
        let record = InterviewRecord { person: MIRA, seniority: Seniority::Senior, at, state: "scored", is_shown };
        interviews::hold(world, &mut dice, problem, kept, &record);
    }
}

/// What Mira completed, began, and failed so far: every third of the catalogue or so.
fn challenged(world: &mut World, catalogue: &[Challenge]) {
    let mut dice = Dice::new(0);
    let (mut done, mut left) = (Vec::new(), Vec::new());
    for (nth, challenge) in catalogue.iter().enumerate() {
        if nth % 3 == 0 && done.len() < COMPLETED { done.push(challenge) } else { left.push(challenge) }
    }
    let stated = HashSet::from(["Python", "SQL"]);
    for (nth, challenge) in done.iter().enumerate() {
        let days = 19 + 13 * i64::try_from(done.len() - nth).unwrap_or(0);
        let at = world.now - Duration::days(days);
        challenges::complete(world, &mut dice, challenge, MIRA, &stated, at, true);
    }
    challenges::unfinished(world, &mut dice, &left, MIRA);
}

/// Challenges that Mira completed.
const COMPLETED: usize = 17;

/// What GitHub would say of Mira's repositories.
fn repositories(world: &mut World) {
    let read = stamp(world.now - Duration::hours(9));
    let month = |ago: i64| {
        let day = (world.now - Duration::days(ago * 30)).date();
        format!("{:04}-{:02}", day.year(), u8::from(day.month()))
    };
    let mut months: Vec<String> = [0, 1, 2, 4, 5, 7, 8, 10].into_iter().map(month).collect();
    months.sort();
    months.dedup();
    let shares = [("Rust", 58), ("C", 21), ("Python", 9), ("Shell", 6), ("TeX", 4), ("Other", 2)];
    let languages: Vec<Value> = shares.iter().map(|(name, share)| json!({ "name": name, "share": share })).collect();
    world.rows.add(
        "repository_summaries",
        json!({ "profile_id": MIRA, "link_id": link_id(MIRA, 0), "created_at": stamp(world.now - Duration::days(40)),
            "requested_at": read, "checked_at": read, "fetched_at": read, "due_at": stamp(world.now + Duration::days(3650)),
            "repositories": 14, "languages": languages, "push_months": months,
            "last_pushed_on": (world.now - Duration::days(3)).date().to_string() }),
    );
}
