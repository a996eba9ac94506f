//! The mails that commands write, as rows in the same transaction.

mod background;
mod challenge;
mod dispute;
mod ended;
mod expired;
mod interest;
mod interview;
mod leaving;
mod reviewed;
mod shared;
mod sso;
mod team;

pub(crate) use challenge::{ChallengeMail, challenge, challenge_due, challenge_ended};
pub(crate) use dispute::dispute_decided;
pub(crate) use ended::{EndedMail, PLAN_MAILS};
pub(crate) use expired::{ExpiredMail, LeftMail};
pub(crate) use interest::{InterestMail, interest_received, interest_watchers};
pub(crate) use interview::InterviewMail;
pub(crate) use leaving::{deactivated, export_ready, own_address};
pub(crate) use reviewed::ReviewedMail;
pub(crate) use shared::job_shared;
pub(crate) use sso::{MissingProof, SsoChange, put_sso_proof, sso_changed};
pub(crate) use team::{
    WorkPassedOnMail, admin_handed_over, invited, joined, permissions_changed, plan_work_passed_on, put_removed,
    removed,
};

use crate::{
    CommandError,
    rpc::{check::one_line, command::CommandContext},
};
use devproof_db::{Sql, columns};
use devproof_queue::outbox::{self, Letter, unlinked};
use uuid::Uuid;

/// Longest subject, in characters.
const MAX_SUBJECT: usize = 180;

columns! {
    /// A candidate who was approved.
    struct Approved {
        address: Option<String>,
        title: String,
        company: String,
    }
}

/// Tells a candidate that a company approved them and that the two can talk.
pub(crate) async fn approved(
    cx: &CommandContext<'_>,
    interaction: Uuid,
    conversation: Uuid,
) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select private.contact_email(i.profile_id) as address, j.title, c.name as company
         from public.job_interactions i
         join public.job_openings j on j.id = i.job_opening_id
         join public.companies c on c.id = j.company_id
         where i.id = $1::uuid",
    )
    .bind(interaction);
    let Some(Approved { address: Some(to), title, company }) = cx.tx.read_opt(&sql).await? else { return Ok(()) };
    let letter = letter(
        &to,
        &format!("{company} wants to talk to you"),
        &[&format!("{company} approved you for “{title}”. You can message each other now.")],
        ("Open conversation", &format!("{}/dashboard/messages?conversation={conversation}", cx.settings.site_url)),
    );
    outbox::put(cx.tx, &letter, Some(&format!("approved:{interaction}"))).await?;
    Ok(())
}

/// A mail of a few paragraphs and one link, as plain text and as HTML in which everything is escaped. That link is the
/// only one: paragraphs and subject quote what people typed.
pub(crate) fn letter(to: &str, subject: &str, paragraphs: &[&str], link: (&str, &str)) -> Letter {
    let (label, url) = link;
    let paragraphs: Vec<String> = paragraphs.iter().map(|text| unlinked(text)).collect();
    let mut text = paragraphs.join("\n\n");
    text.push_str(&format!("\n\n{label}: {url}\n"));
    let mut html: String = paragraphs.iter().map(|text| format!("<p>{}</p>\n", escape_html(text))).collect();
    html.push_str(&format!("<p><a href=\"{}\">{}</a></p>\n", escape_html(url), escape_html(label)));
    Letter { to: to.to_owned(), subject: subject_line(subject), text, html: Some(html), headers: Vec::new() }
}

/// One line without control characters, of a length that mail programs show: it quotes names that people chose.
fn subject_line(text: &str) -> String {
    unlinked(&one_line(text)).chars().filter(|c| !c.is_control()).take(MAX_SUBJECT).collect()
}

/// Text as part of HTML; line breaks stay visible.
fn escape_html(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' => escaped.push_str("<br>\n"),
            c if c.is_control() => {}
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_is_one_line() {
        assert_eq!(subject_line("Eve\r\nBcc: a@b.test\u{7} wants"), "Eve Bcc: a\u{200c}@b\u{200c}.test wants");
        assert_eq!(subject_line(&"ß".repeat(500)).chars().count(), MAX_SUBJECT);
    }

    #[test]
    fn m5_what_people_typed_is_no_link() {
        let mail = letter("a@b.test", "At evil.example", &["See https://evil.example/x"], ("Go", "https://x.test/a"));
        let html = mail.html.expect("has HTML");
        for part in [&mail.subject, &mail.text, &html] {
            assert!(!part.contains("evil.example") && !part.contains("https://evil"), "{part}");
        }
        assert!(html.contains("https://x.test/a") && mail.text.contains("https://x.test/a"));
    }

    #[test]
    fn what_people_typed_stays_text() {
        let mail =
            letter("a@b.test", "s", &["<img src=x onerror=1>\nme & you"], ("Go", "https://x.test/?a=1&b=\"2\""));
        let html = mail.html.expect("has HTML");
        assert!(!html.contains("<img"), "{html}");
        assert!(html.contains("&lt;img src=x onerror=1&gt;<br>\nme &amp; you"), "{html}");
        assert!(html.contains("?a=1&amp;b=&quot;2&quot;"), "{html}");
        assert!(mail.text.contains("<img"), "the plain text is not HTML");
    }
}
