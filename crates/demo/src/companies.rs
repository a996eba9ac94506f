//! Companies and the people who hire for them.

use crate::{
    World,
    dice::Dice,
    people::{self, Account},
    skills::stamp,
    vocabulary::{ADMIN, RECRUITER},
};
use serde_json::json;
use uuid::Uuid;

/// A company of the demo world.
pub(crate) struct Company {
    pub id: Uuid,
    /// Its place in the vocabulary.
    pub words: usize,
    pub approved: bool,
    /// The admin first, then recruiters.
    pub members: Vec<Uuid>,
}

/// Companies that wait for staff to look at them, by their place in the vocabulary.
const UNDECIDED: [(usize, &str); 3] = [(23, "pending"), (31, "pending"), (36, "needs_changes")];

const BENEFITS: [&str; 12] = [
    "30 days of leave, and we check that you take them",
    "A desk where you are, paid by us",
    "1,500 a year to learn something, no form",
    "Parental leave of 26 weeks for everyone",
    "Pension with 6 % from us",
    "Your hardware, your choice, every three years",
    "On-call is paid, and quiet",
    "Two weeks together a year, somewhere with trains",
    "Fridays without meetings",
    "A month off after five years",
    "Public salary bands",
    "Lunch together on Wednesdays",
];

const CULTURE: [&str; 5] = [
    "We write things down. A decision without a page did not happen, and a page is at most one page long.",
    "People own what they ship, and can say no to work that has no owner. We praise no one for weekends.",
    "Most days are quiet. We meet on Mondays and when something is wrong; the rest is text.",
    "Juniors review seniors here. If a change cannot be explained to the newest person, it is not ready.",
    "We keep a list of what we stopped doing, and it is longer than the roadmap.",
];

const STEPS: [(&str, &str, i32); 4] = [
    ("A talk", "Who we are, who you are, what it pays.", 30),
    ("Your work", "You show something that you made; we ask.", 60),
    ("Our work", "A real ticket together, in our code.", 120),
    ("The team", "The people you would sit with, without us.", 45),
];

pub(crate) fn make(world: &mut World, dice: &mut Dice, copy: u32) -> Vec<Company> {
    (0..world.words.companies.len()).map(|at| company(world, dice, at, copy)).collect()
}

fn company(world: &mut World, dice: &mut Dice, at: usize, copy: u32) -> Company {
    let words = &world.words.companies[at];
    let status = UNDECIDED.iter().find(|(place, _)| *place == at).map_or("approved", |(_, status)| status);
    let id = dice.id();
    let (slug, name) = match copy {
        0 => (words.slug.clone(), words.name.clone()),
        n => (format!("{}-{n}", words.slug), format!("{} {n}", words.name)),
    };
    let about = format!(
        "{name} builds {}. We started in {} in {} and are {} people today, most of them engineers.\n\nOur customers call \
         us by first name. What we ship on a Tuesday is in their hands on Wednesday, and they tell us on Thursday.",
        words.builds,
        words.city,
        words.founded,
        words.size.replace('-', " to ")
    );
    // Those that wait came this week.
    let joined = if status == "approved" { dice.between(40, 700) } else { dice.between(1, 5) } * 24;
    let created = stamp(world.ago(dice, joined, joined + 20));
    let badges = words.badges.clone();
    let places = if words.country == "EE" && words.city == "Remote" {
        vec!["Remote".to_owned()]
    } else {
        vec![words.city.clone()]
    };
    let row = json!({
        "id": id, "slug": slug, "name": name, "approval_status": status, "public_link": dice.percent(92),
        "tagline": capitalised(&words.builds), "about": about, "size": words.size, "stage": words.stage,
        "industry": words.industry, "founded_year": words.founded, "places": places, "tech_stack": words.stack,
        "culture": dice.some(&CULTURE, 2).join("\n\n"), "benefits": dice.some(&BENEFITS, 5),
        "website": format!("https://{}.example", words.slug), "response_days": *dice.pick(&[3, 5, 7, 7, 10, 14]),
        "created_at": created, "updated_at": created,
    });
    world.rows.add("companies", row);
    if status == "approved" {
        // All have more open jobs than a smaller tier allows.
        world
            .rows
            .add("private.company_plans", json!({ "company_id": id, "tier": "flagship", "created_at": created }));
    }
    if status != "pending" {
        let reason = match status {
            "approved" => "Website, register entry and a call to the number on it agree.",
            _ => "The website does not name a person or an address. Please add an imprint and resubmit.",
        };
        world.rows.add(
            "company_reviews",
            json!({ "company_id": id, "status": status, "reason": reason, "created_at": created }),
        );
    }
    for (position, badge) in badges.iter().enumerate() {
        world.rows.add("company_badges", json!({ "company_id": id, "badge": badge, "position": position }));
    }
    for (position, (title, description, minutes)) in
        STEPS.iter().enumerate().take(usize::try_from(dice.between(2, 4)).unwrap_or(2))
    {
        world.rows.add(
            "interview_steps",
            json!({ "company_id": id, "position": position, "title": title, "description": description, "duration_minutes": minutes }),
        );
    }
    let members = match (copy, at) {
        // The log-ins hire for the first company; their accounts are made with the other log-ins.
        (0, 0) => vec![ADMIN, RECRUITER],
        _ => (0..=dice.between(1, 2)).map(|nth| member(world, dice, id, nth == 0, copy)).collect(),
    };
    Company { id, words: at, approved: status == "approved", members }
}

fn member(world: &mut World, dice: &mut Dice, company: Uuid, is_admin: bool, copy: u32) -> Uuid {
    let account = Account::new(world, dice, copy);
    let headline = if is_admin { "Leads engineering and its hiring" } else { "Finds people and keeps her promises" };
    let headline = if is_admin || account.first.ends_with('a') { headline } else { "Finds people and answers them" };
    account.write(world, None);
    world.rows.profile(json!({
        "id": account.id, "slug": account.slug, "role": "employer", "company_id": company,
        "company_role": if is_admin { "admin" } else { "recruiter" }, "full_name": account.name(), "headline": headline,
    }));
    if !is_admin {
        people::permissions(world, account.id, &["view_candidates", "message_candidates", "manage_jobs"]);
    }
    account.id
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
