//! A mail that really goes out: over SMTP to a server that is not ours (Python's aiosmtpd), and back by its link.

use super::{PASSWORD, member, post, sign_in, text, verify::open, with_token};
use crate::kit::{Aiosmtpd, TestApp};
use serde_json::json;

#[tokio::test]
async fn a_recovery_mail_goes_out_and_its_link_sets_a_new_password() {
    let server = Aiosmtpd::start().await;
    let app =
        TestApp::start_with(&[("SMTP_URL", &server.url()), ("MAIL_FROM", "Devproof <no-reply@jobs.test>")]).await;
    member(&app, "ada@example.test").await;
    post(&app, "/recover", json!({ "email": "ada@example.test" })).await.ok();
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);

    let took = server.took();
    let mail = took.iter().find(|mail| mail.contains("type=recovery")).expect("the mail");
    assert!(mail.contains("To: ada@example.test") && mail.contains("no-reply@jobs.test"), "{mail}");
    let link = mail.split_whitespace().find(|word| word.starts_with("http") && word.contains("type=recovery"));
    let target = open(link.expect("a link")).await;
    let pairs = reqwest::Url::parse(&format!("x:?{}", target.fragment().expect("a fragment"))).expect("an address");
    let token = pairs.query_pairs().find(|(name, _)| name == "access_token").expect("a token").1.into_owned();
    let password = json!({ "password": "another quiet wooden bridge 7" });
    with_token(&app, "PUT", "/user", &token, Some(password)).await.ok();
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "invalid_credentials");
    let session = sign_in(&app, "ada@example.test", "another quiet wooden bridge 7").await.ok();
    assert_eq!(text(&session["user"], "email"), "ada@example.test");
}
