use super::{
    client::{Socket, filtered, on},
    listening,
    tables::{enter_room, note},
};
use devproof_realtime::audience_of;
use serde_json::json;
use std::collections::HashSet;

#[tokio::test]
async fn everybody_hears_exactly_the_rows_they_may_see() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let people = [app.newcomer().await, app.newcomer().await, app.newcomer().await];
    let service = app.service_key();
    let mut sockets = Vec::new();
    // Several of each at once, in mixed order, so that a role that leaked from one to the next would show.
    for _ in 0..3 {
        for person in &people {
            let mut socket = Socket::open(&app).await;
            socket.subscribe("realtime:a", Some(&person.token), &[on("*", "notes")]).await;
            sockets.push((vec![format!("of {}", person.id), "public".to_owned()], socket));
        }
        let mut anonymous = Socket::open(&app).await;
        anonymous.subscribe("realtime:a", None, &[on("*", "notes")]).await;
        sockets.push((vec!["public".to_owned()], anonymous));
    }
    let mut operator = Socket::open_with(&app, &service, "2.0.0").await;
    operator.subscribe("realtime:a", None, &[on("*", "notes")]).await;
    for person in &people {
        note(&admin, Some(person.id), &format!("of {}", person.id)).await;
    }
    note(&admin, None, "public").await;
    for (titles, socket) in &mut sockets {
        for title in titles.iter() {
            let record = socket.change().await["record"].clone();
            assert_eq!(record["title"], json!(title));
            assert!(record.get("secret").is_none());
        }
    }
    for _ in 0..4 {
        assert_eq!(operator.change().await["record"]["secret"], "x");
    }
    for (_, socket) in &mut sockets {
        socket.no_change().await;
    }
}

#[tokio::test]
async fn a_filter_is_no_way_round_the_rights() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let (me, other) = (app.newcomer().await, app.newcomer().await);
    let mut socket = Socket::open(&app).await;
    let bindings =
        [filtered("notes", &format!("owner=eq.{}", other.id)), filtered("notes", &format!("owner=neq.{}", me.id))];
    socket.subscribe("realtime:a", Some(&me.token), &bindings).await;
    note(&admin, Some(other.id), "a").await;
    note(&admin, Some(me.id), "b").await;
    socket.no_change().await;
}

#[tokio::test]
async fn a_row_that_moves_out_of_sight_is_not_told() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let (me, other) = (app.newcomer().await, app.newcomer().await);
    let id = note(&admin, Some(me.id), "a").await;
    let mut mine = Socket::open(&app).await;
    mine.subscribe("realtime:a", Some(&me.token), &[on("*", "notes")]).await;
    let mut theirs = Socket::open(&app).await;
    theirs.subscribe("realtime:a", Some(&other.token), &[on("*", "notes")]).await;
    admin.execute("update notes set owner = $2 where id = $1", &[&id, &other.id]).await.unwrap();
    assert_eq!(theirs.change().await["record"]["owner"], json!(other.id));
    mine.no_change().await;
}

#[tokio::test]
async fn the_audience_hears_a_change_and_a_deletion_by_its_key_alone() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let (inside, outside, named) = (app.newcomer().await, app.newcomer().await, app.newcomer().await);
    enter_room(&admin, 7, inside.id).await;
    enter_room(&admin, 0, named.id).await;
    let mut sockets = Vec::new();
    for token in [&inside.token, &outside.token, &named.token] {
        let mut socket = Socket::open(&app).await;
        socket
            .subscribe("realtime:a", Some(token), &[on("*", "room_notes"), filtered("room_notes", "room=gt.6")])
            .await;
        sockets.push(socket);
    }
    let mut anonymous = Socket::open(&app).await;
    anonymous.subscribe("realtime:a", None, &[on("*", "room_notes")]).await;
    admin.batch_execute("insert into room_notes values (1, 7, 'hi'), (2, 8, 'elsewhere')").await.unwrap();
    let event = sockets[0].event("postgres_changes").await;
    assert_eq!(event["ids"].as_array().unwrap().len(), 2);
    assert_eq!(event["data"]["record"], json!({"id": 1, "room": 7, "body": "hi"}));

    admin.batch_execute("delete from room_notes").await.unwrap();
    let event = sockets[0].event("postgres_changes").await;
    assert_eq!(event["ids"].as_array().unwrap().len(), 2, "a filter is tested on the row that is gone");
    assert_eq!(event["data"]["old_record"], json!({"id": 1}));
    assert!(event["data"].get("record").is_none());
    // Whom the audience names too much hears of no row, and of a deletion only the key.
    let change = sockets[2].change().await;
    assert_eq!((&change["type"], &change["old_record"]), (&json!("DELETE"), &json!({"id": 1})));
    sockets[0].no_change().await;
    sockets[1].no_change().await;
    anonymous.no_change().await;
}

#[tokio::test]
async fn leaving_a_room_ends_its_events_at_once() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let person = app.newcomer().await;
    enter_room(&admin, 7, person.id).await;
    let mut socket = Socket::open(&app).await;
    socket.subscribe("realtime:a", Some(&person.token), &[on("INSERT", "room_notes")]).await;
    admin.batch_execute("insert into room_notes values (1, 7)").await.unwrap();
    assert_eq!(socket.change().await["record"]["id"], 1);
    admin.batch_execute("delete from room_members; insert into room_notes values (2, 7)").await.unwrap();
    socket.no_change().await;
}

#[tokio::test]
async fn a_right_that_is_taken_away_counts_for_the_next_change() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let person = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    socket.subscribe("realtime:a", Some(&person.token), &[on("INSERT", "notes")]).await;
    note(&admin, Some(person.id), "a").await;
    assert_eq!(socket.change().await["record"]["title"], "a");
    admin.batch_execute("revoke select (title) on notes from authenticated").await.unwrap();
    let id = note(&admin, Some(person.id), "b").await;
    let record = socket.change().await["record"].clone();
    assert_eq!((&record["id"], record.get("title")), (&json!(id), None));
}

#[tokio::test]
async fn an_audience_can_be_asked_for_by_tests() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let person = app.newcomer().await;
    enter_room(&admin, 7, person.id).await;
    let audience = audience_of(&app.db, "room_notes", &json!({"id": 1, "room": 7})).await.unwrap();
    assert_eq!(audience, Some(HashSet::from([person.id])));
    assert_eq!(audience_of(&app.db, "notes", &json!({})).await.unwrap(), None);
}
