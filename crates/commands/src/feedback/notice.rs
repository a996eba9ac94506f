//! `notify-beta-test` and `notify-employer-beta-test`: a mail to staff about one person's feedback.

use crate::{
    CommandError,
    rpc::{arguments::decode, context::CommandContext},
};
use devproof_mail::Email;
use devproof_queue::outbox;
use devproof_vocabulary::Role;
use serde::Deserialize;
use serde_json::{Value, json};
use uuid::Uuid;

/// Longest text of the mail, in characters.
const MAX_TEXT: usize = 50_000;
/// Seconds within which one person's feedback makes one mail.
const ONE_MAIL_EACH: i64 = 60;

/// The body that the web app sends. Fields that are not used here may be anything.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Body {
    user_id: Uuid,
    #[serde(default)]
    selected_pages: Vec<Value>,
    #[serde(default)]
    selected_components: Vec<Value>,
    #[serde(default)]
    responses: Vec<Component>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Component {
    #[serde(default)]
    component_name: String,
    #[serde(default)]
    questions: Vec<Question>,
}

#[derive(Debug, Deserialize)]
struct Question {
    #[serde(default)]
    question: String,
    #[serde(default)]
    answer: Value,
}

/// Writes the mail. Name, address and role are the account's, not the body's.
pub(crate) async fn notify(cx: &CommandContext<'_>, role: Role, body: Value) -> Result<Value, CommandError> {
    let body: Body = decode("", body)?;
    if body.user_id != cx.user_id {
        return Err(CommandError::UserMismatch);
    }
    if cx.profile.role != Some(role) {
        return Err(match role {
            Role::Employer => CommandError::NotEmployer,
            Role::JobSeeker => CommandError::NotJobSeeker,
        });
    }
    let Some(to) = &cx.settings.staff_email else {
        tracing::warn!("beta feedback came in, and no address of staff is configured");
        return Ok(json!({ "ok": true }));
    };
    let address = cx.caller.claims.get("email").and_then(Value::as_str).unwrap_or("no address");
    let text: String = describe(&cx.profile.full_name, address, role, &body).chars().take(MAX_TEXT).collect();
    let email = Email::plain(to, &format!("Beta feedback from {}", cx.profile.full_name), &text);
    let minute = cx.now.unix_timestamp() / ONE_MAIL_EACH;
    outbox::put(cx.tx, &email, Some(&format!("beta:{}:{minute}", cx.user_id))).await?;
    Ok(json!({ "ok": true }))
}

fn describe(name: &str, address: &str, role: Role, body: &Body) -> String {
    let mut text = format!("{name} <{address}>, {role}\n\n");
    for (label, list) in [("Pages", &body.selected_pages), ("Components", &body.selected_components)] {
        if !list.is_empty() {
            text.push_str(&format!("{label}: {}\n", list.iter().map(words).collect::<Vec<_>>().join(", ")));
        }
    }
    for component in &body.responses {
        text.push_str(&format!("\n{}\n", component.component_name));
        for question in &component.questions {
            text.push_str(&format!("- {}\n  {}\n", question.question, words(&question.answer)));
        }
    }
    text
}

fn words(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_listed_as_text() {
        let body: Body = serde_json::from_value(json!({
            "userId": Uuid::nil(), "userEmail": "ignored@x.test", "selectedPages": ["Profile"],
            "responses": [{ "componentId": "quick-feedback", "componentName": "Quick Feedback",
                "questions": [{ "questionId": "q1", "question": "How was it?", "answer": "<b>good</b>" }] }],
        }))
        .expect("the body of the web app");
        let text = describe("Ada", "ada@x.test", Role::JobSeeker, &body);
        assert_eq!(
            text,
            "Ada <ada@x.test>, job_seeker\n\nPages: Profile\n\nQuick Feedback\n- How was it?\n  <b>good</b>\n"
        );
    }
}
