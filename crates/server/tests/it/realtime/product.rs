//! The product's own tables: their policies and audience functions as the feed meets them.

use super::{
    client::{Socket, filtered, on, subscription},
    listening,
};
use crate::kit::TestApp;
use serde_json::json;
use tokio_postgres::Client;
use uuid::Uuid;

async fn conversation(admin: &Client, company: Uuid, people: &[Uuid]) -> Uuid {
    let insert = "insert into conversations (company_id, seeker_profile_id) values ($1, $2) returning id";
    let id: Uuid = admin.query_one(insert, &[&company, &people[0]]).await.expect("a conversation").get(0);
    let insert = "insert into conversation_participants (conversation_id, user_id) values ($1, $2)";
    for person in people {
        admin.execute(insert, &[&id, person]).await.expect("a participant");
    }
    id
}

async fn write(admin: &Client, conversation: Uuid, sender: Uuid, sequence: i64) {
    admin
        .execute(
            "insert into messages (id, conversation_id, sender_id, sequence, body, created_at)
             values (gen_random_uuid(), $1, $2, $3, 'hello', now())",
            &[&conversation, &sender, &sequence],
        )
        .await
        .expect("a message");
}

async fn messages(app: &TestApp, token: &str) -> Socket {
    let mut socket = Socket::open(app).await;
    socket.subscribe("realtime:messages", Some(token), &[on("INSERT", "messages")]).await;
    socket
}

#[tokio::test]
async fn messages_reach_their_participants_and_nobody_else() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let company = app.company().await;
    let (seeker, other, newcomer) = (app.seeker().await, app.seeker().await, app.newcomer().await);
    let recruiter = app.recruiter(&company, &["message_candidates"]).await;
    let ours = conversation(&admin, company.id, &[seeker.id, company.admin.id]).await;
    let theirs = conversation(&admin, company.id, &[other.id, company.admin.id, newcomer.id]).await;

    let mut seeker_socket = messages(&app, &seeker.token).await;
    let mut admin_socket = messages(&app, &company.admin.token).await;
    let mut recruiter_socket = messages(&app, &recruiter.token).await;
    // Through onboarding nothing is readable yet, whatever the audience says.
    let mut newcomer_socket = messages(&app, &newcomer.token).await;
    write(&admin, ours, company.admin.id, 1).await;
    write(&admin, theirs, other.id, 1).await;
    write(&admin, ours, seeker.id, 2).await;

    for sequence in [1, 2] {
        let record = seeker_socket.change().await["record"].clone();
        assert_eq!((&record["conversation_id"], &record["sequence"]), (&json!(ours), &json!(sequence)));
    }
    let order = [ours, theirs, ours];
    for conversation in order {
        assert_eq!(admin_socket.change().await["record"]["conversation_id"], json!(conversation));
    }
    for socket in [&mut seeker_socket, &mut admin_socket, &mut recruiter_socket, &mut newcomer_socket] {
        socket.no_change().await;
    }
}

#[tokio::test]
async fn a_saved_job_that_is_given_up_is_told_to_its_owner_alone() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let company = app.company().await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let insert =
        "insert into job_openings (company_id, recruiter_profile_id, title) values ($1, $2, 'Rust') returning id";
    let job: Uuid = admin.query_one(insert, &[&company.id, &company.admin.id]).await.expect("a job").get(0);
    let mut sockets = Vec::new();
    for person in [&seeker, &other, &company.admin] {
        let mut socket = Socket::open(&app).await;
        socket.subscribe("realtime:saved", Some(&person.token), &[on("DELETE", "saved_jobs")]).await;
        sockets.push(socket);
    }
    let save = "insert into saved_jobs (profile_id, job_opening_id) values ($1, $2)";
    admin.execute(save, &[&seeker.id, &job]).await.expect("a saved job");
    admin.execute("delete from saved_jobs", &[]).await.expect("given up");
    let change = sockets[0].change().await;
    assert_eq!(change["type"], "DELETE");
    assert_eq!(change.get("record"), None);
    sockets[1].no_change().await;
    sockets[2].no_change().await;
}

#[tokio::test]
async fn a_job_that_is_shared_no_more_is_told_within_its_company() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let company = app.company().await;
    let (colleague, other) = (app.recruiter(&company, &["view_candidates"]).await, app.company().await.admin);
    let insert =
        "insert into job_openings (company_id, recruiter_profile_id, title) values ($1, $2, 'Rust') returning id";
    let job: Uuid = admin.query_one(insert, &[&company.id, &company.admin.id]).await.expect("a job").get(0);
    let share = "insert into job_sharing (job_opening_id, shared_by, shared_with) values ($1, $2, $3)";
    admin.execute(share, &[&job, &company.admin.id, &colleague.id]).await.expect("a shared job");
    let mut sockets = Vec::new();
    for person in [&colleague, &other] {
        let mut socket = Socket::open(&app).await;
        socket.subscribe("realtime:shared", Some(&person.token), &[on("DELETE", "job_sharing")]).await;
        sockets.push(socket);
    }
    admin.execute("delete from job_sharing", &[]).await.expect("shared no more");
    assert_eq!(sockets[0].change().await["type"], "DELETE");
    sockets[1].no_change().await;
}

#[tokio::test]
async fn c01_nobody_hears_messages_without_being_somebody() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let talk = conversation(&admin, company.id, &[seeker.id, company.admin.id]).await;
    let mut hers = messages(&app, &seeker.token).await;
    let mut sockets = Vec::new();
    for topic in ["realtime:*", "realtime:public:messages", &format!("realtime:conversation:{talk}")] {
        for token in [None, Some(app.anon_key()), Some("sb_publishable_x".to_owned())] {
            let mut socket = Socket::open(&app).await;
            let everything = json!({"event": "*", "schema": "*"});
            let wanted = subscription(token.as_deref(), &[on("*", "messages"), everything]);
            assert_eq!(socket.join(topic, &wanted).await["status"], "ok", "{topic}: there may be public tables");
            sockets.push(socket);
        }
    }
    let mut socket = Socket::open(&app).await;
    for topic in ["public:messages", "*", "messages"] {
        let reply = socket.join(topic, &subscription(None, &[on("*", "messages")])).await;
        assert_eq!(reply["status"], "error", "{topic}");
    }
    write(&admin, talk, company.admin.id, 1).await;
    assert_eq!(hers.change().await["record"]["sequence"], 1);
    for socket in &mut sockets {
        socket.no_change().await;
    }
}

#[tokio::test]
async fn c02_no_filter_leads_to_other_conversations() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let company = app.company().await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let ours = conversation(&admin, company.id, &[seeker.id, company.admin.id]).await;
    let theirs = conversation(&admin, company.id, &[other.id, company.admin.id]).await;
    let bindings = [
        on("*", "messages"),
        filtered("messages", &format!("conversation_id=eq.{theirs}")),
        filtered("messages", &format!("conversation_id=neq.{ours}")),
        filtered("messages", &format!("conversation_id=in.({ours},{theirs})")),
        filtered("messages", &format!("sender_id=neq.{}", seeker.id)),
        filtered("messages", "body=like.*"),
    ];
    let mut sockets = Vec::new();
    for binding in bindings {
        let mut socket = Socket::open(&app).await;
        socket.subscribe("realtime:messages", Some(&seeker.token), &[binding]).await;
        sockets.push(socket);
    }
    for number in 1..=20 {
        write(&admin, theirs, if number % 2 == 0 { other.id } else { company.admin.id }, number).await;
        write(&admin, ours, company.admin.id, number).await;
    }
    for (socket, expected) in sockets.iter_mut().zip([20, 0, 0, 20, 20, 20]) {
        let records: Vec<_> = socket.changes(std::time::Duration::from_millis(800)).await;
        assert!(records.iter().all(|change| change["record"]["conversation_id"] == json!(ours)), "{records:?}");
        assert_eq!(records.len(), expected);
    }
}
