//! One attempt at one submission.

use super::{
    JudgeWorker,
    queue::{self, Claimed, CustomInput},
    verdict::{self, LeasedSubmission, Outcome},
};
use devproof_db::DbError;
use devproof_judge::{Judgement, OwnInput, Program, Task, TestResult, Verdict, Which};
use serde_json::{Value, json};
use std::{collections::BTreeMap, time::Duration};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

/// Results that come closer together than this are written together.
const TOGETHER: Duration = Duration::from_millis(30);
/// How often a verdict is tried to be written, while the database is away.
const WRITES: u32 = 5;

/// Steps of the time limit in which the time of an answer is reported.
const TIME_STEPS: u64 = 10;
/// Steps in which its memory is reported.
const MEMORY_STEP_KIB: u32 = 8 * 1024;
/// Largest number that is stored: a power of two below the column's, so that rounding up stays within it.
const LARGEST: u32 = 1 << 30;

/// What one test showed, with its position from 0.
type IndexedResult = (usize, TestResult);

impl JudgeWorker {
    /// Judges a claimed submission and writes what came of it, as long as it is ours.
    pub(super) async fn carry_out(&self, claimed: &Claimed, stop: &CancellationToken) {
        let attempt = async {
            if !self.is_fit(claimed.language).await {
                return queue::return_to_queue(&self.db, claimed).await.map(drop);
            }
            let Some(task) = self.task(claimed.edition.as_ref(), claimed.document, claimed.id).await? else {
                return self.finish(claimed, &Outcome::failed(None)).await;
            };
            let (sender, results) = mpsc::unbounded_channel();
            // Both at once: who reads the page sees the first result while the second test runs.
            let (result, ()) =
                tokio::join!(self.judge_program(&task, claimed, sender), self.write_results(claimed, &task, results));
            self.finish(claimed, &result).await
        };
        let outcome = tokio::select! {
            outcome = attempt => outcome,
            () = self.renew_lease(claimed) => Ok(()),
            () = stop.cancelled() => queue::return_to_queue(&self.db, claimed).await.map(drop),
        };
        if let Err(error) = outcome {
            // The lease runs out and it is judged again.
            tracing::warn!(id = %claimed.id, %error, "a submission could not be judged now");
        }
    }

    /// Renews the lease for as long as it is ours, and returns when it is not.
    async fn renew_lease(&self, claimed: &Claimed) {
        loop {
            tokio::time::sleep(self.lease / 3).await;
            match queue::renew(&self.db, claimed, self.lease, self.clock.now()).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => tracing::warn!(id = %claimed.id, %error, "a lease could not be renewed"),
            }
        }
    }

    /// Runs it; the result of each test goes to `sender`.
    async fn judge_program(
        &self,
        task: &Task,
        claimed: &Claimed,
        sender: mpsc::UnboundedSender<IndexedResult>,
    ) -> Outcome {
        let program = Program { language: claimed.language, source: &claimed.source };
        if let Some(input) = &claimed.custom_input {
            let input = match input {
                CustomInput::Arguments(arguments) => OwnInput::Arguments(arguments.clone()),
                CustomInput::Setup(setup) => OwnInput::Setup(setup.clone()),
            };
            let result = self.judge.run_once(task, program, &input).await;
            let outcome = Outcome {
                verdict: stored(result.verdict),
                passed: Some(usize::from(result.verdict == Verdict::Accepted)),
                total: Some(1),
                time_ms: Some(millis(result.time)),
                memory_kib: Some(kib(result.memory_kib)),
                message: None,
                line: None,
            };
            // Who listens goes only with this future.
            let _ = sender.send((0, result));
            return outcome;
        }
        let which = if claimed.kind == "run" { Which::Visible } else { Which::All };
        let mut send = |position: usize, result: &TestResult| {
            let _ = sender.send((position, result.clone()));
        };
        let judgement = self.judge.judge(task, program, which, &mut send).await;
        if judgement.verdict == Verdict::InternalError {
            tracing::error!(id = %claimed.id, why = judgement.message, "a submission cannot be judged");
        }
        outcome(&judgement, task, which)
    }

    /// Writes results as they come, several together when they come fast. Errors are left to the next of them, and to
    /// the verdict in the end.
    async fn write_results(
        &self,
        claimed: &Claimed,
        task: &Task,
        mut results: mpsc::UnboundedReceiver<IndexedResult>,
    ) {
        let own = claimed.custom_input.is_some();
        // By position: a test that is judged again is reported again, and the last result counts.
        let mut rows = BTreeMap::new();
        while let Some((position, result)) = results.recv().await {
            rows.insert(position, row(task, own, position, result));
            while let Ok((position, result)) = results.try_recv() {
                rows.insert(position, row(task, own, position, result));
            }
            match queue::write_tests(&self.db, claimed, rows.values()).await {
                Ok(true) => rows.clear(),
                Ok(false) => return,
                Err(error) => tracing::warn!(id = %claimed.id, %error, "results could not be written yet"),
            }
            tokio::time::sleep(TOGETHER).await;
        }
        if !rows.is_empty()
            && let Err(error) = queue::write_tests(&self.db, claimed, rows.values()).await
        {
            tracing::warn!(id = %claimed.id, %error, "results could not be written");
        }
    }

    async fn finish(&self, claimed: &Claimed, outcome: &Outcome) -> Result<(), DbError> {
        let submission = LeasedSubmission { id: claimed.id, lease: Some(claimed.lease), expired_by: None };
        for attempt in 1.. {
            match verdict::finish(&self.db, &submission, outcome, self.clock.now()).await {
                Ok(true) => break,
                Ok(false) => {
                    tracing::info!(id = %claimed.id, "a verdict came after its lease, and does not count");
                    break;
                }
                Err(error) if attempt == WRITES => return Err(error),
                Err(_) => tokio::time::sleep(TOGETHER * attempt).await,
            }
        }
        Ok(())
    }
}

/// The outcome as it is stored. What our own faults say is for the log. Time and memory are those of the test that took
/// most, which may be a hidden one: they are rounded to coarse steps, so that they say little of what it holds.
pub(super) fn outcome(judgement: &Judgement, task: &Task, which: Which) -> Outcome {
    let is_our_fault = judgement.verdict == Verdict::InternalError;
    let (mut time_ms, mut memory_kib) = (millis(judgement.time), kib(judgement.memory_kib));
    if which == Which::All {
        let step = u32::try_from(task.limits.time_ms / TIME_STEPS).unwrap_or(1).max(1);
        time_ms = time_ms.next_multiple_of(step);
        memory_kib = memory_kib.next_multiple_of(MEMORY_STEP_KIB);
    }
    Outcome {
        verdict: stored(judgement.verdict),
        passed: Some(judgement.passed),
        total: Some(judgement.total),
        time_ms: Some(time_ms),
        memory_kib: Some(memory_kib),
        message: judgement.message.clone().filter(|_| !is_our_fault),
        line: judgement.line.filter(|_| !is_our_fault),
    }
}

/// A test's row. Of a hidden one only the verdict: the rest is the program's own word on what it was given.
pub(super) fn row(task: &Task, own: bool, position: usize, result: TestResult) -> Value {
    let test = task.tests.get(position).filter(|_| !own);
    let visible = test.is_none_or(|test| test.visible);
    let name = test.map_or("Your input", |test| &test.name);
    let mut row = json!({ "position": position + 1, "name": name, "visible": visible, "verdict": result.verdict });
    if visible {
        let is_our_fault = result.verdict == Verdict::InternalError;
        row["time_ms"] = json!(millis(result.time));
        row["memory_kib"] = json!(kib(result.memory_kib));
        row["got"] = json!(result.value);
        row["stdout"] = json!(Some(result.stdout).filter(|text| !text.is_empty()));
        row["message"] = json!(result.message.filter(|_| !is_our_fault));
        row["line"] = json!(result.line.filter(|_| !is_our_fault));
    }
    row
}

/// The judge's verdict as the product's vocabulary has it.
fn stored(verdict: Verdict) -> devproof_vocabulary::Verdict {
    use devproof_vocabulary::Verdict as Stored;
    match verdict {
        Verdict::Accepted => Stored::Accepted,
        Verdict::WrongAnswer => Stored::WrongAnswer,
        Verdict::TimeLimit => Stored::TimeLimit,
        Verdict::MemoryLimit => Stored::MemoryLimit,
        Verdict::OutputLimit => Stored::OutputLimit,
        Verdict::RuntimeError => Stored::RuntimeError,
        Verdict::CompileError => Stored::CompileError,
        Verdict::InternalError => Stored::InternalError,
    }
}

/// As the columns hold it.
fn millis(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX).min(LARGEST)
}

fn kib(memory: u64) -> u32 {
    u32::try_from(memory).unwrap_or(u32::MAX).min(LARGEST)
}
