use super::{
    client::{Socket, filtered, on},
    listening,
    tables::{self, note},
};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test]
async fn an_insert_is_told_in_both_versions_with_native_values() {
    let app = listening().await;
    let person = app.newcomer().await;
    let admin = app.database.admin().await;
    for vsn in ["1.0.0", "2.0.0"] {
        let mut socket = Socket::open_with(&app, &app.anon_key(), vsn).await;
        socket.subscribe("realtime:a", Some(&person.token), &[on("INSERT", "notes")]).await;
        let id: Uuid = admin
            .query_one(
                "insert into notes (owner, title, amount, tags, facts, number, secret, made_at) values
                     ($1, 'ä \"q\"', 1234567890.1234, '{a,\"b,c\"}', '{\"x\": [1, null]}', 9007199254740993, 's',
                      '2026-01-02 03:04:05.678+00') returning id",
                &[&person.id],
            )
            .await
            .unwrap()
            .get(0);
        let frame = loop {
            let frame = socket.next().await;
            if frame.event == "postgres_changes" {
                break frame;
            }
        };
        assert_eq!((frame.topic.as_str(), &frame.reference), ("realtime:a", &None));
        assert!(frame.payload["ids"][0].as_u64().is_some());
        let data = &frame.payload["data"];
        assert_eq!(
            (&data["schema"], &data["table"], &data["type"]),
            (&json!("public"), &json!("notes"), &json!("INSERT"))
        );
        assert_eq!(data["errors"], Value::Null);
        assert!(data.get("old_record").is_none());
        let committed = data["commit_timestamp"].as_str().unwrap();
        assert!(committed.len() == 24 && committed.ends_with('Z'), "{committed}");
        assert_eq!(
            data["record"],
            json!({"id": id, "owner": person.id, "is_public": false, "title": "ä \"q\"", "amount": 1_234_567_890.123_4,
                   "tags": ["a", "b,c"], "facts": {"x": [1, null]}, "number": 9_007_199_254_740_993_i64,
                   "made_at": "2026-01-02T03:04:05.678+00:00"}),
            "the column `secret` may not be read, so it is not there"
        );
        let columns: Vec<_> = data["columns"]
            .as_array()
            .unwrap()
            .iter()
            .map(|c| (c["name"].as_str().unwrap(), c["type"].as_str().unwrap()))
            .collect();
        let expected = [
            ("id", "uuid"),
            ("owner", "uuid"),
            ("is_public", "bool"),
            ("title", "text"),
            ("amount", "numeric"),
            ("tags", "_text"),
            ("facts", "jsonb"),
            ("number", "int8"),
            ("made_at", "timestamptz"),
        ];
        assert_eq!(columns, expected);
    }
}

#[tokio::test]
async fn updates_carry_the_row_and_the_key_before() {
    let app = listening().await;
    let person = app.newcomer().await;
    let admin = app.database.admin().await;
    let id = note(&admin, Some(person.id), "old").await;
    let mut socket = Socket::open(&app).await;
    socket.subscribe("realtime:a", Some(&person.token), &[on("UPDATE", "notes"), on("DELETE", "notes")]).await;
    admin.execute("update notes set title = 'new' where id = $1", &[&id]).await.unwrap();
    let change = socket.change().await;
    assert_eq!((&change["type"], &change["record"]["title"]), (&json!("UPDATE"), &json!("new")));
    assert_eq!(change["old_record"], json!({"id": id}));
    // A key that changed: no one can be asked who could see the old one.
    admin.execute("update notes set id = gen_random_uuid() where id = $1", &[&id]).await.unwrap();
    assert_eq!(socket.change().await["old_record"], json!({}));
    // An insert was not asked for; a delete has no audience, so it is told to no one.
    note(&admin, Some(person.id), "another").await;
    admin.execute("delete from notes", &[]).await.unwrap();
    socket.no_change().await;
}

#[tokio::test]
async fn one_frame_a_row_in_the_order_of_commits() {
    let app = listening().await;
    let person = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    socket.subscribe("realtime:a", Some(&person.token), &[on("INSERT", "notes")]).await;
    let insert = "insert into notes (owner, number) select $1, generate_series($2::int, $2 + 99)";
    let admin = app.database.admin().await;
    admin.execute(insert, &[&person.id, &0]).await.unwrap();
    for number in 0..200 {
        if number == 50 {
            admin.execute(insert, &[&person.id, &100]).await.unwrap();
        }
        assert_eq!(socket.change().await["record"]["number"], json!(number));
    }
}

#[tokio::test]
async fn every_operator_filters() {
    let app = listening().await;
    let person = app.newcomer().await;
    let admin = app.database.admin().await;
    let cases = [
        ("title=eq.open", true),
        ("title=eq.Open", false),
        ("title=neq.closed", true),
        ("title=in.(a,open)", true),
        ("title=in.(a,\"b,c\")", false),
        ("number=gt.6", true),
        ("number=gt.7", false),
        ("number=gte.7", true),
        ("number=lt.8", true),
        ("number=lte.6", false),
        ("title=like.op*", true),
        ("title=like.OP%", false),
        ("title=ilike.OP%", true),
        ("title=match.^o.+n$", true),
        ("title=imatch.^O", true),
        ("title=match.^x", false),
        ("amount=eq.1.50", true),
        ("amount=neq.1.5", false),
        ("facts=is.null", true),
        ("amount=is.not_null", true),
        ("is_public=is.false", true),
        ("is_public=is.true", false),
        ("number=isdistinct.7", false),
        ("facts=isdistinct.{}", true),
        ("title=not.eq.open", false),
        ("title=not.like.x*", true),
        ("number=not.in.(1,2)", true),
        ("tags=eq.\"{a,b}\"", false),
        ("tags=eq.{a}", true),
        ("title=eq.open,number=eq.7", true),
        ("title=eq.open,number=eq.8", false),
        ("made_at=gt.2020-01-01", true),
        ("", true),
    ];
    let mut socket = Socket::open(&app).await;
    let bindings: Vec<Value> = cases.iter().map(|(filter, _)| filtered("notes", filter)).collect();
    let reply = socket.join("realtime:a", &super::client::subscription(Some(&person.token), &bindings)).await;
    let ids: Vec<u64> =
        reply["response"]["postgres_changes"].as_array().unwrap().iter().map(|b| b["id"].as_u64().unwrap()).collect();
    assert_eq!(socket.event("system").await["message"], "Subscribed to PostgreSQL");
    let insert = "insert into notes (owner, title, number, amount, tags) values ($1, 'open', 7, 1.5, '{a}')";
    admin.execute(insert, &[&person.id]).await.unwrap();
    let mut told: Vec<u64> = socket.event("postgres_changes").await["ids"]
        .as_array()
        .unwrap()
        .iter()
        .map(|id| id.as_u64().unwrap())
        .collect();
    told.sort_unstable();
    for ((filter, holds), id) in cases.iter().zip(&ids) {
        assert_eq!(told.binary_search(id).is_ok(), *holds, "{filter}");
    }
    socket.no_change().await;
}

#[tokio::test]
async fn a_selection_keeps_the_key_and_goes_in_a_frame_of_its_own() {
    let app = listening().await;
    let person = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    let selected = json!({"event": "*", "schema": "public", "table": "notes", "select": ["title"]});
    socket.subscribe("realtime:a", Some(&person.token), &[selected, on("*", "notes")]).await;
    let id = note(&app.database.admin().await, Some(person.id), "a").await;
    let frames = [socket.change().await, socket.change().await];
    let small = frames.iter().find(|data| data["record"].as_object().unwrap().len() == 2).expect("a selection");
    assert_eq!(small["record"], json!({"id": id, "title": "a"}));
    assert_eq!(small["columns"].as_array().unwrap().len(), 2);
    assert!(frames.iter().any(|data| data["record"].as_object().unwrap().len() == 9));
}

#[tokio::test]
async fn a_whole_schema_can_be_heard() {
    let app = listening().await;
    let person = app.newcomer().await;
    let admin = app.database.admin().await;
    tables::enter_room(&admin, 1, person.id).await;
    let mut socket = Socket::open(&app).await;
    socket.subscribe("realtime:a", Some(&person.token), &[json!({"event": "*", "schema": "*"})]).await;
    admin.batch_execute("insert into hidden values (1); insert into room_notes values (5, 1)").await.unwrap();
    note(&admin, Some(person.id), "a").await;
    assert_eq!(socket.change().await["table"], "room_notes", "a table outside the publication is never told");
    assert_eq!(socket.change().await["table"], "notes");
}

#[tokio::test]
async fn a_record_that_is_too_long_is_cut_and_says_so() {
    let app = listening().await;
    let person = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    socket.subscribe("realtime:a", Some(&person.token), &[on("*", "notes")]).await;
    let id = note(&app.database.admin().await, Some(person.id), &"x".repeat(1_200_000)).await;
    let change = socket.change().await;
    assert_eq!(change["errors"], json!(["Error 413: Payload Too Large"]));
    assert_eq!(change["record"]["id"], json!(id));
    assert!(change["record"].get("title").is_none());
}

#[tokio::test]
async fn what_cannot_be_had_is_said_in_a_system_message() {
    let app = listening().await;
    let person = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    let cases = [
        (filtered("notes", "nothing=eq.1"), "invalid column for filter nothing"),
        (filtered("notes", "secret=eq.x"), "invalid column for filter secret"),
        (filtered("notes", "id=eq.x"), "invalid filter: invalid input syntax for type uuid"),
        (filtered("notes", "id=like.x"), "invalid filter: operator does not exist"),
        (filtered("notes", "title=match.("), "invalid filter: invalid regular expression"),
        (filtered("notes", "title=fts.x"), "invalid operator in filter: fts"),
        (filtered("notes", "title"), "invalid filter: expected column=operator.value"),
        (json!({"event": "*", "table": "notes", "select": ["secret"]}), "invalid column for select secret"),
        (json!({"event": "ALL", "table": "notes"}), "invalid event"),
        (on("*", "hidden"), "Unable to subscribe to changes of public.hidden"),
        (on("*", "nowhere"), "Unable to subscribe to changes of public.nowhere"),
        (
            json!({"event": "*", "schema": "auth", "table": "sessions"}),
            "Unable to subscribe to changes of auth.sessions",
        ),
    ];
    for (binding, message) in cases {
        let payload = super::client::subscription(Some(&person.token), &[on("*", "notes"), binding]);
        assert_eq!(socket.join("realtime:a", &payload).await["status"], "ok");
        let system = socket.event("system").await;
        assert_eq!(
            (&system["status"], &system["extension"]),
            (&json!("error"), &json!("postgres_changes")),
            "{system}"
        );
        assert!(system["message"].as_str().unwrap().starts_with(message), "{system}");
        note(&app.database.admin().await, Some(person.id), "a").await;
        socket.no_change().await;
    }
}
