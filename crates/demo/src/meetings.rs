//! What happens between people and jobs: interest, decisions, conversations.

use crate::{
    World,
    companies::Company,
    dice::Dice,
    jobs::Job,
    logins::DemoLogins,
    notes,
    people::Seeker,
    skills::stamp,
    vocabulary::{ADMIN, MIRA, RECRUITER},
};
use serde_json::json;
use std::collections::{HashMap, HashSet};
use time::{Duration, OffsetDateTime};
use tokio_postgres::Transaction;
use uuid::Uuid;

/// How long interest waits for an answer before it expires.
const PATIENCE: Duration = Duration::days(14);
/// How companies answer: the share of people that get one, and the most days that it takes. By the company's place.
const ANSWERS: [(i64, i64); 5] = [(97, 3), (90, 4), (84, 6), (72, 8), (55, 9)];

/// Days that had a featured set, today among them.
const FEATURED_DAYS: i64 = 4;

/// How often a seeker looks around.
const LOOKS: [usize; 8] = [0, 1, 2, 3, 4, 5, 7, 9];

pub(crate) fn make(
    world: &mut World,
    dice: &mut Dice,
    companies: &[Company],
    jobs: &[Job],
    seekers: &[Seeker],
    logins: Option<&DemoLogins>,
) {
    let mut by_role: HashMap<usize, Vec<&Job>> = HashMap::new();
    for job in jobs.iter().filter(|job| job.open) {
        by_role.entry(job.role).or_default().push(job);
    }
    for seeker in seekers {
        let Some(open) = by_role.get(&seeker.role) else { continue };
        let fitting: Vec<&Job> = open.iter().copied().filter(|job| fits(seeker, job)).collect();
        let looks = *dice.pick(&LOOKS);
        for job in dice.some(&fitting, looks) {
            meet(world, dice, companies, seeker, job);
        }
        for job in dice.some(&fitting, looks / 3) {
            let at = stamp(world.ago(dice, 5, 500));
            world
                .rows
                .add("saved_jobs", json!({ "profile_id": seeker.id, "job_opening_id": job.id, "created_at": at }));
        }
    }
    if let Some(logins) = logins {
        the_logins(world, dice, companies, jobs, seekers, logins);
    }
}

fn fits(seeker: &Seeker, job: &Job) -> bool {
    (job.remote || seeker.country == job.country) && seeker.seniority.abs_diff(job.seniority) <= 1
}

fn meet(world: &mut World, dice: &mut Dice, companies: &[Company], seeker: &Seeker, job: &Job) {
    let at = world.ago(dice, 3, 24 * 24);
    if dice.percent(28) {
        interaction(world, dice, seeker, job, "not_interested", at, None);
        return;
    }
    let (answered, days) = ANSWERS[job.company % ANSWERS.len()];
    let waited = Duration::hours(dice.between(8, days * 24));
    let decided = (at + waited < world.now && dice.percent(answered)).then_some(at + waited);
    let decision = decided.map(|when| (if dice.percent(45) { "approved" } else { "rejected" }, when));
    let expired = (decision.is_none() && at + PATIENCE < world.now).then_some(("expired", at + PATIENCE));
    let id = interaction(world, dice, seeker, job, "interested", at, decision.or(expired));
    if let Some((_, when)) = expired {
        came_back(world, seeker, id, when);
    }
    if let Some((decision, when)) = decision {
        let reason = (decision == "rejected").then_some("We are looking for somebody nearer to the stated years.");
        world.rows.add(
            "job_interaction_decisions",
            json!({ "job_interaction_id": id, "decided_by": job.recruiter, "reason": reason }),
        );
        if decision == "approved" {
            let lines = dice.pick(&world.words.common.talk).clone();
            let count = dice.index(lines.len() + 1);
            let unread = dice.index(2);
            let talk = Talk {
                interaction: id,
                job,
                company: companies[job.company].id,
                seeker: seeker.id,
                employer: job.recruiter,
                began: when,
            };
            talk.write(world, dice, &lines[..count], unread);
        }
    }
}

fn interaction(
    world: &mut World,
    dice: &mut Dice,
    seeker: &Seeker,
    job: &Job,
    status: &str,
    at: OffsetDateTime,
    decision: Option<(&str, OffsetDateTime)>,
) -> Uuid {
    let id = dice.id();
    let note = (status == "interested" && dice.percent(40)).then(|| dice.pick(&world.words.common.notes).clone());
    world.rows.add(
        "job_interactions",
        json!({ "id": id, "job_opening_id": job.id, "profile_id": seeker.id, "status": status, "note": note,
                "source": *dice.pick(&["discover", "discover", "search"]), "usage_day": at.date().to_string(),
                "decision": decision.map(|(name, _)| name), "decided_at": decision.map(|(_, when)| stamp(when)), "created_at": stamp(at) }),
    );
    id
}

/// The match of someone who accepted an invitation: it took nothing from their day.
pub(crate) fn invited(world: &mut World, dice: &mut Dice, seeker: &Seeker, job: &Job, at: OffsetDateTime) -> Uuid {
    let id = dice.id();
    world.rows.add(
        "job_interactions",
        json!({ "id": id, "job_opening_id": job.id, "profile_id": seeker.id, "status": "interested", "source": "invitation",
                "usage_day": at.date().to_string(), "decision": "approved", "decided_at": stamp(at), "created_at": stamp(at) }),
    );
    id
}

/// Interest that no one answered comes back as a bonus.
fn came_back(world: &mut World, seeker: &Seeker, interest: Uuid, at: OffsetDateTime) {
    world.rows.add(
        "private.interaction_bonuses",
        json!({ "profile_id": seeker.id, "earned_by": interest, "created_at": stamp(at) }),
    );
}

/// A conversation that follows a match.
pub(crate) struct Talk<'a> {
    pub(crate) interaction: Uuid,
    pub(crate) job: &'a Job,
    pub(crate) company: Uuid,
    pub(crate) seeker: Uuid,
    pub(crate) employer: Uuid,
    pub(crate) began: OffsetDateTime,
}

impl Talk<'_> {
    /// Writes it; the last `unread` lines were not read by the seeker.
    pub(crate) fn write(&self, world: &mut World, dice: &mut Dice, lines: &[String], unread: usize) -> Uuid {
        let id = dice.id();
        world.rows.add(
            "conversations",
            json!({ "id": id, "job_interaction_id": self.interaction, "job_opening_id": self.job.id, "company_id": self.company,
                    "seeker_profile_id": self.seeker, "created_at": stamp(self.began) }),
        );
        let mut at = self.began;
        let mut last = [None, None];
        for (place, line) in lines.iter().enumerate() {
            at = (at + Duration::minutes(dice.between(6, 9 * 60)))
                .min(world.now - Duration::minutes(i64::try_from(lines.len() - place).unwrap_or(1)));
            let sender = if place % 2 == 0 { self.employer } else { self.seeker };
            world.rows.add(
                "messages",
                json!({ "id": dice.id(), "conversation_id": id, "sender_id": sender, "sequence": place + 1, "kind": "text", "body": line, "created_at": stamp(at) }),
            );
            // Who writes has read everything before.
            last[place % 2] = Some((place + 1, at));
            if place + unread < lines.len() {
                last = [Some((place + 1, at)); 2];
            }
        }
        let readers = [(self.employer, last[0]), (self.seeker, last[1])];
        for (reader, read) in readers {
            world.rows.add(
                "conversation_participants",
                json!({ "conversation_id": id, "user_id": reader, "last_read_at": read.map(|(_, at)| stamp(at)),
                        "last_read_sequence": read.map_or(0, |(sequence, _)| sequence) }),
            );
        }
        id
    }
}

/// The log-ins find something to do: candidates to decide on, conversations with news in them, a shared job.
fn the_logins(
    world: &mut World,
    dice: &mut Dice,
    companies: &[Company],
    jobs: &[Job],
    seekers: &[Seeker],
    logins: &DemoLogins,
) {
    let ours: Vec<&Job> = jobs.iter().filter(|job| job.open && companies[job.company].id == logins.company).collect();
    let mut interested: HashSet<(Uuid, Uuid)> = HashSet::new();
    for job in &ours {
        let near: Vec<&Seeker> = seekers.iter().filter(|seeker| seeker.role == job.role).collect();
        let count = usize::try_from(dice.between(3, 9)).unwrap_or(3);
        for seeker in dice.some(&near, count) {
            // Someone may have come upon the job already.
            if world.rows.has_interaction(job.id, seeker.id) || !interested.insert((job.id, seeker.id)) {
                continue;
            }
            let at = world.ago(dice, 1, 60);
            interaction(world, dice, seeker, job, "interested", at, None);
        }
    }
    for (by, with, hours, note) in [
        (ADMIN, RECRUITER, 5, "Two of these look like the people you met in Lisbon. Would you take the first calls?"),
        (RECRUITER, ADMIN, 29, "I am away on Thursday. Please look at new applications."),
    ] {
        if let Some(job) = ours.iter().find(|job| job.recruiter == by) {
            let at = stamp(world.now - Duration::hours(hours));
            world.rows.add(
                "job_sharing",
                json!({ "job_opening_id": job.id, "shared_by": by, "shared_with": with, "note": note, "created_at": at }),
            );
        }
    }
    let talks = world.words.common.talk.clone();
    let fitting: Vec<&Job> =
        jobs.iter().filter(|job| job.open && fits(&logins.seeker, job) && job.role == logins.seeker.role).collect();
    let mut places = fitting.clone();
    places.sort_by_key(|job| companies[job.company].id != logins.company);
    let mut seen = HashSet::new();
    places.retain(|job| seen.insert(job.company));
    let mut places = places.into_iter();
    for (nth, job) in places.by_ref().take(5).enumerate() {
        let at = world.now - Duration::hours(30 + 40 * i64::try_from(nth).unwrap_or(0));
        let approved = nth < 3;
        let when = at + Duration::hours(20);
        let decision = approved.then_some(("approved", when));
        let id = interaction(world, dice, &logins.seeker, job, "interested", at, decision);
        if approved {
            let company = &companies[job.company];
            let employer = job.recruiter;
            world.rows.add(
                "job_interaction_decisions",
                json!({ "job_interaction_id": id, "decided_by": employer, "reason": null }),
            );
            let lines = &talks[nth % talks.len()];
            // The seeker finds news from two of the three.
            let talk = Talk { interaction: id, job, company: company.id, seeker: MIRA, employer, began: when };
            talk.write(world, dice, &lines[..3.min(lines.len())], usize::from(nth < 2));
        }
    }
    // And what else may become of an interest: turned down, never answered, taken back.
    for (job, (end, days, waited)) in places.zip([("rejected", 9, 3), ("expired", 16, 14), ("withdrawn", 12, 2)]) {
        let at = world.now - Duration::days(days);
        let when = at + Duration::days(waited);
        let id = interaction(world, dice, &logins.seeker, job, "interested", at, Some((end, when)));
        match end {
            "rejected" => world.rows.add(
                "job_interaction_decisions",
                json!({ "job_interaction_id": id, "decided_by": job.recruiter, "reason": "Looks for more leadership." }),
            ),
            "expired" => came_back(world, &logins.seeker, id, when),
            _ => {}
        }
    }
    for job in fitting.iter().rev().take(4) {
        let at = stamp(world.ago(dice, 5, 100));
        world.rows.add("saved_jobs", json!({ "profile_id": MIRA, "job_opening_id": job.id, "created_at": at }));
    }
    // The first of the admin's is the one that was shared with the recruiter.
    if let Some(job) = ours.iter().find(|job| job.recruiter == ADMIN) {
        notes::make(world, logins.company, job);
    }
}

/// The featured sets of the last days and of today, as the clock would have chosen them.
pub(crate) async fn choose_featured(
    transaction: &Transaction<'_>,
    now: OffsetDateTime,
) -> Result<(), tokio_postgres::Error> {
    for back in (0..FEATURED_DAYS).rev() {
        let day = (now - Duration::days(back)).date().to_string();
        transaction.execute("select private.choose_featured_jobs($1::text::date)", &[&day]).await?;
    }
    Ok(())
}
