//! Challenges that companies made, whom they were sent to, and what came back. Texts, answers and times are in
//! `db/seed/company-challenges/*.json`; here it is decided who the candidates are. None of it counts for a rank.

use crate::{
    World,
    challenges::{Answer, SubmissionRequest},
    companies::Company,
    dice::Dice,
    files::Seed,
    jobs::Job,
    skills::stamp,
    vocabulary::MIRA,
};
use anyhow::{Context, bail, ensure};
use devproof_judge::Document;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap, HashSet};
use time::{Date, Duration, OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// The folder, within that of the vocabulary.
const FOLDER: &str = "company-challenges/";
/// How long a candidate has, when nothing else is said.
const PATIENCE: Duration = Duration::days(14);
/// One challenge of one company.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DemoChallenge {
    /// The slug of a company of the vocabulary.
    company: String,
    /// `draft` or `published`.
    status: String,
    /// Days since it was published, or begun.
    days: i64,
    time_limit_minutes: Option<i64>,
    document: Value,
    invitations: Vec<Sent>,
}

/// One invitation, by what became of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    status: String,
    /// For the seeker whom a visitor can be; else for someone who is interested in a job of the company.
    #[serde(default)]
    to_mira: bool,
    /// Hours since it was sent.
    sent: i64,
    /// Hours from sending to the first look.
    opened: Option<i64>,
    /// Hours from the first look to the start.
    started: Option<i64>,
    /// Minutes from the start to handing in.
    minutes: Option<i64>,
    /// Hours from handing in to the decision.
    decided: Option<i64>,
    note: Option<String>,
    reason: Option<String>,
    answer: Option<Value>,
    /// Names of the tests that a judged answer does not pass.
    #[serde(default)]
    failed: Vec<String>,
}

/// An interest in a job of the company that a challenge may follow.
#[derive(Clone)]
struct Interest {
    id: Uuid,
    job: Uuid,
    recruiter: Uuid,
    person: Uuid,
    /// The last that happened between the two.
    last: OffsetDateTime,
    /// The conversation and its last message's number.
    talk: Option<(Uuid, usize)>,
}

/// A challenge that was written down, as its invitations need to know it.
struct Published<'a> {
    challenge: &'a DemoChallenge,
    id: Uuid,
    version: Uuid,
    company: &'a Company,
}

/// When each step of an invitation was.
struct Times {
    sent: OffsetDateTime,
    opened: Option<OffsetDateTime>,
    started: Option<OffsetDateTime>,
    submitted: Option<OffsetDateTime>,
    decided: Option<OffsetDateTime>,
}

/// Makes them all, around what has happened between people and jobs before.
///
/// # Errors
/// When a file is not one, or its document is no challenge that could be published.
pub(crate) fn make(world: &mut World, dice: &mut Dice, companies: &[Company], jobs: &[Job]) -> anyhow::Result<()> {
    let mut interests: HashMap<usize, Vec<Interest>> = HashMap::new();
    let mut used: BTreeMap<(Uuid, Date), u32> = BTreeMap::new();
    for challenge in load()? {
        let at = companies
            .iter()
            .position(|company| world.words.companies[company.words].slug == challenge.company)
            .with_context(|| format!("no company is called {}", challenge.company))?;
        let free = interests.entry(at).or_insert_with(|| interested(world, companies[at].id, at, jobs));
        let Some(published) = write(world, dice, &challenge, &companies[at]) else { continue };
        for sent in &challenge.invitations {
            let Some((interest, times)) = whom(world, dice, free, sent) else { continue };
            // No one else of the company asks the same person again.
            free.retain(|other| other.person != interest.person);
            let month = times.sent.to_offset(time::UtcOffset::UTC).date();
            let first = month.replace_day(1).unwrap_or(month);
            *used.entry((companies[at].id, first)).or_default() += 1;
            invite(world, dice, &published, sent, &interest, &times);
        }
    }
    for ((company, month), count) in used {
        world.rows.add(
            "private.invitation_usage",
            json!({ "company_id": company, "month": month.to_string(), "used": count, "created_at": stamp(world.now) }),
        );
    }
    Ok(())
}

/// The files in the order of their names, each looked at as publishing would.
fn load() -> anyhow::Result<Vec<DemoChallenge>> {
    let mut names: Vec<_> = Seed::iter().filter(|name| name.starts_with(FOLDER)).collect();
    names.sort_unstable();
    names.iter().map(|name| read(name).with_context(|| name.to_string())).collect()
}

fn read(name: &str) -> anyhow::Result<DemoChallenge> {
    let file = Seed::get(name).context("is missing")?;
    let challenge: DemoChallenge = serde_json::from_slice(&file.data)?;
    let problems = Document::problems(&challenge.document);
    if !problems.is_empty() {
        let problem_lines: Vec<String> =
            problems.iter().map(|found| format!("{}: {}", found.pointer, found.message)).collect();
        bail!(problem_lines.join("; "));
    }
    for sent in &challenge.invitations {
        let handed_in = matches!(sent.status.as_str(), "submitted" | "approved" | "rejected");
        ensure!(handed_in == sent.minutes.is_some(), "{}: minutes are those until it was handed in", sent.status);
        ensure!(!handed_in || sent.answer.is_some(), "{}: an answer is missing", sent.status);
        ensure!(
            sent.failed.len() == failed(&challenge.document, sent).len(),
            "{}: a failed test is not one of the challenge's",
            sent.status
        );
    }
    Ok(challenge)
}

fn tests_of(document: &Value) -> &[Value] {
    document["tests"].as_array().map_or(&[], Vec::as_slice)
}

/// Positions, from 0, of the tests that an answer does not pass.
fn failed(document: &Value, sent: &Sent) -> Vec<usize> {
    let is_failed = |test: &Value| sent.failed.iter().any(|name| test["name"] == name.as_str());
    tests_of(document).iter().enumerate().filter(|(_, test)| is_failed(test)).map(|(at, _)| at).collect()
}

/// Writes a challenge and its version; a draft has none.
fn write<'a>(
    world: &mut World,
    dice: &mut Dice,
    challenge: &'a DemoChallenge,
    company: &'a Company,
) -> Option<Published<'a>> {
    let (id, version, author) = (dice.id(), dice.id(), company.members[0]);
    let is_draft = challenge.status == "draft";
    let at = world.now - Duration::days(challenge.days);
    let published_at = (!is_draft).then(|| stamp(at));
    world.rows.add(
        "employer_challenges",
        json!({ "id": id, "company_id": company.id, "created_by": author, "title": challenge.document["title"],
                "kind": challenge.document["kind"], "status": challenge.status, "document": challenge.document,
                "time_limit_minutes": challenge.time_limit_minutes, "revision": dice.between(3, 9),
                "published_version": (!is_draft).then_some(1), "is_changed": is_draft, "published_at": published_at,
                "created_at": stamp(at - Duration::hours(dice.between(20, 70))), "updated_at": stamp(at) }),
    );
    if is_draft {
        return None;
    }
    world.rows.add(
        "employer_challenge_versions",
        json!({ "id": version, "employer_challenge_id": id, "version": 1, "document": challenge.document,
                "time_limit_minutes": challenge.time_limit_minutes, "published_by": author, "published_at": stamp(at),
                "created_at": stamp(at) }),
    );
    // The judge has looked at the references when it was published.
    for (language, source) in challenge.document["solutions"].as_object().into_iter().flatten() {
        let of = [("employer_version_id", version)];
        let request =
            SubmissionRequest { kind: "check", of: &of, tests: tests_of(&challenge.document), with_tests: true };
        let source = source.as_str().unwrap_or_default();
        Answer { person: author, language, source, at, failed: &[] }.judged(world, dice, &request);
    }
    Some(Published { challenge, id, version, company })
}

/// Who is interested in the company's open jobs and was not turned down.
fn interested(world: &World, company: Uuid, place: usize, jobs: &[Job]) -> Vec<Interest> {
    let ours: HashMap<Uuid, &Job> =
        jobs.iter().filter(|job| job.company == place && job.open).map(|job| (job.id, job)).collect();
    let talks: HashMap<Uuid, Uuid> = (world.rows.of("conversations").iter())
        .filter(|row| row["company_id"] == json!(company))
        .filter_map(|row| Some((uuid(&row["job_interaction_id"])?, uuid(&row["id"])?)))
        .collect();
    let conversations: HashSet<Uuid> = talks.values().copied().collect();
    let mut messages: HashMap<Uuid, (usize, OffsetDateTime)> = HashMap::new();
    for row in world.rows.of("messages") {
        let (Some(talk), Some(at)) = (uuid(&row["conversation_id"]), moment(&row["created_at"])) else { continue };
        if conversations.contains(&talk) {
            let entry = messages.entry(talk).or_insert((0, at));
            *entry = (entry.0 + 1, entry.1.max(at));
        }
    }
    (world.rows.of("job_interactions").iter())
        .filter(|row| row["status"] == "interested" && (row["decision"].is_null() || row["decision"] == "approved"))
        .filter_map(|row| {
            let job = ours.get(&uuid(&row["job_opening_id"])?)?;
            let id = uuid(&row["id"])?;
            let talk = talks.get(&id).map(|talk| (*talk, messages.get(talk).map_or(0, |(count, _)| *count)));
            let last = talk.and_then(|(talk, _)| messages.get(&talk)).map(|(_, at)| *at);
            Some(Interest {
                id,
                job: job.id,
                recruiter: job.recruiter,
                person: uuid(&row["profile_id"])?,
                last: last.or(moment(&row["decided_at"])).or(moment(&row["created_at"]))?,
                talk,
            })
        })
        .collect()
}

fn uuid(value: &Value) -> Option<Uuid> {
    Uuid::try_parse(value.as_str()?).ok()
}

fn moment(value: &Value) -> Option<OffsetDateTime> {
    OffsetDateTime::parse(value.as_str()?, &Rfc3339).ok()
}

/// Someone whom it can have gone to, and when it did.
fn whom(world: &World, dice: &mut Dice, free: &[Interest], sent: &Sent) -> Option<(Interest, Times)> {
    let planned = world.now - Duration::hours(sent.sent) - Duration::minutes(dice.between(3, 50));
    if sent.to_mira {
        let interest = free.iter().find(|interest| interest.person == MIRA)?.clone();
        // She and her companies have talked until today: what waits for her may come after that.
        let after = if sent.status == "sent" {
            planned.max(interest.last + (world.now - interest.last) / 2)
        } else {
            planned
        };
        return (interest.last < after).then(|| (interest, times(sent, after)));
    }
    let early: Vec<&Interest> =
        free.iter().filter(|interest| interest.person != MIRA && interest.last < planned).collect();
    if early.is_empty() {
        return None;
    }
    Some(((*dice.pick(&early)).clone(), times(sent, planned)))
}

fn times(sent: &Sent, at: OffsetDateTime) -> Times {
    let hours = |from: Option<OffsetDateTime>, more: Option<i64>| Some(from? + Duration::hours(more?));
    let opened = hours(Some(at), sent.opened);
    let started = hours(opened, sent.started);
    let submitted = started.zip(sent.minutes).map(|(at, minutes)| at + Duration::minutes(minutes));
    Times { sent: at, opened, started, submitted, decided: hours(submitted, sent.decided) }
}

fn invite(
    world: &mut World,
    dice: &mut Dice,
    published: &Published<'_>,
    sent: &Sent,
    interest: &Interest,
    times: &Times,
) {
    let id = dice.id();
    let Published { challenge, company, .. } = published;
    let expires_at = times.sent + PATIENCE;
    let ends_at = times.started.map(|at| {
        challenge.time_limit_minutes.map_or(expires_at, |limit| (at + Duration::minutes(limit)).min(expires_at))
    });
    let at = |time: Option<OffsetDateTime>| time.map(stamp);
    world.rows.add(
        "challenge_invitations",
        json!({ "id": id, "employer_challenge_id": published.id, "version_id": published.version,
                "company_id": company.id, "candidate_profile_id": interest.person, "job_opening_id": interest.job,
                "job_interaction_id": interest.id, "conversation_id": interest.talk.map(|(talk, _)| talk),
                "sent_by": interest.recruiter, "note": sent.note, "status": sent.status, "sent_at": stamp(times.sent),
                "opened_at": at(times.opened), "started_at": at(times.started), "ends_at": at(ends_at),
                "expires_at": stamp(expires_at), "submitted_at": at(times.submitted), "decided_at": at(times.decided),
                "decided_by": times.decided.map(|_| interest.recruiter), "reason": sent.reason,
                "created_at": stamp(times.sent) }),
    );
    if let Some((talk, last)) = interest.talk {
        let sequence = last + 1;
        world.rows.add(
            "messages",
            json!({ "id": dice.id(), "conversation_id": talk, "sender_id": interest.recruiter, "sequence": sequence,
                    "kind": "challenge", "body": challenge.document["title"], "invitation_id": id,
                    "created_at": stamp(times.sent) }),
        );
        world.rows.read(talk, interest.recruiter, sequence, times.sent);
        if let Some(opened) = times.opened {
            world.rows.read(talk, interest.person, sequence, opened);
        }
    }
    answer(world, dice, challenge, sent, id, interest.person, times);
}

/// What was kept of an answer, and the judge's word on it once it was handed in.
fn answer(
    world: &mut World,
    dice: &mut Dice,
    challenge: &DemoChallenge,
    sent: &Sent,
    invitation: Uuid,
    person: Uuid,
    times: &Times,
) {
    let Some((answer, started)) = sent.answer.as_ref().zip(times.started) else { return };
    let judged = times.submitted.zip(answer["language"].as_str()).map(|(at, language)| {
        let source = answer["sources"][language].as_str().unwrap_or_default();
        let of = [("invitation_id", invitation)];
        let request =
            SubmissionRequest { kind: "submit", of: &of, tests: tests_of(&challenge.document), with_tests: true };
        Answer { person, language, source, at, failed: &failed(&challenge.document, sent) }
            .judged(world, dice, &request)
    });
    let saved = times.submitted.unwrap_or(started + Duration::minutes(20));
    world.rows.add(
        "private.challenge_answers",
        json!({ "invitation_id": invitation, "answer": answer, "saved_at": stamp(saved), "submission_id": judged,
                "created_at": stamp(started) }),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_challenge_could_be_published_and_its_times_lie_behind_us() {
        let all = load().expect("the files are whole");
        let now = OffsetDateTime::UNIX_EPOCH + Duration::days(20_000);
        for challenge in &all {
            for sent in &challenge.invitations {
                let times = times(sent, now - Duration::hours(sent.sent + 1));
                let steps = [times.opened, times.started, times.submitted, times.decided];
                assert!(steps.iter().flatten().all(|at| *at < now), "{} {}", challenge.company, sent.status);
                assert!(
                    sent.sent + 1 < challenge.days * 24,
                    "{} {}: sent before it was published",
                    challenge.company,
                    sent.status
                );
                assert!(sent.minutes.zip(challenge.time_limit_minutes).is_none_or(|(took, limit)| took <= limit));
                assert_eq!(sent.status == "expired", Duration::hours(sent.sent) > PATIENCE);
            }
        }
        let states: HashSet<&str> =
            all.iter().flat_map(|challenge| &challenge.invitations).map(|sent| sent.status.as_str()).collect();
        assert_eq!(states.len(), 9, "{states:?}");
    }

    #[test]
    fn three_people_answered_each_company_that_asks() {
        let mut answers: HashMap<String, usize> = HashMap::new();
        for challenge in load().expect("the files are whole") {
            *answers.entry(challenge.company).or_default() +=
                challenge.invitations.iter().filter(|sent| sent.minutes.is_some()).count();
        }
        assert_eq!(answers.len(), 4);
        assert!(answers.values().all(|count| *count >= 3), "{answers:?}");
    }
}
