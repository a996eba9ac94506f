//! Job openings: fifteen a company, in the families that its stack asks for.

use crate::{
    World,
    companies::Company,
    dice::Dice,
    skills::{Known, stamp},
    vocabulary::SENIORITIES,
};
use devproof_vocabulary::RemotePolicy::{Hybrid, Onsite, Remote};
use serde_json::json;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Openings of one company.
const EACH: usize = 15;

/// An opening, as far as the rest of the world needs to know.
pub(crate) struct Job {
    pub id: Uuid,
    /// The company, by its place in the list.
    pub company: usize,
    pub recruiter: Uuid,
    /// The family of roles, by its place in the vocabulary.
    pub role: usize,
    pub seniority: usize,
    pub remote: bool,
    pub country: String,
    pub open: bool,
}

pub(crate) fn make(world: &mut World, dice: &mut Dice, known: &Known, companies: &[Company]) -> Vec<Job> {
    let mut jobs = Vec::new();
    for (at, company) in companies.iter().enumerate() {
        let fitting = fitting_roles(world, &world.words.companies[company.words].stack);
        for nth in 0..EACH {
            // The first openings are what the company is about, the later ones whatever it needs too.
            let role = if nth < 10 { fitting[nth % fitting.len()] } else { dice.index(world.words.roles.len()) };
            jobs.push(job(world, dice, known, company, at, role, nth));
        }
    }
    jobs
}

/// Families that share skills with the stack, the closest first.
fn fitting_roles(world: &World, stack: &[String]) -> Vec<usize> {
    let mut scored: Vec<(usize, usize)> = (world.words.roles.iter().enumerate())
        .map(|(at, role)| (role.must.iter().chain(&role.nice).filter(|name| stack.contains(name)).count(), at))
        .filter(|(score, _)| *score > 0)
        .collect();
    scored.sort_by(|a, b| b.cmp(a));
    scored.into_iter().take(5).map(|(_, at)| at).collect()
}

fn job(
    world: &mut World,
    dice: &mut Dice,
    known: &Known,
    company: &Company,
    at: usize,
    role: usize,
    nth: usize,
) -> Job {
    let id = dice.id();
    // No one leads in their first years.
    let seniority = if world.words.roles[role].key == "lead" { 3 } else { [1, 1, 2, 2, 2, 3, 0][dice.index(7)] };
    let status = match (company.approved, nth) {
        (false, _) => "draft",
        (true, 0..=11) => "open",
        (true, 12) => *dice.pick(&["open", "paused"]),
        (true, 13) => *dice.pick(&["filled", "closed"]),
        (true, _) => *dice.pick(&["draft", "open"]),
    };
    let recruiter = *dice.pick(&company.members);
    let remote_policy = *dice.pick(&[Remote, Remote, Remote, Hybrid, Hybrid, Onsite]);
    let created = since(world.ago(dice, 30, 120 * 24), id);
    let (words, family) = (&world.words.companies[company.words], &world.words.roles[role]);
    let title = dice.pick(&family.titles).replace("{area}", dice.pick(&world.words.common.areas).as_str());
    let title = if seniority == 2 && !title.contains("engineer,") {
        format!("Senior {}", lower_first(&title))
    } else {
        title
    };
    let (low, high) = pay(dice, &words.currency, seniority);
    let country = words.country.clone();
    // Somewhere in the second half of its time.
    let open_for = (world.now - created) * share(id, 50, 99) / 100;
    let ended = matches!(status, "filled" | "closed").then(|| stamp(created + open_for));
    let description = format!(
        "{name} builds {builds}.\n\n### The work\n\n{}\n\n### What you bring\n\n{}\n\n### How we decide\n\n{} \
         Everybody who is interested gets an answer from a person.",
        dice.some(&family.work, 2).join(" "),
        bring(&family.must, &words.stack, seniority),
        dice.pick(&family.proof),
        name = words.name,
        builds = words.builds,
    );
    let years = [0, 3, 6, 9][seniority];
    let remote = remote_policy == Remote;
    let row = json!({
        "id": id, "company_id": company.id, "recruiter_profile_id": recruiter, "title": title, "description": description,
        "status": status, "seniority": SENIORITIES[seniority], "employment_type": if dice.percent(93) { "full_time" } else { "contract" },
        "remote_policy": remote_policy, "places": if words.city == "Remote" { json!([]) } else { json!([words.city]) },
        "countries": if remote { json!(area(&country)) } else { json!([country]) },
        "utc_offset_min": remote.then_some(-1), "utc_offset_max": remote.then_some(3),
        "pay_min": low, "pay_max": high, "pay_currency": words.currency, "pay_period": "year",
        "equity": dice.percent(35).then_some("0.05–0.3 %"), "visa_sponsorship": dice.percent(40),
        "min_years": (years > 0).then_some(years), "published_at": (status != "draft").then(|| stamp(created)),
        "expires_at": (status == "open").then(|| stamp(world.now + Duration::days(dice.between(12, 80)))),
        "ended_at": ended, "created_at": stamp(created), "updated_at": stamp(created),
    });
    let stack = words.stack.clone();
    let (must, nice) = (family.must.clone(), family.nice.clone());
    world.rows.add("job_openings", row);
    skills_and_weights(world, dice, known, id, &SkillPool { must, nice, stack, years });
    Job { id, company: at, recruiter, role, seniority, remote, country, open: status == "open" }
}

/// When a job began: four of ten have been there for another three months, as in a market that has a past.
fn since(created: OffsetDateTime, id: Uuid) -> OffsetDateTime {
    if share(id, 0, 9) < 4 { created - Duration::days(90) } else { created }
}

/// A number between two that belongs to the job, so that the dice fall as before.
fn share(id: Uuid, least: i32, most: i32) -> i32 {
    let span = u128::from((most - least + 1).unsigned_abs());
    least + i32::try_from(id.as_u128() / 7 % span).unwrap_or_default()
}

/// Skills to draw from.
struct SkillPool {
    must: Vec<String>,
    nice: Vec<String>,
    stack: Vec<String>,
    years: i32,
}

fn skills_and_weights(world: &mut World, dice: &mut Dice, known: &Known, id: Uuid, pool: &SkillPool) {
    // What the family needs and the company uses, then the rest of either.
    let mut must: Vec<String> = pool.must.iter().filter(|name| pool.stack.contains(name)).take(3).cloned().collect();
    must.extend(dice.some(&pool.must, 3));
    let mut seen = std::collections::HashSet::new();
    must.retain(|name| known.id(name).is_some_and(|skill| seen.insert(skill)));
    must.truncate(3);
    let mut nice = dice.some(&pool.nice, 2);
    nice.retain(|name| known.id(name).is_some_and(|skill| seen.insert(skill)));

    let mut weights = Vec::new();
    for (position, (name, importance)) in
        must.iter().map(|name| (name, "must")).chain(nice.iter().map(|name| (name, "nice"))).enumerate()
    {
        let Some(skill) = known.id(name) else { continue };
        let min_years = (importance == "must" && pool.years > 3 && position == 0).then_some(pool.years / 2);
        world.rows.add(
            "job_skills",
            json!({ "job_opening_id": id, "skill_id": skill, "importance": importance, "min_years": min_years, "position": position }),
        );
        weights.push(("skill", Some(skill), if importance == "must" { 10 } else { 5 }));
    }
    weights.push(("role", None, 20));
    weights.push(("seniority", None, 15));
    weights.push(("years", None, 5));
    weights.push(("system_design", None, *dice.pick(&[5, 5, 10])));
    if dice.percent(50) {
        weights.push(("projects", None, 5));
    }
    weights.push(("rank", None, 5));
    // Whole numbers that sum to 100; the first criterion takes what is left.
    let others: i32 = weights.iter().skip(1).map(|(_, _, weight)| weight).sum();
    weights[0].2 = 100 - others;
    for (position, (criterion, skill, weight)) in weights.into_iter().enumerate() {
        world.rows.add(
            "job_weights",
            json!({ "job_opening_id": id, "criterion": criterion, "skill_id": skill, "weight": weight, "position": position }),
        );
    }
}

/// A year's pay in whole thousands of the currency, low and high.
fn pay(dice: &mut Dice, currency: &str, seniority: usize) -> (i64, i64) {
    let base = [46, 62, 80, 98][seniority] + dice.between(-5, 9);
    let (times, divide) = match currency {
        "NOK" | "SEK" | "DKK" => (11, 1),
        "PLN" => (4, 1),
        "CZK" => (24, 1),
        "GBP" => (9, 10),
        "CHF" => (13, 10),
        _ => (1, 1),
    };
    let low = base * times / divide * 1000;
    (low, low + low / 5 / 1000 * 1000)
}

fn bring(must: &[String], stack: &[String], seniority: usize) -> String {
    let mut lines: Vec<String> = must
        .iter()
        .filter(|name| stack.contains(name))
        .take(3)
        .map(|name| format!("- {name}, in something people used"))
        .collect();
    if lines.is_empty() {
        lines.extend(must.iter().take(2).map(|name| format!("- {name}, or its nearest relative")));
    }
    lines.push(
        [
            "- The habit of asking early",
            "- A few years in which you were woken up by your own code",
            "- A system you kept alive long enough to regret parts of it",
            "- Engineers who grew beside you",
        ][seniority]
            .to_owned(),
    );
    lines.join("\n")
}

/// Where a remote job may be done from.
fn area(country: &str) -> Vec<&str> {
    const REMOTE: [&str; 20] = [
        "AT", "BE", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GB", "GR", "IE", "IS", "IT", "NL", "NO", "PL", "PT",
        "SE", "CH",
    ];
    if REMOTE.contains(&country) { REMOTE.to_vec() } else { vec![country] }
}

/// Names that titles begin with.
const NAMES: [&str; 2] = ["Android", "React"];

/// A title as it stands behind another word. Abbreviations and names keep their capitals.
fn lower_first(title: &str) -> String {
    if title.chars().take(2).all(char::is_uppercase) || NAMES.iter().any(|name| title.starts_with(name)) {
        return title.to_owned();
    }
    let mut letters = title.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_abbreviations_keep_their_capitals() {
        let senior =
            ["Storage engineer", "API engineer", "iOS engineer", "React Native engineer", "Android engineer"]
                .map(lower_first);
        let expected =
            ["storage engineer", "API engineer", "iOS engineer", "React Native engineer", "Android engineer"];
        assert_eq!(senior, expected);
    }
}
