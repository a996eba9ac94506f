//! A company's team: invitations, permissions, leaving, the admin's role. Attack A40.

use super::{arrange, count, details, open_job};
use crate::kit::{Answer, Company, Person, TestApp};
use futures::future::join_all;
use serde_json::{Value, json};
use time::Duration;

/// The token in the newest invitation to this address.
async fn invited(app: &TestApp, by: &Person, email: &str, permissions: &[&str]) -> String {
    let call = json!({ "p_email": email, "p_permissions": permissions });
    let answer = by.rpc("invite_recruiter", &call).await;
    assert!(!answer.text.contains("token"), "the link goes by mail alone: {}", answer.text);
    answer.ok();
    let sql = "select body_text from queue.outbox where to_address = $1 order by created_at desc, id limit 1";
    let text: String = app.database.admin().await.query_one(sql, &[&email]).await.expect("a letter").get(0);
    let token = text.split("token=").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("a link");
    token.to_owned()
}

async fn accept(who: &Person, token: &str) -> Answer {
    who.rpc("accept_invitation", &json!({ "p_token": token, "p_full_name": "Nora New" })).await
}

async fn state(app: &TestApp, token: &str) -> Value {
    app.post("/rest/v1/rpc/get_invitation", &json!({ "p_token": token })).await.ok()["state"].clone()
}

/// What may be done by somebody, as the database holds it.
async fn permissions(app: &TestApp, who: &Person) -> Vec<String> {
    let sql = "select permission from recruiter_permissions where profile_id = $1 order by 1";
    let rows = app.database.admin().await.query(sql, &[&who.id]).await.expect("permissions");
    rows.iter().map(|row| row.get(0)).collect()
}

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
    // The token as it is stored opens nothing, and nobody reads it.
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
async fn a40_nobody_gives_a_right_that_they_lack() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let manager = app.recruiter(&company, &["manage_team", "view_candidates"]).await;
    let plain = app.recruiter(&company, &["manage_jobs"]).await;
    let call = |permissions: Value| json!({ "p_email": "new@example.test", "p_permissions": permissions });
    let refused = manager.rpc("invite_recruiter", &call(json!(["view_candidates", "manage_company"]))).await;
    assert_eq!(
        (refused.error(403), details(&refused)["permission"].clone()),
        ("missing_permission".to_owned(), json!("manage_company"))
    );
    assert_eq!(plain.rpc("invite_recruiter", &call(json!([]))).await.error(403), "missing_permission");
    // The role in the body, and words that are no permission.
    let raised = json!({ "p_email": "new@example.test", "p_permissions": [], "p_company_role": "admin" });
    assert!(manager.rpc("invite_recruiter", &raised).await.status.is_client_error());
    assert_eq!(manager.rpc("invite_recruiter", &call(json!(["admin"]))).await.error(422), "invalid_input");
    assert_eq!(
        manager.rpc("invite_recruiter", &json!({ "p_email": "no address", "p_permissions": [] })).await.error(422),
        "invalid_input"
    );
    let set = |who: &Person, permissions: Value| json!({ "p_profile_id": who.id, "p_permissions": permissions });
    assert_eq!(
        manager
            .rpc("set_recruiter_permissions", &set(&plain, json!(["manage_jobs", "manage_company"])))
            .await
            .error(403),
        "missing_permission"
    );
    assert_eq!(manager.rpc("set_recruiter_permissions", &set(&manager, json!([]))).await.error(422), "invalid_input");
    assert_eq!(
        manager.rpc("set_recruiter_permissions", &set(&company.admin, json!([]))).await.error(403),
        "not_allowed"
    );
    assert_eq!(
        manager.rpc("remove_member", &json!({ "p_profile_id": company.admin.id })).await.error(403),
        "not_allowed"
    );
    assert_eq!(manager.rpc("hand_over_admin", &json!({ "p_profile_id": plain.id })).await.error(403), "not_admin");
    // What somebody holds already may stay, whoever gave it; what the manager holds may be given.
    manager.rpc("set_recruiter_permissions", &set(&plain, json!(["manage_jobs", "view_candidates"]))).await.ok();
    assert_eq!(permissions(&app, &plain).await, ["manage_jobs", "view_candidates"]);
    let stranger = app.company().await.admin;
    assert_eq!(stranger.rpc("set_recruiter_permissions", &set(&plain, json!([]))).await.error(404), "not_found");
    assert_eq!(stranger.rpc("remove_member", &json!({ "p_profile_id": plain.id })).await.error(404), "not_found");

    // A right that is taken from the one who invited is not given by the invitation.
    let newcomer = app.newcomer().await;
    let token = invited(&app, &manager, &newcomer.email, &["view_candidates"]).await;
    company.admin.rpc("set_recruiter_permissions", &set(&manager, json!(["manage_team"]))).await.ok();
    accept(&newcomer, &token).await.ok();
    assert!(permissions(&app, &newcomer).await.is_empty());
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

#[tokio::test(flavor = "multi_thread")]
async fn mail_to_strangers_is_limited() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let call = |n: usize| json!({ "p_email": format!("a{n}@example.test"), "p_permissions": [] });
    for _ in 0..5 {
        company.admin.rpc("invite_recruiter", &call(0)).await.ok();
    }
    let refused = company.admin.rpc("invite_recruiter", &call(0)).await;
    assert_eq!(
        (refused.error(429), details(&refused)["state"].clone()),
        ("invitation_limit".to_owned(), json!("too_many_today"))
    );
    let answers = join_all((1..60).map(|n| {
        let (admin, call) = (&company.admin, call(n));
        async move { admin.rpc("invite_recruiter", &call).await }
    }))
    .await;
    let taken = answers.iter().filter(|answer| answer.status.is_success()).count();
    assert_eq!(taken, 49, "fifty are open, exactly");
}

async fn member(app: &TestApp, company: &Company) -> Person {
    app.recruiter(company, &["manage_jobs", "view_candidates", "message_candidates"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_leaves_the_work() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (leaver, heir) = (member(&app, &company).await, member(&app, &company).await);
    let job = open_job(&leaver, "Engineer").await;
    let call = |to: &Person| json!({ "p_profile_id": leaver.id, "p_jobs_to": to.id });
    assert_eq!(heir.rpc("remove_member", &call(&heir)).await.error(403), "missing_permission");
    assert_eq!(company.admin.rpc("remove_member", &call(&leaver)).await.error(422), "invalid_input");
    let stranger = app.company().await.admin;
    assert_eq!(company.admin.rpc("remove_member", &call(&stranger)).await.error(404), "not_found");
    let done = company.admin.rpc("remove_member", &call(&heir)).await.ok();
    assert_eq!((&done["jobs"], &done["jobs_to"]), (&json!(1), &json!(heir.id)));
    let theirs = "select count(*) from job_openings where id = $1 and recruiter_profile_id is not null";
    assert_eq!(count(&app, theirs, job).await, 1);
    assert_eq!(heir.get("/rest/v1/job_openings?select=id").await.ok(), json!([{ "id": job }]));

    // The right is gone at once, and the account stays.
    assert_eq!(leaver.rpc("pause_job", &json!({ "p_id": job })).await.status, 403);
    let profile = leaver.get("/rest/v1/profiles?select=company_id,needs_onboarding").await.ok();
    assert_eq!(profile[0], json!({ "company_id": null, "needs_onboarding": true }));
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    for (to, subject) in [(&leaver, "You are no longer a member of Halyard"), (&heir, "A colleague has left Halyard")]
    {
        let sql = "select count(*) from queue.outbox where to_address = $1 and subject = $2";
        let sent: i64 =
            app.database.admin().await.query_one(sql, &[&to.email, &subject]).await.expect("a count").get(0);
        assert_eq!(sent, 1, "{subject}");
    }
}

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
    let letters = "select count(*) from queue.outbox o join auth.users u on u.email = o.to_address
        where u.id = $1 and o.subject = 'You are no longer the admin of Halyard'";
    assert_eq!(count(&app, letters, admin.id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn m5_before_the_approval_a_company_writes_to_its_own_people_alone() {
    let app = TestApp::start().await;
    let waiting = app.company_in("pending").await;
    let invite = async |by: &Person, email: &str| {
        by.rpc("invite_recruiter", &json!({ "p_email": email, "p_permissions": [] })).await
    };
    // The admin's address is one of example.test.
    assert_eq!(invite(&waiting.admin, "stranger@elsewhere.test").await.error(403), "company_not_approved");
    assert_eq!(invite(&waiting.admin, "stranger@example.test.evil.test").await.error(403), "company_not_approved");
    for i in 0..3 {
        invite(&waiting.admin, &format!("colleague-{i}@EXAMPLE.test")).await.ok();
    }
    assert_eq!(invite(&waiting.admin, "colleague-3@example.test").await.error(403), "company_not_approved");
    // Taking one back makes no room for another.
    let revoke = "update team_invitations set revoked_at = now() where company_id = $1";
    arrange(&app, revoke, waiting.id).await;
    assert_eq!(invite(&waiting.admin, "colleague-3@example.test").await.error(403), "company_not_approved");
    let sent = "select count(*) from queue.outbox where to_address like '%colleague%' or to_address like 'stranger%'
        having $1::uuid is not null";
    assert_eq!(count(&app, sent, waiting.id).await, 3);

    // A mail provider's domain is nobody's own.
    let free = app.company_in("pending").await;
    for domain in ["gmail.com", "yahoo.co.uk"] {
        let sql = format!("update auth.users set email = id || '@{domain}' where id = $1");
        arrange(&app, &sql, free.admin.id).await;
        let refused = invite(&free.admin, &format!("stranger@{domain}")).await;
        assert_eq!(refused.error(403), "company_not_approved", "{domain}");
    }
    arrange(&app, "update companies set approval_status = 'approved' where id = $1", waiting.id).await;
    invite(&waiting.admin, "stranger@elsewhere.test").await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn m5_an_invitation_makes_no_link_of_what_somebody_typed() {
    let app = TestApp::start().await;
    let company = app.company().await;
    arrange(&app, "update companies set name = 'Locked. See evil.example' where id = $1", company.id).await;
    let token = invited(&app, &company.admin, "stranger@elsewhere.test", &[]).await;
    let sql = "select subject, body_text, body_html from queue.outbox where to_address = 'stranger@elsewhere.test'";
    let row = app.database.admin().await.query_one(sql, &[]).await.expect("a letter");
    for part in 0..3 {
        let text: String = row.get(part);
        assert!(!text.contains("evil.example") && text.contains("“Erin Employer”"), "{text}");
    }
    // Our own link is whole.
    assert!(row.get::<_, String>(2).contains(&format!("/accept-invite?token={token}\"")));
}
