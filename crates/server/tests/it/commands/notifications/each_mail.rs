//! Each kind of email over real SMTP: sent once, never again once it is switched off, and switched off by one click.

use super::{choose, click, work};
use crate::kit::{Aiosmtpd, Person, TestApp};
use devproof_vocabulary::{EmployerNotification, NotificationKind, SeekerNotification};
use serde_json::json;
use std::collections::BTreeSet;

/// Plans a notice of this kind, in the words of the queue. The same event twice is one event.
async fn plan(app: &TestApp, person: &Person, kind: NotificationKind, event: &str) {
    let title = title(person, kind, event);
    let notice = json!({
        "kind": kind, "people": [person.id], "event": format!("{event}:{kind}"), "thing": "test:1", "about": null,
        "title": title, "path": "/dashboard/profile",
        "mail": { "subject": title, "text": "What happened.", "html": "<p>What happened.</p>" },
    });
    let enqueue = "select queue.enqueue('notify', $1::jsonb, null, null)";
    app.database.admin().await.execute(enqueue, &[&notice]).await.expect("a task");
}

fn title(person: &Person, kind: NotificationKind, event: &str) -> String {
    format!("{event} {kind} for {}", person.id)
}

/// How many of the mails that were taken have this subject.
fn count(mails: &[String], subject: &str) -> usize {
    mails.iter().filter(|mail| mail.contains(&format!("Subject: {subject}\n"))).count()
}

fn unsubscribe_link(mails: &[String], subject: &str) -> String {
    let mail = mails.iter().find(|mail| mail.contains(subject)).expect("the mail");
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\n"), "{mail}");
    let header = mail.lines().find_map(|line| line.strip_prefix("List-Unsubscribe: ")).expect("a header");
    header.replace(' ', "").trim_matches(['<', '>']).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_kind_comes_once_and_ends_by_a_switch_or_one_click() {
    let server = Aiosmtpd::start().await;
    let app =
        TestApp::start_with(&[("SMTP_URL", &server.url()), ("MAIL_FROM", "Devproof <no-reply@jobs.test>")]).await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let of_seekers = SeekerNotification::ALL.iter().map(|kind| (&seeker, NotificationKind::from(*kind)));
    let of_employers = EmployerNotification::ALL.iter().map(|kind| (&company.admin, NotificationKind::from(*kind)));
    let mails: Vec<(&Person, NotificationKind)> = of_seekers.chain(of_employers).collect();
    let kinds: BTreeSet<String> = mails.iter().map(|(_, kind)| kind.to_string()).collect();
    let all: BTreeSet<String> = NotificationKind::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(kinds, all, "each kind is for somebody");

    for (person, kind) in &mails {
        // Some kinds are off until somebody switches them on.
        choose(person, kind.as_str(), true, true).await;
        for _ in 0..2 {
            plan(&app, person, *kind, "first").await;
        }
    }
    work(&app).await;
    let took = server.took();
    for (person, kind) in &mails {
        assert_eq!(count(&took, &title(person, *kind, "first")), 1, "{kind}");
    }

    // Every second one is switched off in the settings, the others by the link of the mail.
    for (place, (person, kind)) in mails.iter().enumerate() {
        if place % 2 == 0 {
            choose(person, kind.as_str(), true, false).await;
        } else {
            let link = unsubscribe_link(&took, &title(person, *kind, "first"));
            assert_eq!(click(&app, &link).await.status, 200, "{kind}");
        }
        plan(&app, person, *kind, "second").await;
    }
    work(&app).await;
    let later = server.took();
    for (person, kind) in &mails {
        assert_eq!(count(&later, &title(person, *kind, "second")), 0, "{kind}");
        assert_eq!(count(&later, &title(person, *kind, "first")), 1, "{kind}");
    }
    let own = seeker.get("/rest/v1/notification_settings?select=kind&email=is.false&in_app=is.true").await.ok();
    assert_eq!(own.as_array().map(Vec::len), Some(SeekerNotification::ALL.len()), "the app goes on to show them");
}
