//! Interviews that people of the demo world have held. What they said is the whole answer of `db/seed/interviews/`, or
//! less of it; the scorer then finds in it what it finds, as it would for anyone.

use crate::{World, dice::Dice, files::Seed, skills::stamp, vocabulary::SENIORITIES};
use anyhow::Context;
use devproof_scorer::{
    Answer, Finding, Problem, Rubric, Seniority, Speaker, Turn, checks, receipt::receipt, score::score,
};
use serde_json::{Value, json};
use std::sync::Arc;
use time::{Duration, OffsetDateTime};
use tokio_postgres::{Transaction, types::Json};
use uuid::Uuid;

/// How much of the whole answer is left, in percent.
const SHARES: [i64; 4] = [100, 78, 54, 30];
/// Anyone who says less than this has drawn less, and has not come to the failure drill.
const DRAWS_ALL: i64 = 60;

/// What can be held: the same for everyone.
#[derive(Default)]
pub(crate) struct Interviews {
    rubric: Option<(Rubric, String)>,
    questions: String,
    variants: Vec<Variant>,
}

/// An answer to a problem, with what the scorer found in it.
struct Variant {
    slug: String,
    problem: Arc<Problem>,
    edition: String,
    answer: Answer,
    findings: Vec<Finding>,
}

/// An interview that someone held.
pub(crate) struct InterviewRecord {
    pub person: Uuid,
    /// By its word.
    pub seniority: Seniority,
    pub at: OffsetDateTime,
    /// `scored`, or `unscored`.
    pub state: &'static str,
    pub is_shown: bool,
}

impl Interviews {
    /// Scores every answer once.
    pub(crate) async fn load(transaction: &Transaction<'_>) -> anyhow::Result<Arc<Self>> {
        let current = "select s.interview_rubric as rubric, s.interview_bank as bank, d.document
            from private.content_state s join private.interview_documents d on d.edition = s.interview_rubric";
        let Some(row) = transaction.query_opt(current, &[]).await? else { return Ok(Arc::default()) };
        let Json(document): Json<Value> = row.try_get("document")?;
        let rubric = Rubric::parse(&document).map_err(|faults| anyhow::anyhow!("the rubric: {faults:?}"))?;
        let rubric = Some((rubric, row.try_get("rubric")?));
        let mut interviews = Self { rubric, questions: row.try_get("bank")?, variants: Vec::new() };
        let problems = "select p.slug, p.edition, d.document from private.interview_problems p
            join private.interview_documents d on d.edition = p.edition where p.is_current order by p.slug";
        let mut dice = Dice::new(160);
        for row in transaction.query(problems, &[]).await? {
            let (slug, edition): (String, String) = (row.try_get("slug")?, row.try_get("edition")?);
            let Json(document): Json<Value> = row.try_get("document")?;
            let Some(file) = Seed::get(&format!("interviews/{slug}.json")) else { continue };
            let whole: Answer = serde_json::from_slice(&file.data).with_context(|| format!("interviews/{slug}"))?;
            let problem = Problem::parse(&document).map_err(|faults| anyhow::anyhow!("{slug}: {faults:?}"))?;
            let problem = Arc::new(problem);
            for share in SHARES {
                interviews.add(&slug, edition.clone(), Arc::clone(&problem), thinned(&whole, &mut dice, share));
            }
        }
        Ok(Arc::new(interviews))
    }

    fn add(&mut self, slug: &str, edition: String, problem: Arc<Problem>, answer: Answer) {
        if self.rubric.is_none() {
            return;
        }
        let findings = checks::find(&problem, &answer);
        self.variants.push(Variant { slug: slug.to_owned(), problem, edition, answer, findings });
    }

    /// An answer to one of the problems of which so much is left: 0 is all.
    fn of(&self, problem: usize, variant: usize) -> Option<&Variant> {
        let problems = self.variants.len() / SHARES.len();
        (problems > 0).then(|| &self.variants[problem % problems * SHARES.len() + variant.min(SHARES.len() - 1)])
    }
}

/// The answer with some of its sentences, sums and components left out.
fn thinned(whole: &Answer, dice: &mut Dice, share: i64) -> Answer {
    let mut answer = whole.clone();
    let mut fewer = |text: &mut String| {
        *text = text.split_inclusive(". ").filter(|_| dice.percent(share)).collect::<String>().trim().to_owned();
    };
    let notes = &mut answer.notes;
    for text in [
        &mut notes.requirements,
        &mut notes.estimates,
        &mut notes.interface,
        &mut notes.architecture,
        &mut notes.deep_dive,
    ] {
        fewer(text);
    }
    for turn in answer.turns.iter_mut().filter(|turn| turn.from == Speaker::Candidate) {
        fewer(&mut turn.text);
    }
    answer.turns.retain(|turn: &Turn| !turn.text.is_empty());
    answer.estimates.retain(|_| dice.percent(share));
    if share < DRAWS_ALL {
        answer.drills.clear();
        let board = &mut answer.board;
        board.nodes.retain(|_| dice.percent(share + 25));
        let drawn: Vec<String> = board.nodes.iter().map(|node| node.id.clone()).collect();
        board.edges.retain(|edge| drawn.contains(&edge.from) && drawn.contains(&edge.to));
    }
    answer
}

/// Some people hold an interview, the more senior the more often; most show what came of it.
pub(crate) fn maybe(world: &mut World, dice: &mut Dice, person: Uuid, seniority: usize) {
    let rank = i64::try_from(seniority).unwrap_or(0);
    if !dice.percent(10 + 8 * rank) {
        return;
    }
    let record = InterviewRecord {
        person,
        seniority: SENIORITIES[seniority],
        at: world.ago(dice, 48, 300 * 24),
        state: "scored",
        is_shown: dice.percent(85),
    };
    let variant = usize::try_from((dice.between(0, 4) - rank).max(0)).unwrap_or(0);
    let problem = dice.index(1000);
    hold(world, dice, problem, variant, &record);
}

/// What waits for staff: a score whose owner asks for a person, and an interview that could not be scored.
pub(crate) fn for_staff(world: &mut World, dice: &mut Dice, people: &[Uuid]) {
    let at = |days: i64| world.now - Duration::days(days);
    let record = |person: Uuid, at, state, is_shown| InterviewRecord {
        person,
        seniority: Seniority::Mid,
        at,
        state,
        is_shown,
    };
    let (asked, failed) = (at(3), at(2));
    if let Some(person) = people.first() {
        let total = hold(world, dice, 2, 2, &record(*person, asked, "scored", false));
        if let Some((attempt, total)) = total {
            world.rows.add(
                "private.interview_reviews",
                json!({ "id": dice.id(), "attempt_id": attempt, "state": "asked", "before": total,
                    "reason": "I spoke about what happens when the queue is full, and it was not found.",
                    "asked_at": stamp(asked + Duration::hours(5)), "created_at": stamp(asked + Duration::hours(5)) }),
            );
        }
    }
    if let Some(person) = people.get(1) {
        hold(world, dice, 1, 1, &record(*person, failed, "unscored", false));
    }
}

/// Writes one interview as the server would have left it: its id and total. `variant` 0 is the whole answer.
pub(crate) fn hold(
    world: &mut World,
    dice: &mut Dice,
    problem: usize,
    variant: usize,
    record: &InterviewRecord,
) -> Option<(Uuid, u8)> {
    let interviews = Arc::clone(&world.interviews);
    let variant = interviews.of(problem, variant)?;
    let (rubric, rubric_edition) = interviews.rubric.as_ref()?;
    let (id, scoring) = (dice.id(), dice.id());
    let finished = record.at + Duration::minutes(dice.between(33, 44));
    let done = stamp(finished);
    let is_scored = record.state == "scored";
    world.rows.add(
        "interview_attempts",
        json!({ "id": id, "profile_id": record.person, "problem_slug": variant.slug, "problem_edition": variant.edition,
            "rubric_edition": rubric_edition, "questions_edition": interviews.questions, "seniority": record.seniority,
            "practice": false, "state": record.state, "phase": "deep_dive", "revisions": {}, "started_at": stamp(record.at),
            "ends_at": stamp(record.at + Duration::minutes(45)), "finished_at": done, "scoring_at": done,
            "scored_at": is_scored.then_some(&done), "returned_at": (!is_scored).then_some(&done),
            "created_at": stamp(record.at) }),
    );
    let answer = &variant.answer;
    world.rows.add(
        "private.interview_work",
        json!({ "attempt_id": id, "notes": answer.notes, "estimates": answer.estimates, "board": answer.board,
            "drills": answer.drills, "created_at": stamp(record.at) }),
    );
    let said = answer.turns.iter().map(|turn| ("turn", json!(turn)));
    for (nth, (kind, data)) in (1_u32..).zip(said.chain([("finished", json!({ "by": "candidate" }))])) {
        let at = stamp(if kind == "finished" { finished } else { record.at + Duration::minutes(nth.into()) });
        world.rows.add(
            "interview_events",
            json!({ "attempt_id": id, "sequence": nth, "profile_id": record.person, "kind": kind, "data": data, "at": at,
                "created_at": at }),
        );
    }
    let counted = score(&variant.problem, rubric, record.seniority, answer, &variant.findings);
    let total = counted.total;
    if is_scored {
        let receipt = receipt(&variant.problem, rubric, answer, &variant.findings, counted, None);
        world.rows.add(
            "private.interview_scorings",
            json!({ "id": scoring, "attempt_id": id, "kind": "rules", "score": receipt.score,
                "versions": receipt.versions, "hashes": receipt.hashes, "confidence": receipt.confidence,
                "created_at": done }),
        );
        for (nth, finding) in (1_u32..).zip(&variant.findings) {
            world.rows.add(
                "private.interview_checks",
                json!({ "scoring_id": scoring, "position": nth, "check_id": finding.check, "met": finding.met,
                    "made_by": finding.by, "evidence": finding.evidence, "why": finding.why,
                    "confidence": finding.confidence }),
            );
        }
        world.rows.add(
            "interview_scores",
            json!({ "profile_id": record.person, "attempt_id": id, "scoring_id": scoring, "total": total,
                "seniority": record.seniority, "is_shown": record.is_shown, "scored_at": done }),
        );
    }
    Some((id, total))
}
