//! Accounts, and job seekers with what they can do.

use crate::{
    DOMAIN, World,
    challenges::{self, Challenge},
    dice::Dice,
    interviews,
    skills::{month, slug, stamp},
    vocabulary::SENIORITIES,
};
use devproof_vocabulary::Availability::{Now, OneMonth, ThreeMonths, TwoWeeks};
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

/// Job seekers in one copy of the world.
const SEEKERS: usize = 800;

/// Someone with an account.
pub(crate) struct Account {
    pub id: Uuid,
    pub first: String,
    pub last: String,
    pub slug: String,
    pub email: String,
}

impl Account {
    pub(crate) fn new(world: &World, dice: &mut Dice, copy: u32) -> Self {
        let (first, last) =
            (dice.pick(&world.words.common.first).clone(), dice.pick(&world.words.common.last).clone());
        let id = dice.id();
        // Names repeat; a few letters of the id keep addresses apart.
        let slug = format!("{}-{}", slug(&format!("{first} {last}")), &id.simple().to_string()[..6]);
        let email = format!("{slug}.{copy}@{DOMAIN}");
        Self { id, first, last, slug, email }
    }

    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.first, self.last)
    }

    pub(crate) fn write(&self, world: &mut World, password_hash: Option<&str>) {
        let id = self.id;
        // People have come all along, whatever else is drawn by lot.
        let joined = stamp(world.now - Duration::days(1 + i64::from(id.as_bytes()[15]) * 330 / 256));
        world.rows.add(
            "auth.users",
            json!({ "id": id, "email": self.email, "email_confirmed_at": joined, "password_hash": password_hash,
                    "app_metadata": { "provider": "email", "providers": ["email"] },
                    "user_metadata": { "email_verified": true }, "created_at": joined, "updated_at": joined }),
        );
        world.rows.add(
            "auth.identities",
            json!({ "user_id": id, "provider": "email", "provider_id": id.to_string(),
                    "identity_data": { "sub": id, "email": self.email, "email_verified": true, "phone_verified": false },
                    "created_at": joined, "updated_at": joined }),
        );
    }
}

pub(crate) fn permissions(world: &mut World, profile: Uuid, names: &[&str]) {
    for name in names {
        world.rows.add("recruiter_permissions", json!({ "profile_id": profile, "permission": name }));
    }
}

/// A job seeker, as far as the rest of the world needs to know.
pub(crate) struct Seeker {
    pub id: Uuid,
    /// The family of roles, by its place in the vocabulary.
    pub role: usize,
    pub country: String,
    pub seniority: usize,
}

pub(crate) fn seekers(world: &mut World, dice: &mut Dice, catalogue: &[Challenge], copy: u32) -> Vec<Seeker> {
    (0..SEEKERS)
        .map(|nth| {
            let account = Account::new(world, dice, copy);
            account.write(world, None);
            seeker(world, dice, catalogue, &account, nth % world.words.roles.len())
        })
        .collect()
}

fn seeker(world: &mut World, dice: &mut Dice, catalogue: &[Challenge], account: &Account, role: usize) -> Seeker {
    let leads = world.words.roles[role].key == "lead";
    let years = if leads {
        *dice.pick(&[11, 12, 13, 16, 20])
    } else {
        *dice.pick(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 16, 20])
    };
    let seniority = match years {
        0..=2 => 0,
        3..=5 => 1,
        6..=10 => 2,
        _ => 3,
    };
    let city = dice.index(world.words.common.cities.len());
    let profile = profile_row(world, dice, account, role, city, years, seniority);
    let country = world.words.common.cities[city].country.clone();
    world.rows.profile(profile);
    let skills = skills(world, dice, account.id, role, years);
    experiences(world, dice, account.id, role, years);
    education(world, dice, account.id, years);
    links_and_projects(world, dice, account, role, seniority);
    proofs(world, dice, catalogue, account.id, &skills, seniority);
    Seeker { id: account.id, role, country, seniority }
}

fn profile_row(
    world: &World,
    dice: &mut Dice,
    account: &Account,
    role: usize,
    city: usize,
    years: i64,
    seniority: usize,
) -> Value {
    let (words, role) = (&world.words.common, &world.words.roles[role]);
    let place = &words.cities[city];
    let employer = dice.pick(&words.employers);
    let about = format!(
        "{} years in, the last of them at {employer}. {}\n\nI like small teams, written decisions and code that somebody \
         else can change. What I claim here I have tried to prove; the rest says so.",
        years,
        dice.pick(&role.headlines)
    );
    let pay = match place.currency.as_str() {
        "NOK" | "SEK" | "DKK" => 11,
        "PLN" => 4,
        "CZK" => 24,
        _ => 1,
    };
    let wanted = (38_000 + years * 4_200 + dice.between(-4, 8) * 1000) * pay;
    let mut modes = vec!["remote"];
    if dice.percent(60) {
        modes.push("hybrid");
    }
    if dice.percent(25) {
        modes.push("onsite");
    }
    let states = dice.percent(70);
    json!({
        "id": account.id, "slug": account.slug, "role": "job_seeker", "full_name": account.name(),
        "headline": dice.pick(&role.headlines), "about": about, "location": format!("{}, {}", place.city, country_name(&place.country)),
        "years_experience": years, "visibility": if dice.percent(88) { "open" } else if dice.percent(60) { "showcase" } else { "private" },
        "country": place.country, "timezone": place.timezone, "seniority": SENIORITIES[seniority],
        "availability": *dice.pick(&[Now, TwoWeeks, OneMonth, OneMonth, ThreeMonths]),
        "work_modes": modes, "employment_types": if dice.percent(85) { json!(["full_time"]) } else { json!(["full_time", "contract"]) },
        "work_countries": work_countries(&place.country),
        "salary_min": states.then_some(wanted), "salary_currency": states.then_some(&place.currency),
        "tier": if dice.percent(70) { "core" } else if dice.percent(70) { "pro" } else { "founding" },
        "special_rank": dice.percent(2).then_some("Founding Candidate"),
    })
}

/// Where someone may work without a visa: inside the European Economic Area everywhere in it.
fn work_countries(home: &str) -> Vec<&str> {
    const AREA: [&str; 24] = [
        "AT", "BE", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "IE", "IS", "IT", "NL", "NO", "PL", "PT", "SE",
        "BG", "HR", "HU", "LT", "LV", "RO",
    ];
    if AREA.contains(&home) { AREA.to_vec() } else { vec![home] }
}

fn country_name(code: &str) -> &str {
    match code {
        "AT" => "Austria",
        "BE" => "Belgium",
        "CH" => "Switzerland",
        "CZ" => "Czechia",
        "DE" => "Germany",
        "DK" => "Denmark",
        "EE" => "Estonia",
        "ES" => "Spain",
        "FI" => "Finland",
        "FR" => "France",
        "GB" => "United Kingdom",
        "GR" => "Greece",
        "IE" => "Ireland",
        "IS" => "Iceland",
        "IT" => "Italy",
        "NL" => "Netherlands",
        "NO" => "Norway",
        "PL" => "Poland",
        "PT" => "Portugal",
        "SE" => "Sweden",
        other => other,
    }
}

fn skills(world: &mut World, dice: &mut Dice, id: Uuid, role: usize, years: i64) -> Vec<String> {
    let role = &world.words.roles[role];
    let must = usize::try_from(dice.between(3, 5)).unwrap_or(3);
    let nice = usize::try_from(dice.between(1, 4)).unwrap_or(1);
    let mut names = dice.some(&role.must, must);
    names.extend(dice.some(&role.nice, nice));
    names.push("Git".to_owned());
    // Challenges are answered in few languages; anyone who answers some states one of them, so that they prove something.
    if !names.iter().any(|name| challenges::is_judged(name))
        && let Some(place) = names.len().checked_sub(2)
    {
        names[place] = "Python".to_owned();
    }
    names.dedup();
    for (position, name) in names.iter().enumerate() {
        let used = dice.between(1, years.max(1));
        let level = (1 + used / 2).clamp(1, 4);
        world.rows.add(
            "profile_skills",
            json!({ "profile_id": id, "name": name, "level": level, "years": used, "position": position }),
        );
    }
    names
}

fn experiences(world: &mut World, dice: &mut Dice, id: Uuid, role: usize, years: i64) {
    let places = dice.some(&world.words.common.employers, if years > 6 { 3 } else { 1 + usize::from(years > 3) });
    let (mut end, mut first) = (world.now.date(), true);
    let share = (years * 365 / i64::try_from(places.len()).unwrap_or(1)).max(200);
    for place in places {
        let start = end - Duration::days(share + dice.between(-60, 60));
        let words = &world.words.roles[role];
        let title =
            dice.pick(&words.titles).replace(", {area}", "").replace("Founding engineer", "Software engineer");
        let highlights = dice.some(&HIGHLIGHTS, 2);
        world.rows.add(
            "experiences",
            json!({ "profile_id": id, "company_name": place, "title": title, "location": dice.pick(&world.words.common.cities).city,
                    "started_on": month(start), "ended_on": (!first).then(|| month(end)),
                    "summary": dice.pick(&words.work).replace("You will ", "I was there to ").replace("you ", "I "),
                    "highlights": highlights }),
        );
        (end, first) = (start - Duration::days(dice.between(5, 60)), false);
    }
}

const HIGHLIGHTS: [&str; 10] = [
    "Cut the slowest page from 4.1 s to 380 ms, measured on a real phone",
    "Moved 60 services to one deployment pipeline without an outage",
    "Mentored four juniors, three of whom now review me",
    "Wrote the postmortem that others link to",
    "Halved the cloud bill by deleting things",
    "Led a rewrite that was cancelled, rightly, and wrote down why",
    "Kept an error budget for two years",
    "Introduced contract tests between nine teams",
    "Took the support phone one day a month",
    "Replaced a vendor with 800 lines and a table",
];

fn education(world: &mut World, dice: &mut Dice, id: Uuid, years: i64) {
    if !dice.percent(80) {
        return;
    }
    let end = world.now.date() - Duration::days(years * 365 + dice.between(30, 400));
    world.rows.add(
        "educations",
        json!({ "profile_id": id, "institution": dice.pick(&world.words.common.schools), "area": dice.pick(&world.words.common.subjects),
                "degree": *dice.pick(&["BSc", "BSc", "MSc", "MSc", "Diploma"]), "started_on": (end.year() - 4).to_string(), "ended_on": end.year().to_string() }),
    );
}

fn links_and_projects(world: &mut World, dice: &mut Dice, account: &Account, role: usize, seniority: usize) {
    let handle = account.slug.replace('-', "");
    world.rows.add(
        "profile_links",
        json!({ "id": link_id(account.id, 0), "profile_id": account.id, "kind": "github", "label": "Code", "url": format!("https://github.example/{handle}"), "position": 0 }),
    );
    if dice.percent(45) {
        world.rows.add(
            "profile_links",
            json!({ "id": link_id(account.id, 1), "profile_id": account.id, "kind": "site", "label": "Notes", "url": format!("https://{handle}.example"), "position": 1 }),
        );
    }
    let count = usize::try_from(dice.between(0, 2)).unwrap_or(0) + usize::from(seniority > 1);
    let numbers: Vec<usize> = (0..world.words.roles[role].projects.len()).collect();
    for (position, at) in dice.some(&numbers, count.min(3)).into_iter().enumerate() {
        let started = month(world.ago(dice, 200 * 24, 900 * 24).date());
        let project = &world.words.roles[role].projects[at];
        let repository = format!("https://github.example/{handle}/{}", slug(&project.title));
        let row = json!({ "profile_id": account.id, "position": position, "title": project.title, "description": project.text,
                          "stack": project.stack, "repository_url": repository, "started_on": started });
        world.rows.add("featured_projects", row);
    }
}

/// The id of a person's link at this place, without a die being cast.
pub(crate) fn link_id(profile: Uuid, position: u8) -> Uuid {
    let mut bytes = *profile.as_bytes();
    bytes[0] ^= 0xa5;
    bytes[1] ^= position;
    Uuid::from_bytes(bytes)
}

fn proofs(
    world: &mut World,
    dice: &mut Dice,
    catalogue: &[Challenge],
    id: Uuid,
    skills: &[String],
    seniority: usize,
) {
    challenges::completed(world, dice, catalogue, id, skills, seniority);
    interviews::maybe(world, dice, id, seniority);
}
