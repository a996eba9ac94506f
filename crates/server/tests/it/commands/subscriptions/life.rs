//! Renewals, what those who pay are told, and what is healed by asking.

use super::{buy, look, pass, receipts, subscription, told};
use crate::{commands::arrange, kit::TestApp};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime, format_description::well_known::Rfc3339};

#[tokio::test(flavor = "multi_thread")]
async fn it_is_renewed_every_month_also_after_a_long_silence() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    buy(&seeker, "pro", "month").await;
    pass(&app, Duration::days(32)).await;
    let seeker = app.session(&seeker, "aal1").await;
    assert_eq!((receipts(&seeker).await.len(), &subscription(&seeker).await["state"]), (2, &json!("active")));
    look(&app).await;
    assert_eq!(receipts(&seeker).await.len(), 2, "once");
    // The server was off for three months.
    pass(&app, Duration::days(92)).await;
    let seeker = app.session(&seeker, "aal1").await;
    assert_eq!((receipts(&seeker).await.len(), &subscription(&seeker).await["state"]), (5, &json!("active")));
    assert_eq!(told(&seeker).await[0], "Receipt for Pro Builder");
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_pay_are_told_and_choose_about_what() {
    let app = TestApp::start().await;
    let company = app.company_on("employer_core").await;
    let recruiter = app.recruiter(&company, &["manage_company"]).await;
    let off = json!({ "p_kind": "payment_received", "p_in_app": false, "p_email": false });
    company.admin.rpc("set_notification", &off).await.ok();
    buy(&company.admin, "flagship", "month").await;
    company.admin.rpc("fail_test_payment", &json!({})).await.ok();
    company.admin.rpc("end_test_period", &json!({})).await.ok();
    assert_eq!(told(&company.admin).await, ["Your payment for Flagship failed"]);
    assert_eq!(told(&recruiter).await, Vec::<String>::new());
    let mails = "select count(*) from queue.tasks where kind = 'deliver_notification' and payload ->> 'kind' = 'payment_failed'";
    let mails: i64 = app.database.admin().await.query_one(mails, &[]).await.expect("a count").get(0);
    assert_eq!(mails, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_missed_is_healed_by_asking() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    buy(&seeker, "pro", "month").await;
    // As if neither the renewal nor the change after it had been heard of.
    arrange(
        &app,
        "update private.test_subscriptions t
         set version = 7, snapshot = t.snapshot || jsonb_build_object('period_start', '2031-01-01T00:00:00Z',
             'period_end', '2032-01-01T00:00:00Z', 'plan', '{\"tier_id\":\"founding\",\"interval\":\"year\"}'::jsonb)
         from subscriptions s where s.id = t.id and s.profile_id = $1",
        seeker.id,
    )
    .await;
    assert_eq!(subscription(&seeker).await["paid_tier_id"], "pro");
    let ask = async || {
        devproof_commands::reconcile_subscriptions(&app.db, app.app.command_settings(), app.clock.now()).await
    };
    assert_eq!(ask().await.expect("it asks"), 1);
    let healed = subscription(&seeker).await;
    assert_eq!(
        (&healed["paid_tier_id"], &healed["current_period_end"]),
        (&json!("founding"), &json!("2032-01-01T00:00:00+00:00"))
    );
    assert_eq!(ask().await.expect("it asks"), 0, "once a day");
    app.clock.advance(Duration::hours(25));
    assert_eq!(ask().await.expect("it asks"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_news_of_a_renewal_it_is_past_due_and_ends() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    buy(&seeker, "pro", "month").await;
    // The provider is silent.
    let silent = "update private.test_subscriptions t set due_at = null from subscriptions s where s.id = t.id and s.profile_id = $1";
    arrange(&app, silent, seeker.id).await;
    let end = subscription(&seeker).await["current_period_end"].as_str().expect("a time").to_owned();
    let end = OffsetDateTime::parse(&end, &Rfc3339).expect("a time");
    pass(&app, end + Duration::days(2) - app.clock.now()).await;
    let seeker = app.session(&seeker, "aal1").await;
    assert_eq!(subscription(&seeker).await["state"], "active", "news can be late");
    pass(&app, Duration::days(2)).await;
    let seeker = app.session(&seeker, "aal1").await;
    assert_eq!(subscription(&seeker).await["state"], "past_due");
    pass(&app, Duration::days(4)).await;
    let seeker = app.session(&seeker, "aal1").await;
    let over = subscription(&seeker).await;
    assert_eq!((&over["state"], &over["tier_id"], &over["id"]), (&json!("free"), &json!("core"), &Value::Null));
}
