//! `admin_deactivate_person`: sessions end, no link of the owner's brings it back, the company
//! keeps an admin.

use crate::kit::TestApp;
use serde_json::{Value, json};
use uuid::Uuid;

pub(super) fn call(id: Uuid) -> Value {
    json!({ "p_id": id, "p_reason": "Sells courses" })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deactivated_person_is_out_at_once_and_comes_back_by_staff_alone() {
    let app = TestApp::start().await;
    let (staff, seeker) = (app.staff().await, app.seeker().await);
    seeker.get("/rest/v1/profiles?select=id").await.ok();
    let close = call(seeker.id);
    let answers = futures::future::join_all((0..4).map(|_| staff.rpc("admin_deactivate_person", &close))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    let others = answers.iter().filter(|answer| !answer.status.is_success());
    assert!(others.into_iter().all(|one| one.error(409) == "unchanged"));
    app.clock.advance(time::Duration::seconds(5));
    assert!(!seeker.rpc("get_my_sessions", &json!({})).await.status.is_success());
    let admin = app.database.admin().await;
    let state = "select u.banned_until > now() + interval '50 years', u.deactivated_at is null,
                     private.may_be_restored(u.id), (select count(*) from auth.sessions s where s.user_id = u.id)
                 from auth.users u where u.id = $1";
    let row = admin.query_one(state, &[&seeker.id]).await.expect("the account");
    assert_eq!((row.get(0), row.get(1), row.get(2), row.get::<_, i64>(3)), (true, true, false, 0));
    let person = staff.rpc("admin_get_person", &call(seeker.id)).await.ok();
    assert_eq!(person["state"], "deactivated_by_staff");

    staff.rpc("admin_restore_person", &call(seeker.id)).await.ok();
    assert_eq!(staff.rpc("admin_restore_person", &call(seeker.id)).await.error(409), "unchanged");
    app.session(&seeker, "aal1").await.rpc("get_my_sessions", &json!({})).await.ok();
    let mails = "select subject, body_text from queue.outbox where to_address = $1 order by created_at";
    let mails = admin.query(mails, &[&seeker.email]).await.expect("the outbox");
    let subjects: Vec<String> = mails.iter().map(|row| row.get(0)).collect();
    assert_eq!(subjects, ["Your account was deactivated", "Your account is restored"]);
    assert!(mails.iter().all(|row| !row.get::<_, String>(1).contains("Sells courses")), "the reason is ours");
    let logs =
        "select action from private.audit_log where reason = 'Sells courses' and action <> 'person.read' order by id";
    let logs: Vec<String> = admin.query(logs, &[]).await.expect("the log").iter().map(|row| row.get(0)).collect();
    assert_eq!(logs, ["person.deactivate", "person.restore"]);
    let account = "select count(*) from auth.audit_log where user_id = $1 and detail ->> 'by' = 'staff'";
    assert_eq!(admin.query_one(account, &[&seeker.id]).await.expect("a count").get::<_, i64>(0), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_company_keeps_an_admin_or_its_jobs_pause() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    let (company, alone) = (app.company().await, app.company().await);
    let colleague = app.recruiter(&company, &["manage_team"]).await;
    let admin = app.database.admin().await;
    let job = "insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy, pay_min, pay_max,
                   pay_currency, published_at)
               values ($1, 'Job', 'Work', 'open', 'senior', 'full_time', 'remote', 1, 2, 'EUR', now() - interval '1 hour')";
    for id in [company.id, alone.id] {
        admin.execute(job, &[&id]).await.expect("a job");
    }
    for person in [company.admin.id, alone.admin.id] {
        staff.rpc("admin_deactivate_person", &call(person)).await.ok();
    }
    let role = "select company_role from profiles where id = $1";
    let role: String = admin.query_one(role, &[&colleague.id]).await.expect("a member").get(0);
    assert_eq!(role, "admin");
    let status = "select status from job_openings where company_id = $1";
    for (id, expected) in [(company.id, "open"), (alone.id, "paused")] {
        assert_eq!(admin.query_one(status, &[&id]).await.expect("a job").get::<_, String>(0), expected);
    }
}
