//! All questions of one examination, each asked in every run: bounded in tokens, in time and in tries.

use super::{LlmGraderLimits, NotScored, RawAnswer};
use devproof_outbound::chat::{Chat, ChatError, ChatRequest};
use devproof_scorer::model::{Plan, Question, Vote};
use futures::{StreamExt, stream};
use parking_lot::{Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::Instant;

/// Tries of one question after the first.
const MAX_RETRIES: u32 = 2;
/// Longest wait between two tries. Who asks for more is asked again by the task, later.
const MAX_WAIT: Duration = Duration::from_secs(20);

/// One examination.
pub(super) struct Session<'a> {
    chat: &'a Chat,
    limits: LlmGraderLimits,
    plan: &'a Plan<'a>,
    end: Instant,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Tokens that were used, or may be by what is under way.
    tokens: u64,
    raw: Vec<RawAnswer>,
    /// The last thing that went wrong for good, and when it may pass.
    trouble: Option<Trouble>,
}

#[derive(Debug, Clone, Copy)]
struct Trouble {
    reason: &'static str,
    again_in: Option<Duration>,
    is_final: bool,
}

impl<'a> Session<'a> {
    pub(super) fn new(chat: &'a Chat, limits: LlmGraderLimits, plan: &'a Plan<'a>, within: Duration) -> Self {
        Self { chat, limits, plan, end: Instant::now() + within, state: Mutex::default() }
    }

    /// Asks everything. The votes of all runs that hold: of each question more than half of the runs.
    pub(super) async fn run(self) -> Result<(Vec<Vote>, Vec<RawAnswer>), NotScored> {
        let questions = self.plan.questions();
        let session = &self;
        let mut asked = Vec::new();
        for run in 1..=self.limits.runs {
            for (place, question) in questions.iter().enumerate() {
                asked.push(async move { (place, answer_of(session, run, question).await) });
            }
        }
        let answers: Vec<(usize, Option<Vec<Vote>>)> =
            stream::iter(asked).buffered(self.limits.parallel.max(1)).collect().await;
        let mut held = vec![0_u8; questions.len()];
        let mut votes = Vec::new();
        for (place, answer) in answers {
            if let Some(answer) = answer {
                held[place] += 1;
                votes.extend(answer);
            }
        }
        let state = self.state.into_inner();
        if held.iter().any(|held| u16::from(*held) * 2 <= u16::from(self.limits.runs)) {
            let Trouble { reason, again_in, is_final } =
                state.trouble.unwrap_or(Trouble { reason: "model_senseless", again_in: None, is_final: false });
            return Err(NotScored { reason, again_in, is_final, raw: state.raw });
        }
        Ok((votes, state.raw))
    }

    /// Takes tokens out of the budget, if there are so many.
    fn take(&self, tokens: u32) -> bool {
        let mut state = self.state();
        let fits = state.tokens + u64::from(tokens) <= u64::from(self.limits.tokens);
        if fits {
            state.tokens += u64::from(tokens);
        }
        fits
    }

    /// Puts back what was taken too much.
    fn settle(&self, taken: u32, used: (u32, u32)) {
        let used = u64::from(used.0) + u64::from(used.1);
        // A server that does not count is taken to have used what was expected.
        if used > 0 {
            let mut state = self.state();
            state.tokens = (state.tokens + used).saturating_sub(u64::from(taken));
        }
    }

    fn record(&self, answer: RawAnswer, trouble: Option<Trouble>) {
        let mut state = self.state();
        state.raw.push(answer);
        // What is final stays said.
        if trouble.is_some() && !state.trouble.is_some_and(|before| before.is_final) {
            state.trouble = trouble;
        }
    }

    fn has_final_trouble(&self) -> bool {
        self.state().trouble.is_some_and(|trouble| trouble.is_final)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock()
    }
}

/// Asks one question until it has an answer of the agreed form, at most so often.
async fn answer_of(session: &Session<'_>, run: u8, question: &Question) -> Option<Vec<Vote>> {
    let mut tries = 0;
    loop {
        // A wrong key is as wrong for the next question.
        if session.has_final_trouble() {
            return None;
        }
        let raw = |outcome, text: String, (prompt_tokens, completion_tokens)| RawAnswer {
            run,
            runs: session.limits.runs,
            dimension: question.dimension,
            outcome,
            text,
            prompt_tokens,
            completion_tokens,
        };
        let trouble = |reason, again_in, is_final| Some(Trouble { reason, again_in, is_final });
        let cost = question.cost();
        if !session.take(cost) {
            let answer = raw("too_dear", "the tokens of this attempt are used up".to_owned(), (0, 0));
            session.record(answer, trouble("model_too_dear", None, true));
            return None;
        }
        let ask = ChatRequest {
            system: question.system,
            user: &question.user,
            schema: Some(("answers", &question.schema)),
            max_tokens: question.max_tokens,
            within: None,
        };
        let Ok(said) = tokio::time::timeout_at(session.end, session.chat.ask(&ask)).await else {
            let answer = raw("too_slow", "the time of this examination is over".to_owned(), (0, 0));
            session.record(answer, trouble("model_too_slow", None, false));
            return None;
        };
        let wait = match said {
            Ok(said) => {
                let used = (said.prompt_tokens, said.completion_tokens);
                session.settle(cost, used);
                match session.plan.read(question, &said.text) {
                    Ok((votes, kept)) => {
                        session.record(raw("answered", kept, used), None);
                        return Some(votes);
                    }
                    Err(why) => {
                        session
                            .record(raw("senseless", why.to_owned(), used), trouble("model_senseless", None, false));
                        Duration::ZERO
                    }
                }
            }
            Err(ChatError::Senseless { reason, tokens, .. }) => {
                session.settle(cost, tokens);
                session.record(raw("senseless", reason, tokens), trouble("model_senseless", None, false));
                Duration::ZERO
            }
            Err(ChatError::Refused(reason)) => {
                session.record(raw("refused", reason, (0, 0)), trouble("model_refuses", None, true));
                return None;
            }
            Err(ChatError::Busy { reason, after }) => {
                session.record(raw("busy", reason, (0, 0)), trouble("model_busy", after, false));
                after.unwrap_or(Duration::from_millis(500 << tries))
            }
        };
        tries += 1;
        if tries > MAX_RETRIES || wait > MAX_WAIT || Instant::now() + wait >= session.end {
            return None;
        }
        tokio::time::sleep(wait).await;
    }
}
