//! The company of the log-ins after its decisions: approved candidates in every stage, and people whom it invited to its jobs.

use crate::{
    World,
    companies::Company,
    dice::Dice,
    jobs::Job,
    logins::DemoLogins,
    meetings::{Talk, invited},
    people::Seeker,
    skills::stamp,
    vocabulary::{ADMIN, MIRA, RECRUITER},
};
use serde_json::json;
use time::Duration;
use tokio_postgres::Transaction;
use uuid::Uuid;

/// Their ids come from dice of their own, so that the rest of the world stays as it is.
const SEED: u64 = 80_000;
/// How long an invitation can be answered.
const OPEN: Duration = Duration::days(14);

const REASONS: [&str; 4] = [
    "Your projects are close to what we build. We'd like to hear how you would start here.",
    "You passed the challenges that this job is about. Would you talk to us?",
    "We look for someone who has kept a service like ours running. Your profile says you have.",
    "Your write-up on retries changed how we do ours. Come and argue with us about the rest.",
];

/// Spreads the approved candidates of the admin's company over its stages, each moved a day after the decision. The log-in's
/// seeker stays where they are: their pages say what comes next.
const SPREAD: &str = "
    with ours as (
        select s.job_interaction_id, s.stage_id, i.decided_at, row_number() over (order by i.decided_at, i.id) - 1 as n,
               c.id as company_id
        from public.companies c
        join public.profiles p on p.company_id = c.id and p.id = $1
        join public.job_openings j on j.company_id = c.id
        join public.job_interactions i on i.job_opening_id = j.id and i.decision = 'approved' and i.profile_id <> $2
        join public.job_interaction_stages s on s.job_interaction_id = i.id
    ), stages as (
        select k.*, row_number() over (order by k.position) - 1 as n, count(*) over () as total
        from public.candidate_stages k where k.company_id = (select company_id from ours limit 1)
    ), moved as (
        update public.job_interaction_stages s
        set stage_id = t.id, moved_by = $1, moved_at = least(o.decided_at + interval '1 day', now())
        from ours o join stages t on t.n = o.n % t.total
        where s.job_interaction_id = o.job_interaction_id and t.id <> o.stage_id
        returning s.job_interaction_id, o.stage_id as from_id, t.id as to_id, s.moved_at
    )
    insert into public.candidate_moves (job_interaction_id, from_kind, from_name, to_kind, to_name, moved_by, created_at)
    select m.job_interaction_id, f.kind, f.name, t.kind, t.name, $1, m.moved_at
    from moved m join stages f on f.id = m.from_id join stages t on t.id = m.to_id";

/// Three people are invited and have not answered yet, the log-in's seeker among them; one has accepted.
pub(crate) fn invite(
    world: &mut World,
    companies: &[Company],
    jobs: &[Job],
    seekers: &[Seeker],
    logins: &DemoLogins,
) {
    let mut dice = Dice::new(SEED);
    let ours = |job: &&Job| job.open && companies[job.company].id == logins.company;
    let mut reasons = REASONS.iter().zip(0_i64..);
    let mut taken: Vec<Uuid> = Vec::new();
    let people = std::iter::once(&logins.seeker).chain(seekers);
    for (person, job) in people.flat_map(|person| jobs.iter().filter(ours).map(move |job| (person, job))) {
        let is_near = person.role == job.role && !world.rows.has_interaction(job.id, person.id);
        if !is_near || taken.contains(&person.id) || taken.contains(&job.id) {
            continue;
        }
        let Some((reason, nth)) = reasons.next() else { break };
        taken.extend([person.id, job.id]);
        let sent_at = world.now - Duration::hours(7 + 31 * nth);
        let sent_by = if nth % 2 == 0 { ADMIN } else { RECRUITER };
        let accepted = (nth == 3).then(|| sent_at + Duration::hours(5));
        let interaction = accepted.map(|at| accept(world, &mut dice, person, job, logins.company, at));
        world.rows.add(
            "job_invitations",
            json!({ "id": dice.id(), "company_id": logins.company, "job_opening_id": job.id, "profile_id": person.id,
                    "sent_by": sent_by, "reason": reason, "status": if accepted.is_some() { "accepted" } else { "open" },
                    "job_interaction_id": interaction, "created_at": stamp(sent_at), "expires_at": stamp(sent_at + OPEN),
                    "ended_at": accepted.map(stamp) }),
        );
    }
}

/// The match that an invitation became.
fn accept(
    world: &mut World,
    dice: &mut Dice,
    person: &Seeker,
    job: &Job,
    company: Uuid,
    at: time::OffsetDateTime,
) -> Uuid {
    let interaction = invited(world, dice, person, job, at);
    let lines = world.words.common.talk.first().cloned().unwrap_or_default();
    let talk = Talk { interaction, job, company, seeker: person.id, employer: job.recruiter, began: at };
    talk.write(world, dice, &lines[..2.min(lines.len())], 0);
    interaction
}

/// Moves the approved candidates on.
pub(crate) async fn spread(transaction: &Transaction<'_>) -> Result<(), tokio_postgres::Error> {
    transaction.execute(SPREAD, &[&ADMIN, &MIRA]).await.map(drop)
}
