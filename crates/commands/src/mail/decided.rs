//! What candidates are told about a company's decision. The email waits until the decision can no longer be undone; an undo
//! takes back what the app said.

use crate::{
    CommandError,
    notifications::{Notice, Planned, cancel, notify_undoable},
    rpc::context::CommandContext,
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::NotificationKind;
use std::collections::HashMap;
use time::Duration;
use uuid::Uuid;

/// Longer than the ten seconds in which a decision can be undone.
const WAIT: Duration = Duration::seconds(15);

columns! {
    /// A candidate who was decided on, and of a rejection what they asked to know.
    struct Decided {
        interaction_id: Uuid,
        person_id: Uuid,
        title: String,
        company: String,
        criterion: Option<String>,
        label: Option<String>,
        challenge_slug: Option<String>,
        challenge_title: Option<String>,
    }
}

fn event(interaction: Uuid) -> String {
    format!("decided:{interaction}")
}

/// Tells candidates that the caller decided on them. Approvals lead to their conversation.
pub(crate) async fn decided(
    cx: &CommandContext<'_>,
    ids: &[Uuid],
    conversations: &HashMap<Uuid, Uuid>,
) -> Result<(), CommandError> {
    let decided = Sql::new(
        "select d.interaction_id, d.person_id, d.title, d.company, d.criterion, d.label, d.challenge_slug, d.challenge_title
         from private.decided_candidates($1::uuid[]) d",
    )
    .bind(ids);
    let decided: Vec<Decided> = cx.tx.read_all(&decided).await?;
    let site_url = &cx.settings.site_url;
    let plans: Vec<Planned> = (decided.iter())
        .map(|one| match conversations.get(&one.interaction_id) {
            Some(conversation) => approval(one, *conversation, site_url),
            None => rejection(one, site_url),
        })
        .collect();
    Ok(notify_undoable(cx.tx, cx.now + WAIT, &plans).await?)
}

/// Takes back what candidates are told about these decisions. One statement, to go with others.
pub(crate) fn take_back_decided(ids: &[Uuid]) -> Sql {
    cancel(&ids.iter().copied().map(event).collect::<Vec<_>>())
}

fn approval(one: &Decided, conversation: Uuid, site_url: &str) -> Planned {
    let Decided { interaction_id, person_id, title, company, .. } = one;
    Planned::new(
        &Notice {
            kind: NotificationKind::Approved,
            people: &[*person_id],
            event: &event(*interaction_id),
            thing: &format!("conversation:{conversation}"),
            about: None,
            title: &format!("{company} wants to talk to you"),
            paragraphs: &[&format!("{company} approved you for “{title}”. You can message each other now.")],
            button: "Open conversation",
            path: &format!("/dashboard/messages?conversation={conversation}"),
            not_before: None,
        },
        site_url,
    )
}

fn rejection(one: &Decided, site_url: &str) -> Planned {
    let Decided { interaction_id, person_id, title, company, criterion, label, challenge_slug, challenge_title } =
        one;
    let answer = format!("{company} decided not to continue with you for “{title}”.");
    let why = label.as_ref().map(|label| format!("What decided it: {label}."));
    let proof = criterion.as_ref().map(|criterion| proof(criterion, challenge_title.as_deref()));
    let paragraphs: Vec<&str> =
        [Some(answer.as_str()), why.as_deref(), proof.as_deref()].into_iter().flatten().collect();
    let (button, path) = match challenge_slug {
        Some(slug) => ("Open challenge", format!("/dashboard/challenges/{slug}")),
        None => ("View your interests", "/dashboard/browse-jobs?tab=interests".to_owned()),
    };
    Planned::new(
        &Notice {
            kind: NotificationKind::Rejected,
            people: &[*person_id],
            event: &event(*interaction_id),
            thing: &format!("interest:{interaction_id}"),
            about: None,
            title: &format!("{company} decided on “{title}”"),
            paragraphs: &paragraphs,
            button,
            path: &path,
            not_before: None,
        },
        site_url,
    )
}

/// What would prove a criterion of a match the next time.
fn proof(criterion: &str, challenge: Option<&str>) -> String {
    match (criterion, challenge) {
        (_, Some(challenge)) => format!("To prove it for the next job, pass the challenge “{challenge}”."),
        ("system_design", None) => "To prove it for the next job, take a system design interview.".to_owned(),
        ("rank", None) => {
            "To prove it for the next job, pass more challenges: your rank follows from them.".to_owned()
        }
        ("projects", None) => "To show it for the next job, add a project to your profile.".to_owned(),
        ("years" | "seniority" | "role", None) => {
            "To show it for the next job, complete the experience on your profile.".to_owned()
        }
        (_, None) => "To show it for the next job, add a project that uses it to your profile.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_proves_more_than_words() {
        assert!(proof("skill:rust", Some("Ring log")).contains("“Ring log”"));
        for criterion in ["skill:rust", "system_design", "rank", "projects", "years", "seniority", "role"] {
            assert!(proof(criterion, None).starts_with("To "), "{criterion}");
        }
    }
}
