//! Who answered which challenge of the catalogue, in which language, and how it went. Sources are the references and the
//! wrong answers that the catalogue itself records.

use crate::{World, dice::Dice, skills::stamp, vocabulary::SENIORITIES};
use devproof_vocabulary::Language;
use serde_json::{Value, json};
use std::collections::HashSet;
use time::{Duration, OffsetDateTime};
use tokio_postgres::Transaction;
use uuid::Uuid;

/// A challenge of the catalogue, as the database holds it.
pub(crate) struct Challenge {
    pub id: Uuid,
    version: Uuid,
    languages: Vec<String>,
    /// Names of the skills that it proves.
    pub skills: Vec<String>,
    document: Value,
}

/// The catalogue.
pub(crate) async fn load(transaction: &Transaction<'_>) -> Result<Vec<Challenge>, tokio_postgres::Error> {
    let rows = transaction
        .query(
            "select c.id, v.id as version, c.languages, s.document, array(
                 select k.name from challenge_skills x join skills k on k.id = x.skill_id
                 where x.challenge_id = c.id order by k.name) as skills
             from challenges c join challenge_versions v on v.id = c.current_version_id
             join private.challenge_secrets s on s.version_id = v.id
             where c.retired_at is null order by c.slug",
            &[],
        )
        .await?;
    Ok(rows
        .iter()
        .map(|row| Challenge {
            id: row.get("id"),
            version: row.get("version"),
            languages: row.get("languages"),
            document: row.get("document"),
            skills: row.get("skills"),
        })
        .collect())
}

impl Challenge {
    /// The reference in a language; TypeScript takes the JavaScript where it has none of its own.
    fn solution(&self, language: &str) -> Option<&str> {
        let of = |language: &str| self.document["solutions"][language].as_str();
        of(language).or_else(|| if language == "typescript" { of("javascript") } else { None })
    }

    fn tests(&self) -> &[Value] {
        self.document["tests"].as_array().map_or(&[], Vec::as_slice)
    }

    /// One of the languages that someone states, or any.
    fn language(&self, dice: &mut Dice, stated: &HashSet<&str>) -> Option<&str> {
        let known: Vec<&String> =
            self.languages.iter().filter(|language| stated.contains(skill_of(language))).collect();
        let all: Vec<&String> = self.languages.iter().collect();
        let from = if known.is_empty() { &all } else { &known };
        (!from.is_empty()).then(|| dice.pick(from).as_str())
    }
}

/// Whether challenges can be answered in the language that a skill is.
pub(crate) fn is_judged(skill: &str) -> bool {
    Language::ALL.iter().any(|language| language.label() == skill)
}

/// The skill that a language is.
fn skill_of(language: &str) -> &str {
    match language.parse::<Language>() {
        Ok(known) => known.label(),
        Err(_) => language,
    }
}

/// Challenges that someone of this seniority has completed, and when.
pub(crate) fn completed(
    world: &mut World,
    dice: &mut Dice,
    challenges: &[Challenge],
    person: Uuid,
    skills: &[String],
    seniority: usize,
) {
    let most: &[i64] =
        [&[0, 0, 2, 4, 6, 9][..], &[0, 1, 4, 7, 12, 16], &[0, 3, 8, 13, 18, 28], &[0, 5, 12, 20, 34, 45, 72]]
            [seniority.min(SENIORITIES.len() - 1)];
    let count = usize::try_from(*dice.pick(most)).unwrap_or(0);
    let stated: HashSet<&str> = skills.iter().map(String::as_str).collect();
    let mine = |challenge: &&Challenge| {
        challenge.skills.iter().any(|skill| stated.contains(skill.as_str()))
            || challenge.languages.iter().any(|language| stated.contains(skill_of(language)))
    };
    let (fitting, other): (Vec<&Challenge>, Vec<&Challenge>) = challenges.iter().partition(mine);
    let mut done = dice.some(&fitting, count);
    let rest = count.saturating_sub(done.len());
    done.extend(dice.some(&other, rest));
    let mut times: Vec<OffsetDateTime> = done.iter().map(|_| world.ago(dice, 20, 380 * 24)).collect();
    // Ranks are reached in the order of time.
    times.sort_unstable();
    for (challenge, at) in done.into_iter().zip(times) {
        complete(world, dice, challenge, person, &stated, at, false);
    }
}

/// One accepted answer and the completion that it is; with its tests' results where someone may look at them.
pub(crate) fn complete(
    world: &mut World,
    dice: &mut Dice,
    challenge: &Challenge,
    person: Uuid,
    stated: &HashSet<&str>,
    at: OffsetDateTime,
    with_tests: bool,
) {
    let Some(language) = challenge.language(dice, stated).map(str::to_owned) else { return };
    let Some(source) = challenge.solution(&language).map(str::to_owned) else { return };
    let answer = Answer { person, language: &language, source: &source, at, failed: &[] };
    let id = answer.write(world, dice, challenge, with_tests);
    // Half of the code is shown to employers.
    if id.as_u128().is_multiple_of(2) {
        world
            .rows
            .add("shown_solutions", json!({ "submission_id": id, "profile_id": person, "created_at": stamp(at) }));
    }
    world.rows.add(
        "challenge_completions",
        json!({ "challenge_id": challenge.id, "profile_id": person, "completed_at": stamp(at),
                "first_completed_at": stamp(at), "submission_id": id, "version_id": challenge.version,
                "language": language }),
    );
}

/// A judged answer.
pub(crate) struct Answer<'a> {
    pub person: Uuid,
    pub language: &'a str,
    pub source: &'a str,
    pub at: OffsetDateTime,
    /// Positions, from 0, of the tests that it does not pass.
    pub failed: &'a [usize],
}

/// What a judged answer answers.
pub(crate) struct SubmissionRequest<'a> {
    /// `submit`, or `check` for a company's own reference.
    pub kind: &'static str,
    /// The columns of a submission that say what it belongs to, with their values.
    pub of: &'a [(&'static str, Uuid)],
    pub tests: &'a [Value],
    /// Whether someone may look at the single tests' results.
    pub with_tests: bool,
}

impl Answer<'_> {
    fn write(&self, world: &mut World, dice: &mut Dice, challenge: &Challenge, with_tests: bool) -> Uuid {
        let of = [("challenge_id", challenge.id), ("version_id", challenge.version)];
        self.judged(world, dice, &SubmissionRequest { kind: "submit", of: &of, tests: challenge.tests(), with_tests })
    }

    /// Writes the submission as the judge would have left it.
    pub(crate) fn judged(&self, world: &mut World, dice: &mut Dice, request: &SubmissionRequest<'_>) -> Uuid {
        let id = dice.id();
        let tests = request.tests;
        let base = if self.language == "python" { 18 } else { 4 };
        let mut slowest = 0;
        for (position, test) in tests.iter().enumerate() {
            let complexity = test["purpose"] == "complexity";
            let time = base + dice.between(0, 4) + if complexity { dice.between(60, 190) } else { 0 };
            slowest = slowest.max(time);
            if !request.with_tests {
                continue;
            }
            let (visible, failed) = (test["visible"] == true, self.failed.contains(&position));
            let memory = 6_200 + dice.between(0, 900);
            world.rows.add(
                "submission_tests",
                json!({ "submission_id": id, "position": position + 1, "profile_id": self.person, "name": test["name"],
                        "visible": visible, "verdict": if failed { "wrong_answer" } else { "accepted" },
                        "time_ms": visible.then_some(time), "memory_kib": visible.then_some(memory),
                        "got": (visible && !failed).then(|| test["expected"].clone()) }),
            );
        }
        let passed = tests.len() - self.failed.len();
        let mut row = json!({ "id": id, "profile_id": self.person,
            "kind": request.kind, "language": self.language, "source": self.source, "state": "done",
            "verdict": if self.failed.is_empty() { "accepted" } else { "wrong_answer" }, "passed": passed,
            "total": tests.len(), "time_ms": slowest, "memory_kib": 6_400 + dice.between(0, 900), "attempts": 1,
            "queued_at": stamp(self.at), "started_at": stamp(self.at),
            "judged_at": stamp(self.at + Duration::milliseconds(400)), "created_at": stamp(self.at) });
        for (column, of) in request.of {
            row[*column] = json!(of);
        }
        world.rows.add("submissions", row);
        id
    }
}

/// Someone who tries, fails a hidden test twice with a recorded wrong answer, and has not given up; beside it a draft of
/// something else.
pub(crate) fn unfinished(world: &mut World, dice: &mut Dice, left: &[&Challenge], person: Uuid) {
    let recorded =
        |challenge: &&&Challenge| challenge.document["wrong"].as_array().is_some_and(|all| !all.is_empty());
    if let Some(challenge) = left.iter().find(recorded) {
        let wrong = &challenge.document["wrong"][0];
        let language = wrong["language"].as_str().unwrap_or("sql").to_owned();
        let source = wrong["source"].as_str().unwrap_or_default().to_owned();
        let hidden: Vec<usize> = (0..challenge.tests().len())
            .filter(|position| challenge.tests()[*position]["visible"] == false)
            .collect();
        for (days, failing) in [(6, 3), (5, 2)] {
            let failed = &hidden[hidden.len().saturating_sub(failing)..];
            let at = world.now - Duration::days(days);
            let answer = Answer { person, language: &language, source: &source, at, failed };
            answer.write(world, dice, challenge, true);
        }
    }
    let next = left.iter().filter(|challenge| !recorded(challenge)).chain(left.iter().rev()).next();
    if let Some(challenge) = next {
        for language in challenge.languages.iter().take(1) {
            let Some(starter) = challenge.document["starter"][language.as_str()].as_str() else { continue };
            world.rows.add(
                "challenge_drafts",
                json!({ "profile_id": person, "challenge_id": challenge.id, "language": language, "source": starter,
                        "updated_at": stamp(world.now - Duration::hours(20)), "created_at": stamp(world.now - Duration::hours(21)) }),
            );
        }
    }
}

/// A challenge that proves a language.
#[cfg(test)]
pub(crate) fn example(skill: &str) -> Challenge {
    let language = Language::ALL.iter().find(|language| language.label() == skill).expect("a language");
    let (id, language) = (Uuid::from_u128(skill.len() as u128), language.to_string());
    let document = json!({
        "tests": [{ "name": "one", "visible": true, "expected": 1 }, { "name": "two", "visible": false, "expected": 2 }],
        "solutions": { language.as_str(): "answer" },
        "wrong": [{ "language": language, "source": "guess" }],
    });
    Challenge { id, version: id, languages: vec![language], skills: vec![skill.to_owned()], document }
}
