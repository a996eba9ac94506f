//! Group B: making oneself more than one is, by writing.

use crate::kit::{Answer, Person, TestApp};
use serde_json::{Value, json};
use tokio_postgres::Client;
use uuid::Uuid;

async fn fingerprint(admin: &Client, table: &str) -> String {
    let sql = format!("select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) from {table} t");
    admin.query_one(&sql, &[]).await.expect("a table").get(0)
}

async fn write(who: &Person, method: &str, path: &str, prefer: &str, body: &Value) -> Answer {
    Answer::of(who.request(method, &format!("/rest/v1/{path}")).header("prefer", prefer).json(body)).await
}

/// What no one sets on their own profile, and a value for it.
fn forbidden(company: Uuid) -> Vec<(&'static str, Value)> {
    vec![
        ("role", json!("employer")),
        ("is_internal_admin", json!(true)),
        ("company_role", json!("admin")),
        ("company_id", json!(company)),
        ("is_active", json!(true)),
        ("needs_onboarding", json!(false)),
        ("company_approval_status", json!("approved")),
        ("tier", json!("founding")),
        ("special_rank", json!("The Compiler")),
        ("completed_challenges", json!(99)),
        ("system_design_score", json!(100)),
        ("slug", json!("chosen")),
        ("id", json!(Uuid::new_v4())),
        ("created_at", json!("2020-01-01T00:00:00Z")),
    ]
}

#[tokio::test]
async fn b01_no_patch_of_ones_own_row_gives_rights() {
    let app = TestApp::start().await;
    let (me, company) = (app.seeker().await, app.company().await);
    let admin = app.database.admin().await;
    let before = fingerprint(&admin, "profiles").await;
    for (column, value) in forbidden(company.id) {
        for body in [json!({ column: value }), json!({ "headline": "Legal", column: value })] {
            let answer = write(&me, "PATCH", &format!("profiles?id=eq.{}", me.id), "return=minimal", &body).await;
            assert_eq!(answer.error(403), "42501", "{body}");
        }
    }
    assert_eq!(fingerprint(&admin, "profiles").await, before);
}

#[tokio::test]
async fn b02_no_insert_merge_or_list_gives_rights() {
    let app = TestApp::start().await;
    let (me, other, company) = (app.seeker().await, app.seeker().await, app.company().await);
    let admin = app.database.admin().await;
    let (profiles, skills) = (fingerprint(&admin, "profiles").await, fingerprint(&admin, "profile_skills").await);
    for (column, value) in forbidden(company.id) {
        let body = json!({ "id": me.id, column: value });
        let answer = write(&me, "POST", "profiles", "resolution=merge-duplicates", &body).await;
        assert_eq!(answer.error(403), "42501", "{column}");
        let path = format!("profiles?id=eq.{}&columns={column}", me.id);
        assert_eq!(write(&me, "PATCH", &path, "", &json!({ column: value })).await.error(403), "42501", "{column}");
    }
    // The second of a list is bad: none is written.
    let good = json!({ "profile_id": me.id, "name": "Zig", "level": 2 });
    for bad in [
        json!({ "profile_id": other.id, "name": "Nim", "level": 2 }),
        json!({ "profile_id": me.id, "name": "Nim", "level": 99 }),
    ] {
        let answer = write(&me, "POST", "profile_skills", "", &json!([good, bad])).await;
        assert!(answer.status.is_client_error(), "{}", answer.text);
    }
    let mixed = json!([good, { "profile_id": me.id, "name": "Nim", "level": 2, "skill_id": 1 }]);
    let answer =
        write(&me, "POST", "profile_skills?columns=profile_id,name,level,skill_id", "missing=default", &mixed).await;
    assert_eq!(answer.error(403), "42501");
    assert_eq!(fingerprint(&admin, "profiles").await, profiles);
    assert_eq!(fingerprint(&admin, "profile_skills").await, skills);
}

#[tokio::test]
async fn b03_what_people_write_about_themselves_gives_no_rights() {
    let app = TestApp::start().await;
    let claimed =
        json!({ "is_internal_admin": true, "role": "service_role", "company_role": "admin", "tier": "founding" });
    let body = json!({ "email": "eve@example.test", "password": "correct horse battery staple", "data": claimed,
        "app_metadata": { "role": "service_role" }, "role": "service_role", "aud": "admin" });
    app.post("/auth/v1/signup", &body).await.ok();
    let me = app.seeker().await;
    let change = json!({ "data": claimed, "app_metadata": { "role": "service_role" }, "role": "service_role" });
    let changed = Answer::of(me.request("PUT", "/auth/v1/user").json(&change)).await;
    assert!(changed.status.is_success() || changed.status.is_client_error(), "{}", changed.text);
    let rows = app
        .database
        .admin()
        .await
        .query(
            "select p.is_internal_admin, p.role is not null and p.role <> 'job_seeker', p.company_role is not null,
                 p.tier = 'founding', u.app_metadata::text ~ 'service_role'
             from profiles p join auth.users u on u.id = p.id",
            &[],
        )
        .await
        .expect("the database answers");
    assert_eq!(rows.len(), 2);
    for row in rows {
        assert!((0..5).all(|place| !row.get::<_, Option<bool>>(place).unwrap_or_default()), "{row:?}");
    }
    assert_eq!(me.rpc("admin_list_companies", &json!({ "p_reason": "me" })).await.status.as_u16(), 403);
}

#[tokio::test]
async fn b04_keys_times_and_owners_are_the_servers() {
    let app = TestApp::start().await;
    let (me, other, company) = (app.seeker().await, app.seeker().await, app.company().await);
    let admin = app.database.admin().await;
    let insert = "insert into conversations (company_id, seeker_profile_id) values ($1, $2) returning id";
    let talk: Uuid = admin.query_one(insert, &[&company.id, &me.id]).await.expect("a conversation").get(0);
    let part = "insert into conversation_participants (conversation_id, user_id) values ($1, $2)";
    admin.execute(part, &[&talk, &me.id]).await.expect("a participant");
    let (id, then) = (Uuid::new_v4(), "2020-01-01T00:00:00Z");
    for (table, body) in [
        ("profile_skills", json!({ "profile_id": me.id, "name": "Zig", "id": id })),
        ("profile_skills", json!({ "profile_id": me.id, "name": "Zig", "created_at": then })),
        ("profile_skills", json!({ "profile_id": other.id, "name": "Zig" })),
        (
            "experiences",
            json!({ "profile_id": me.id, "company_name": "A", "title": "B", "started_on": "2020-01", "id": id }),
        ),
        ("saved_jobs", json!({ "profile_id": other.id, "job_opening_id": id })),
        ("messages", json!({ "id": id, "conversation_id": talk, "sender_id": me.id, "sequence": 99, "body": "x" })),
        (
            "messages",
            json!({ "id": id, "conversation_id": talk, "sender_id": other.id, "sequence": 1, "body": "x", "created_at": then }),
        ),
        ("conversation_participants", json!({ "conversation_id": talk, "user_id": me.id })),
        ("beta_test_responses", json!({ "user_id": other.id, "user_role": "job_seeker", "feedback_type": "quick" })),
    ] {
        assert_eq!(write(&me, "POST", table, "", &body).await.error(403), "42501", "{table} {body}");
    }
    // The command takes a message's id from the client, and nothing else.
    let sent = json!({ "p_id": id, "p_conversation_id": talk, "p_body": "x", "p_sender_id": other.id });
    assert!(me.rpc("send_message", &sent).await.status.is_client_error());
    assert_eq!(
        fingerprint(&admin, "messages").await,
        fingerprint(&admin, "(select * from messages where false)").await
    );
}

#[tokio::test]
async fn b05_a_write_without_a_filter_reaches_nobody_elses_rows() {
    let app = TestApp::start().await;
    let (me, other, company) = (app.seeker().await, app.seeker().await, app.company().await);
    let admin = app.database.admin().await;
    let rows = "with job as (insert into job_openings (company_id, recruiter_profile_id, title) values ($1, $2, 'Rust') returning id)
        insert into saved_jobs (profile_id, job_opening_id) select who, id from job, unnest(array[$3, $4]::uuid[]) w (who)";
    admin.execute(rows, &[&company.id, &company.admin.id, &me.id, &other.id]).await.expect("saved jobs");
    for (method, table, body) in [
        ("PATCH", "messages", json!({ "body": "mine" })),
        ("DELETE", "messages", Value::Null),
        ("PATCH", "job_interactions", json!({ "decision": "approved" })),
        ("DELETE", "profiles", Value::Null),
        ("DELETE", "companies", Value::Null),
    ] {
        assert_eq!(write(&me, method, table, "", &body).await.error(403), "42501", "{method} {table}");
    }
    let strict = write(&me, "DELETE", "saved_jobs", "handling=strict,max-affected=0", &Value::Null).await;
    assert_eq!(strict.error(400), "PGRST124");
    assert_eq!(write(&me, "DELETE", "saved_jobs", "", &Value::Null).await.status.as_u16(), 204);
    let left: Vec<Uuid> = admin
        .query("select profile_id from saved_jobs", &[])
        .await
        .expect("rows")
        .iter()
        .map(|row| row.get(0))
        .collect();
    assert_eq!(left, [other.id]);
    let patched = write(&me, "PATCH", "profiles", "return=minimal", &json!({ "headline": "All of you" })).await;
    assert!(patched.status.is_success(), "{}", patched.text);
    let count = "select count(*) from profiles where headline = 'All of you' and id <> $1";
    assert_eq!(admin.query_one(count, &[&me.id]).await.expect("a count").get::<_, i64>(0), 0);
}

#[tokio::test]
async fn b19_no_row_is_moved_to_another_owner() {
    let app = TestApp::start().await;
    let (me, other, company) = (app.seeker().await, app.seeker().await, app.company().await);
    me.post("/rest/v1/profile_skills", &json!({ "profile_id": me.id, "name": "Zig", "level": 2 })).await.ok();
    let admin = app.database.admin().await;
    let talk = "with talk as (insert into conversations (company_id, seeker_profile_id) values ($1, $2) returning id)
        insert into conversation_participants (conversation_id, user_id) select id, $2 from talk returning conversation_id";
    let talk: Uuid = admin.query_one(talk, &[&company.id, &me.id]).await.expect("a conversation").get(0);
    for (path, body) in [
        (format!("profile_skills?profile_id=eq.{}", me.id), json!({ "profile_id": other.id })),
        (
            format!("conversation_participants?conversation_id=eq.{talk}"),
            json!({ "conversation_id": Uuid::new_v4() }),
        ),
        (format!("conversation_participants?conversation_id=eq.{talk}"), json!({ "user_id": other.id })),
        (format!("saved_jobs?profile_id=eq.{}", me.id), json!({ "profile_id": other.id })),
    ] {
        assert_eq!(write(&me, "PATCH", &path, "", &body).await.error(403), "42501", "{path} {body}");
    }
    let body = json!({ "company_id": Uuid::new_v4() });
    let path = format!("job_openings?company_id=eq.{}", company.id);
    assert_eq!(write(&company.admin, "PATCH", &path, "", &body).await.error(403), "42501");
}

#[tokio::test]
async fn b20_nothing_said_twice_is_read_two_ways() {
    let app = TestApp::start().await;
    let (me, other) = (app.seeker().await, app.seeker().await);
    let both = |first: Uuid, second: Uuid| format!("/rest/v1/profiles?select=id&id=eq.{first}&id=eq.{second}");
    assert_eq!(me.get(&both(me.id, other.id)).await.ok(), json!([]), "both hold");
    assert_eq!(me.get(&both(other.id, me.id)).await.ok(), json!([]));
    let body = format!(
        r#"{{"profile_id":"{}","profile_id":"{}","p_view":"messages","p_view":"candidates"}}"#,
        me.id, other.id
    );
    // The auth service takes the last, as its clients' own server does; it is read once there, by one parser.
    for path in ["/rest/v1/profile_skills", "/rest/v1/rpc/mark_viewed"] {
        let request = me.request("POST", path).header("content-type", "application/json").body(body.clone());
        assert_eq!(Answer::of(request).await.status.as_u16(), 400, "{path}");
    }
    let twice =
        me.request("GET", "/rest/v1/profiles?select=id").header("authorization", format!("Bearer {}", other.token));
    let twice = Answer::of(twice).await;
    assert!(twice.status.is_client_error() || twice.ok() == json!([{ "id": me.id }]), "{}", twice.text);
}
