//! What a candidate is told about a company's decision.

use crate::{
    CommandError,
    notifications::{Notice, notify},
    rpc::context::CommandContext,
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::NotificationKind;
use uuid::Uuid;

columns! {
    /// A candidate who was approved.
    struct Approval {
        person_id: Uuid,
        title: String,
        company: String,
    }

    /// A candidate who was rejected, and what decided it, if they want to know.
    struct Rejection {
        person_id: Uuid,
        title: String,
        company: String,
        criterion: Option<String>,
        label: Option<String>,
        challenge: Option<String>,
        challenge_slug: Option<String>,
    }
}

/// Tells a candidate that a company approved them and that the two can talk.
pub(crate) async fn approved(
    cx: &CommandContext<'_>,
    interaction: Uuid,
    conversation: Uuid,
) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select i.profile_id as person_id, j.title, c.name as company
         from public.job_interactions i
         join public.job_openings j on j.id = i.job_opening_id
         join public.companies c on c.id = j.company_id
         where i.id = $1::uuid",
    )
    .bind(interaction);
    let Some(Approval { person_id, title, company }) = cx.tx.read_opt(&sql).await? else { return Ok(()) };
    let notice = Notice {
        kind: NotificationKind::Approved,
        people: &[person_id],
        event: &format!("decided:{interaction}"),
        thing: &format!("conversation:{conversation}"),
        about: None,
        title: &format!("{company} wants to talk to you"),
        paragraphs: &[&format!("{company} approved you for “{title}”. You can message each other now.")],
        button: "Open conversation",
        path: &format!("/dashboard/messages?conversation={conversation}"),
        not_before: None,
    };
    Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
}

/// Tells a candidate that a company decided against them; why, and what would prove it, if they asked to know.
pub(crate) async fn rejected(cx: &CommandContext<'_>, interaction: Uuid) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select r.person_id, r.title, r.company, r.criterion, r.label, r.challenge, r.challenge_slug
         from private.rejection_email($1) r",
    )
    .bind(interaction);
    let Some(rejection) = cx.tx.read_opt(&sql).await? else { return Ok(()) };
    let Rejection { person_id, title, company, criterion, label, challenge, challenge_slug } = rejection;
    let decided = format!("{company} decided not to continue with you for “{title}”.");
    let why = label.map(|label| format!("What decided it: {label}."));
    let proof = criterion.map(|criterion| proof(&criterion, challenge.as_deref()));
    let paragraphs: Vec<&str> =
        [Some(decided.as_str()), why.as_deref(), proof.as_deref()].into_iter().flatten().collect();
    let (button, path) = match challenge_slug {
        Some(slug) => ("Open challenge", format!("/dashboard/challenges/{slug}")),
        None => ("View your interests", "/dashboard/browse-jobs?tab=interests".to_owned()),
    };
    let notice = Notice {
        kind: NotificationKind::Rejected,
        people: &[person_id],
        event: &format!("decided:{interaction}"),
        thing: &format!("interest:{interaction}"),
        about: None,
        title: &format!("{company} decided on “{title}”"),
        paragraphs: &paragraphs,
        button,
        path: &path,
        not_before: None,
    };
    Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
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
