//! `accept_invitation`. Attack A40.

use super::{accept, invited, permissions, state};
use crate::{
    commands::{arrange, count, details, open_job},
    kit::TestApp,
};
use futures::future::join_all;
use serde_json::{Value, json};
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_accepts_and_is_a_recruiter() {
    let app = TestApp::start().await;
    let (company, newcomer) = (app.company().await, app.newcomer().await);
    let token = invited(&app, &company.admin, &newcomer.email, &["manage_jobs", "view_candidates"]).await;

    let seen = app.post("/rest/v1/rpc/get_invitation", &json!({ "p_token": token })).await.ok();
    assert_eq!((&seen["state"], &seen["company"]["name"]), (&json!("open"), &json!("Halyard")));
    assert!(!seen.to_string().contains(&newcomer.email), "a stranger with the link is not told the address: {seen}");
    let own = newcomer.rpc("get_invitation", &json!({ "p_token": token })).await.ok();
    assert_eq!((&own["for_you"], &own["email"]), (&json!(true), &json!(newcomer.email)));

    accept(&newcomer, &token).await.ok();
    let profile =
        newcomer.get("/rest/v1/profiles?select=role,company_role,company_id,full_name,needs_onboarding").await.ok();
    assert_eq!(
        profile[0],
        json!({ "role": "employer", "company_role": "recruiter", "company_id": company.id, "full_name": "Nora New",
            "needs_onboarding": false })
    );
    assert_eq!(permissions(&app, &newcomer).await, ["manage_jobs", "view_candidates"]);
    accept(&newcomer, &token).await.ok();
    assert_eq!(state(&app, &token).await, "used");
    open_job(&newcomer, "Engineer").await;

    let team = newcomer.rpc("get_team", &json!({})).await.ok();
    assert_eq!((&team["can_manage"], &team["invitations"]), (&json!(false), &json!([])));
    let team = company.admin.rpc("get_team", &json!({})).await.ok();
    assert_eq!(team["members"].as_array().map(Vec::len), Some(2));
    assert_eq!((&team["members"][1]["jobs"], &team["invitations"][0]["state"]), (&json!(1), &json!("used")));
    let log = "select count(*) from auth.audit_log where user_id = $1 and action = 'invitation_accepted'";
    assert_eq!(count(&app, log, newcomer.id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a40_only_the_invited_confirmed_address_accepts() {
    let app = TestApp::start().await;
    let (company, invitee, other) = (app.company().await, app.newcomer().await, app.newcomer().await);
    let token = invited(&app, &company.admin, &invitee.email, &["manage_jobs"]).await;
    // A forwarded link, with another account signed in.
    assert_eq!(accept(&other, &token).await.error(403), "invitation_for_another");
    assert_eq!(
        app.post("/rest/v1/rpc/accept_invitation", &json!({ "p_token": token })).await.error(401),
        "not_signed_in"
    );
    // An address that was claimed and never confirmed; a guess of another spelling.
    arrange(&app, "update auth.users set email_confirmed_at = null where id = $1", invitee.id).await;
    assert_eq!(accept(&invitee, &token).await.error(403), "invitation_for_another");
    arrange(&app, "update auth.users set email_confirmed_at = now() where id = $1", invitee.id).await;
    for guess in ["", "x", &token[1..], &token.to_uppercase(), &format!("{token}=")] {
        let refused = accept(&invitee, guess).await;
        assert_eq!(
            (refused.error(409), details(&refused)),
            ("invitation_not_open".to_owned(), json!({ "state": "unknown" }))
        );
        assert_eq!(state(&app, guess).await, "unknown");
    }
    // The token as it is stored opens nothing, and no one reads it.
    let read = company.admin.get("/rest/v1/team_invitations?select=token_hash").await;
    assert!(!read.status.is_success(), "{}", read.text);
    accept(&invitee, &token).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a40_once_within_seven_days_and_never_after_it_was_revoked() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let late = app.newcomer().await;
    let token = invited(&app, &company.admin, &late.email, &[]).await;
    app.clock.advance(Duration::seconds(7 * 86_400 + 1));
    let late = app.session(&late, "aal1").await;
    assert_eq!(details(&accept(&late, &token).await)["state"], "expired");

    let admin = app.session(&company.admin, "aal1").await;
    let revoked = app.newcomer().await;
    let first = invited(&app, &admin, &revoked.email, &[]).await;
    let second = invited(&app, &admin, &revoked.email, &[]).await;
    assert_eq!(details(&accept(&revoked, &first).await)["state"], "revoked", "inviting again replaces the first");
    let team = admin.rpc("get_team", &json!({})).await.ok();
    let id = team["invitations"].as_array().expect("a list").iter().find(|one| one["state"] == "open").expect("open")
        ["id"]
        .clone();
    let stranger = app.company().await.admin;
    assert_eq!(stranger.rpc("revoke_invitation", &json!({ "p_id": id })).await.error(404), "not_found");
    for _ in 0..2 {
        admin.rpc("revoke_invitation", &json!({ "p_id": id })).await.ok();
    }
    assert_eq!(details(&accept(&revoked, &second).await)["state"], "revoked");

    // Of many at once by the same person, and by two, one makes a member.
    let racer = app.newcomer().await;
    let token = invited(&app, &admin, &racer.email, &[]).await;
    let sessions = join_all((0..6).map(|_| app.session(&racer, "aal1"))).await;
    let done = join_all(sessions.iter().map(|session| accept(session, &token))).await;
    assert!(done.iter().all(|answer| answer.status.is_success()), "the same person hears that it is done");
    let accepted = "select count(*) from auth.audit_log where user_id = $1 and action = 'invitation_accepted'";
    assert_eq!(count(&app, accepted, racer.id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a40_the_inviter_was_removed_or_the_company_suspended() {
    let app = TestApp::start().await;
    let company = app.company().await;
    for gone in ["removed", "may_not", "deactivated", "deleted", "suspended"] {
        let (manager, newcomer) = (app.recruiter(&company, &["manage_team"]).await, app.newcomer().await);
        let token = invited(&app, &manager, &newcomer.email, &[]).await;
        let admin = &company.admin;
        let expected = match gone {
            "removed" => {
                admin.rpc("remove_member", &json!({ "p_profile_id": manager.id })).await.ok();
                "revoked"
            }
            "may_not" => {
                let none = json!({ "p_profile_id": manager.id, "p_permissions": [] });
                admin.rpc("set_recruiter_permissions", &none).await.ok();
                "withdrawn"
            }
            "deactivated" => {
                manager.rpc("deactivate_account", &json!({})).await.ok();
                "revoked"
            }
            "deleted" => {
                manager.rpc("delete_account", &json!({ "p_confirmation": "delete my account" })).await.ok();
                "revoked"
            }
            _ => {
                arrange(&app, "update companies set approval_status = 'suspended' where id = $1", company.id).await;
                "closed"
            }
        };
        let refused = accept(&newcomer, &token).await;
        assert_eq!(
            (refused.error(409), details(&refused)["state"].clone()),
            ("invitation_not_open".to_owned(), json!(expected)),
            "{gone}"
        );
        assert_eq!(state(&app, &token).await, expected, "{gone}");
    }
    let refused =
        company.admin.rpc("invite_recruiter", &json!({ "p_email": "new@example.test", "p_permissions": [] })).await;
    assert_eq!(refused.error(403), "company_not_approved");
    // One that waits for approval may have a team.
    let waiting = app.company_in("pending").await;
    let newcomer = app.newcomer().await;
    let token = invited(&app, &waiting.admin, &newcomer.email, &[]).await;
    accept(&newcomer, &token).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_a_side_already_is_told_and_keeps_it() {
    let app = TestApp::start().await;
    let (company, seeker, elsewhere, staff) =
        (app.company().await, app.seeker().await, app.company().await, app.staff().await);
    let answers = {
        let mut answers = Vec::new();
        for email in [&seeker.email, &elsewhere.admin.email, &staff.email, &"nobody@example.test".to_owned()] {
            let call = json!({ "p_email": email, "p_permissions": [] });
            let mut answer = company.admin.rpc("invite_recruiter", &call).await.ok();
            for own in ["id", "email", "expires_at"] {
                answer[own] = Value::Null;
            }
            answers.push(answer);
        }
        answers
    };
    assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "nothing tells who has an account: {answers:?}");
    for (who, status, code) in
        [(&seeker, 403, "not_employer"), (&elsewhere.admin, 409, "already_in_company"), (&staff, 403, "not_allowed")]
    {
        let token = invited(&app, &company.admin, &who.email, &[]).await;
        assert_eq!(accept(who, &token).await.error(status), code);
    }
    // An employer who is in no company any more may come.
    let free = app.recruiter(&elsewhere, &["manage_jobs"]).await;
    free.rpc("remove_member", &json!({ "p_profile_id": free.id })).await.ok();
    let token = invited(&app, &company.admin, &free.email, &["view_candidates"]).await;
    accept(&free, &token).await.ok();
    assert_eq!(permissions(&app, &free).await, ["view_candidates"], "nothing of the other company");
}
