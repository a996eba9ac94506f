//! `hand_over_admin`.

use super::member;
use crate::{commands::count, kit::TestApp};
use devproof_queue::outbox;
use serde_json::json;
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn the_role_of_admin_passes_whole_and_needs_a_recent_proof() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let heir = member(&app, &company).await;
    let call = json!({ "p_profile_id": heir.id });
    assert_eq!(
        company.admin.rpc("remove_member", &json!({ "p_profile_id": company.admin.id })).await.error(409),
        "last_admin"
    );
    app.clock.advance(Duration::seconds(301));
    assert_eq!(company.admin.rpc("hand_over_admin", &call).await.error(403), "reauthentication_needed");
    let admin = app.session(&company.admin, "aal1").await;
    assert_eq!(admin.rpc("hand_over_admin", &json!({ "p_profile_id": admin.id })).await.error(422), "invalid_input");

    // Two at once: one becomes the admin, and there is one.
    let other = member(&app, &company).await;
    let second = json!({ "p_profile_id": other.id });
    let (one, two) = tokio::join!(admin.rpc("hand_over_admin", &call), admin.rpc("hand_over_admin", &second));
    assert!(one.status.is_success() != two.status.is_success(), "{} {}", one.text, two.text);
    let admins = "select count(*) from profiles where company_id = $1 and company_role = 'admin'";
    assert_eq!(count(&app, admins, company.id).await, 1);
    let all = "select count(*) from recruiter_permissions where profile_id = $1";
    assert_eq!(count(&app, all, admin.id).await, 7, "who hands over stays with every permission");
    let emails = "select count(*) from queue.outbox o join auth.users u on u.email = o.to_address
        where u.id = $1 and o.subject = 'You are no longer the admin of Halyard'
            and o.body_text like '%Then contact us at once.%'";
    assert_eq!(count(&app, emails, admin.id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_email_names_the_operators_address() {
    let app = TestApp::start_with(&[("contact_email", "help@operator.test")]).await;
    let company = app.company().await;
    let heir = member(&app, &company).await;
    company.admin.rpc("hand_over_admin", &json!({ "p_profile_id": heir.id })).await.ok();
    let emails = outbox::list(&app.db, Some(&company.admin.email)).await.expect("the outbox");
    let email = emails.iter().find(|email| email.subject == "You are no longer the admin of Halyard");
    // Without what keeps programs from making a link of an address.
    let text = email.expect("an email").text.replace('\u{200c}', "");
    assert!(text.contains("Then write to us at once: help@operator.test"), "{text}");
}
