//! The log of accounts: everything that happens is in it, and no one changes it.

use super::{NO_PAUSE, PASSWORD, mails, member, post, refresh, sign_in, text, with_token};
use crate::kit::TestApp;
use devproof_auth::Action;
use serde_json::{Value, json};
use std::{collections::HashSet, fs, path::Path};
use time::Duration;

/// Action and detail of every entry, oldest first.
async fn entries(app: &TestApp) -> Vec<(String, Value)> {
    let sql = "select action, detail from auth.audit_log order by id";
    let rows = app.database.admin().await.query(sql, &[]).await.expect("the statement runs");
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

async fn actions(app: &TestApp) -> Vec<String> {
    entries(app).await.into_iter().map(|(action, _)| action).collect()
}

#[tokio::test]
async fn a_life_of_an_account_is_written_down() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let email = "ada@example.test";
    let first = member(&app, email).await;
    let second = sign_in(&app, email, PASSWORD).await.ok();
    assert_eq!(sign_in(&app, email, "not the password").await.error(400), "invalid_credentials");
    post(&app, "/recover", json!({ "email": email })).await.ok();
    let wrong = json!({ "type": "recovery", "email": email, "token": "x" });
    assert_eq!(post(&app, "/verify", wrong).await.error(403), "otp_expired");
    let token = text(&second, "access_token");
    with_token(&app, "GET", "/reauthenticate", token, None).await.ok();
    let change = json!({ "password": "another horse, battery removed 9", "data": { "a": 1 } });
    with_token(&app, "PUT", "/user", token, Some(change)).await.ok();
    assert_eq!(refresh(&app, &first["refresh_token"]).await.error(400), "session_not_found");
    with_token(&app, "PUT", "/user", token, Some(json!({ "email": "ada@new.test" }))).await.ok();
    for to in [email, "ada@new.test"] {
        let link = json!({ "type": "email_change", "token_hash": mails(&app, to).await[0].link_token() });
        post(&app, "/verify", link).await.ok();
    }
    with_token(&app, "POST", "/logout", token, None).await;
    let log = entries(&app).await;
    let lines: Vec<String> = log.iter().map(|(action, detail)| format!("{action} {detail}")).collect();
    insta::assert_snapshot!("a_life_of_an_account", lines.join("\n"));
    let known: HashSet<&str> = Action::ALL.iter().map(|action| action.as_str()).collect();
    for (action, detail) in log {
        assert!(known.contains(action.as_str()), "{action}");
        for secret in ["example", "new.test", "horse", "password\":\"", token] {
            assert!(!detail.to_string().contains(secret), "{detail}");
        }
    }
}

#[tokio::test]
async fn refusals_are_written_down_and_a_flood_of_them_is_not() {
    let app = TestApp::start_with(&[("SIGN_IN_PER_ACCOUNT", "1000")]).await;
    member(&app, "ada@example.test").await;
    let of = |user: &'static str| {
        let app = &app;
        async move {
            let sql = format!(
                "select count(*) from auth.audit_log where action = 'login_failed' and user_id is {user} null
                 and detail = '{{\"method\":\"password\",\"reason\":\"password\"}}'"
            );
            app.database.admin().await.query_one(&sql, &[]).await.unwrap().get::<_, i64>(0)
        }
    };
    for email in ["ada@example.test", "nobody@example.test"] {
        for _ in 0..2 {
            let wrong = (0..40).map(|_| sign_in(&app, email, "not the password"));
            for answer in futures::future::join_all(wrong).await {
                assert_eq!(answer.error(400), "invalid_credentials");
            }
        }
    }
    assert_eq!((of("not").await, of("").await), (60, 60), "as many of a stranger as of a member");
    app.clock.advance(Duration::minutes(61));
    sign_in(&app, "ada@example.test", "not the password").await.error(400);
    assert_eq!(of("not").await, 61);
}

#[tokio::test]
async fn nobody_changes_the_log_and_only_age_takes_from_it() {
    let app = TestApp::start().await;
    member(&app, "ada@example.test").await;
    let admin = app.database.admin().await;
    for change in [
        "update auth.audit_log set action = 'login'",
        "update auth.audit_log set ip = null",
        "delete from auth.audit_log",
        "truncate auth.audit_log",
        "insert into auth.audit_log (at, action) values (now(), 'Not a name')",
        "insert into auth.audit_log (at, action, detail) values (now(), 'login', jsonb_build_object('a', repeat('x', 3000)))",
    ] {
        assert!(admin.batch_execute(change).await.is_err(), "{change}");
    }
    for role in ["anon", "authenticated", "service_role", "app_command"] {
        let read = format!("begin; set local role {role}; select * from auth.audit_log; commit");
        assert!(admin.batch_execute(&read).await.is_err(), "{role}");
        admin.batch_execute("rollback").await.unwrap();
    }
    let before = actions(&app).await;
    let old = "insert into auth.audit_log (at, action) values (now() - interval '91 days', 'login')";
    admin.batch_execute(old).await.unwrap();
    devproof_auth::sweep(&app.db, &*app.clock, 0).await.unwrap();
    assert_eq!(actions(&app).await.len(), before.len() + 1, "for ever");
    devproof_auth::sweep(&app.db, &*app.clock, 1).await.unwrap();
    assert_eq!(actions(&app).await, before, "never less than 90 days");
}

#[tokio::test]
async fn who_is_gone_leaves_no_network_address() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let id: uuid::Uuid = text(&session["user"], "id").parse().unwrap();
    let admin = app.database.admin().await;
    let left = "select count(*) from auth.audit_log where ip is not null";
    assert!(
        admin.execute("select auth.forget_addresses($1)", &[&id]).await.is_err(),
        "not while the account is there"
    );
    admin.execute("delete from auth.users where id = $1", &[&id]).await.unwrap();
    admin.execute("select auth.forget_addresses($1)", &[&id]).await.unwrap();
    assert_eq!(admin.query_one(left, &[]).await.unwrap().get::<_, i64>(0), 0);
}

#[tokio::test]
async fn staff_read_it_and_reading_is_written_down() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let staff = app.staff().await;
    let id = &session["user"]["id"];
    let call = json!({ "p_reason": "Somebody asked", "p_user_id": id, "p_limit": 2 });
    let page = staff.rpc("admin_security_log", &call).await.ok();
    assert_eq!(page["entries"].as_array().map(Vec::len), Some(2));
    assert_eq!((&page["entries"][0]["action"], &page["entries"][0]["user_id"]), (&json!("login"), id));
    let rest = json!({ "p_reason": "Somebody asked", "p_user_id": id, "p_before": page["next_before"] });
    assert_eq!(staff.rpc("admin_security_log", &rest).await.ok()["entries"][0]["action"], "user_signedup");
    let none = json!({ "p_reason": "Somebody asked", "p_action": "token_reused" });
    assert_eq!(staff.rpc("admin_security_log", &none).await.ok()["entries"], json!([]));
    let log = staff.rpc("admin_audit_log", &json!({ "p_reason": "r", "p_action": "security.read" })).await.ok();
    assert_eq!(log["entries"].as_array().map(Vec::len), Some(3));
    assert_eq!(log["entries"][2]["subject_id"], *id);
}

/// Names that SQL writes are names of the reference.
#[test]
fn what_commands_note_has_a_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let known: HashSet<&str> = Action::ALL.iter().map(|action| action.as_str()).collect();
    let mut folders = vec![root.join("db/functions"), root.join("crates/commands/src")];
    let mut found = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let Ok(text) = fs::read_to_string(&path) else { continue };
            for call in text.split("record_event('").skip(1) {
                let name = call.split('\'').next().unwrap_or_default();
                assert!(known.contains(name), "{}: {name}", path.display());
                found += 1;
            }
        }
    }
    assert!(found > 0);
}
