//! Who decides the closed checks of an interview: the rules, and a language model where the operator has configured one.
//! The model answers questions with quotes; whether a quote counts is decided by the scorer, and so is every number.

mod session;

use devproof_outbound::chat::{Chat, ChatReply, ChatRequest};
use devproof_scorer::{
    Answer, Dimension, Finding, Problem, Turn, checks,
    model::{self, PROMPT_VERSION, Plan},
};
use serde::{Deserialize, Serialize};
use session::Session;
use std::time::Duration;

/// Longest wait for a follow-up in other words: someone waits for it.
const WORDING_TIME: Duration = Duration::from_secs(3);
/// Most tokens of such a wording.
const WORDING_TOKENS: u32 = 300;
/// The longest that one examination takes, whatever the model does.
const DEADLINE: Duration = Duration::from_secs(15 * 60);

/// A language model that answers closed questions.
#[derive(Debug)]
pub struct LlmGrader {
    chat: Chat,
    limits: LlmGraderLimits,
}

/// What an examination may cost, and how often each question is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LlmGraderLimits {
    /// How often each question is asked. Odd: more than half decides.
    pub runs: u8,
    /// Most tokens of one examination, questions and answers together.
    pub tokens: u32,
    /// Questions that are asked at the same time.
    pub parallel: usize,
    /// Whether the model also words follow-ups.
    pub words: bool,
}

/// What was found in an answer.
#[derive(Debug, Clone)]
pub struct Examination {
    /// Every check of the problem, decided.
    pub findings: Vec<Finding>,
    /// The version of the prompt and the model's name, when one answered.
    pub model: Option<(u32, String)>,
    /// Every answer that came.
    pub raw: Vec<RawAnswer>,
}

/// Why there is no score now.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{reason}")]
pub struct NotScored {
    /// A stable code: `model_busy`, `model_refuses`, `model_senseless`, `model_too_dear`, `model_too_slow`.
    pub reason: &'static str,
    /// When the model said that it can be asked again.
    pub again_in: Option<Duration>,
    /// Whether asking again is of no use.
    pub is_final: bool,
    /// Every answer that came.
    pub raw: Vec<RawAnswer>,
}

/// One answer of the model, or why there is none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RawAnswer {
    /// Which of the runs it belongs to, from 1.
    pub run: u8,
    /// How many runs there were to be.
    pub runs: u8,
    /// Which questions it answers.
    pub dimension: Dimension,
    /// `answered`, `busy`, `refused`, `senseless`, `too_dear` or `too_slow`.
    pub outcome: &'static str,
    /// The agreed fields of the answer as JSON; of what is none, why. Nothing else that a model says is kept.
    pub text: String,
    /// Tokens of the question, as the model counts them.
    pub prompt_tokens: u32,
    /// Tokens of the answer, as the model counts them.
    pub completion_tokens: u32,
}

/// An answer of a model as it was kept, to be counted again.
#[derive(Debug, Clone, Deserialize)]
pub struct KeptAnswer {
    run: u8,
    runs: u8,
    dimension: Dimension,
    outcome: String,
    text: String,
}

/// What these answers cost, in tokens.
#[must_use]
pub fn cost(raw: &[RawAnswer]) -> u32 {
    raw.iter().fold(0, |sum, one| sum.saturating_add(one.prompt_tokens).saturating_add(one.completion_tokens))
}

impl LlmGrader {
    /// An llm_grader that asks this model.
    #[must_use]
    pub fn new(chat: Chat, limits: LlmGraderLimits) -> Self {
        Self { chat, limits }
    }

    /// The longest that one examination takes.
    #[must_use]
    pub fn deadline(&self) -> Duration {
        DEADLINE
    }

    /// The model's name, as pages say it.
    #[must_use]
    pub fn model(&self) -> &str {
        self.chat.model()
    }
}

/// Decides all checks. `names` are those of the person: the model never sees them, nor addresses or numbers of phones.
/// `spent` are the tokens that earlier tries at this attempt cost.
///
/// # Errors
/// When a model is configured and too few of its answers hold. The attempt is then scored later or given back, never
/// quietly by the rules alone.
pub async fn examine(
    llm_grader: Option<&LlmGrader>,
    problem: &Problem,
    answer: &Answer,
    names: &[String],
    spent: u32,
) -> Result<Examination, NotScored> {
    let by_rules = || checks::find(problem, answer);
    let Some(llm_grader) = llm_grader else {
        return Ok(Examination { findings: by_rules(), model: None, raw: Vec::new() });
    };
    let plan = Plan::new(problem, answer, names);
    // Anyone who said nothing of their own is not worth a question.
    if plan.questions().is_empty() {
        return Ok(Examination { findings: by_rules(), model: None, raw: Vec::new() });
    }
    let limits = LlmGraderLimits { tokens: llm_grader.limits.tokens.saturating_sub(spent), ..llm_grader.limits };
    let session = Session::new(&llm_grader.chat, limits, &plan, DEADLINE);
    let (votes, raw) = session.run().await?;
    let findings = plan.decide(by_rules(), &votes, usize::from(llm_grader.limits.runs));
    Ok(Examination { findings, model: Some((PROMPT_VERSION, llm_grader.model().to_owned())), raw })
}

/// Decides all checks once more, by the answers that a model gave then; no one is asked. `None` without any.
#[must_use]
pub fn again(problem: &Problem, answer: &Answer, kept: &[KeptAnswer]) -> Option<Vec<Finding>> {
    let mut kept: Vec<&KeptAnswer> = kept.iter().filter(|one| one.outcome == "answered").collect();
    let runs = kept.first()?.runs;
    // They were kept as they came, and counted run by run.
    kept.sort_by_key(|one| one.run);
    let plan = Plan::new(problem, answer, &[]);
    let votes: Vec<_> = kept
        .iter()
        .filter_map(|one| {
            let question = plan.questions().iter().find(|question| question.dimension == one.dimension)?;
            plan.read(question, &one.text).ok()
        })
        .flat_map(|(votes, _)| votes)
        .collect();
    Some(plan.decide(checks::find(problem, answer), &votes, usize::from(runs)))
}

/// A follow-up in the model's own words, where one is configured and answers in time; else as it stands. What is asked
/// stays what the bank asks.
pub async fn worded(llm_grader: Option<&LlmGrader>, turn: Turn, answer: &Answer, names: &[String]) -> Turn {
    let Some(llm_grader) = llm_grader.filter(|llm_grader| llm_grader.limits.words) else { return turn };
    let Some((system, user)) = model::wording(&turn.text, answer, names) else { return turn };
    let ask =
        ChatRequest { system, user: &user, schema: None, max_tokens: WORDING_TOKENS, within: Some(WORDING_TIME) };
    // The time of the whole: what a server refuses by name is asked again.
    match tokio::time::timeout(WORDING_TIME, llm_grader.chat.ask(&ask)).await {
        Ok(Ok(ChatReply { text, .. })) => match model::accepted(&turn.text, &text) {
            Some(text) => Turn { text, ..turn },
            None => turn,
        },
        Ok(Err(error)) => {
            tracing::debug!(%error, "a follow-up is asked in the bank's words");
            turn
        }
        Err(_) => turn,
    }
}

#[cfg(test)]
mod tests;
