//! Beta feedback as staff see it.

use devproof_vocabulary::FeedbackType;
use serde::{Deserialize, Serialize};
use time::{Duration, OffsetDateTime};
use ts_rs::TS;
use uuid::Uuid;

/// Days that are looked at, unless the caller says how many.
const DAYS: i64 = 90;
/// The most days that can be looked at.
pub(super) const MAX_DAYS: i64 = 3650;

/// The beginning of the last `days` days.
pub(super) fn since(now: OffsetDateTime, days: Option<i64>) -> OffsetDateTime {
    now - Duration::days(days.unwrap_or(DAYS))
}

/// What one person said at one time.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct StaffFeedback {
    id: Uuid,
    created_at: String,
    feedback_type: FeedbackType,
    /// Where the next page begins.
    pub(super) cursor: String,
    person: FeedbackPerson,
    user_agent: Option<String>,
    answers: Vec<FeedbackAnswer>,
}

/// Who said it.
#[derive(Debug, Deserialize, Serialize, TS)]
struct FeedbackPerson {
    id: Uuid,
    full_name: String,
}

/// One answer to one question.
#[derive(Debug, Deserialize, Serialize, TS)]
struct FeedbackAnswer {
    component_id: String,
    component_name: String,
    question_id: String,
    question: String,
    answer: String,
}

/// How often each answer to a question was given.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct FeedbackQuestion {
    question_id: String,
    component_id: String,
    component_name: String,
    question: String,
    /// All answers, those that are not listed too.
    total: i64,
    /// The most frequent ones.
    answers: Vec<AnswerCount>,
}

/// An answer and how often it was given.
#[derive(Debug, Deserialize, Serialize, TS)]
struct AnswerCount {
    answer: String,
    count: i64,
}
