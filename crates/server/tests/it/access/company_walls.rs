//! Two companies and their candidates try to read and change each other's notes and watchlists, by every road there is.

use crate::{
    commands::{
        candidates::notes::{self, Team, add, team},
        id,
    },
    kit::{Person, TestApp},
    realtime::client::{Socket, filtered, on},
};
use serde_json::{Value, json};
use uuid::Uuid;

const SECRET: &str = "zwall storage talk zwall";

/// What the attackers know: every id there is.
struct Known {
    candidate: Uuid,
    note: Uuid,
    job: Uuid,
    company: Uuid,
    author: Uuid,
    seeker: Uuid,
}

/// Paths of the data API that lead to a note or an entry of a watchlist, through a list, an id, a count, an order, a filter
/// or another table.
fn roads(known: &Known) -> Vec<String> {
    let Known { candidate, note, job, company, author, seeker } = known;
    let mut roads = vec![
        "candidate_notes".to_owned(),
        "candidate_notes?select=*&order=body.desc&limit=1".to_owned(),
        "candidate_notes?select=count()".to_owned(),
        format!("candidate_notes?id=eq.{note}"),
        format!("candidate_notes?id=in.({note},{candidate})&select=id"),
        format!("candidate_notes?company_id=eq.{company}&select=id"),
        format!("candidate_notes?author_id=eq.{author}&select=id"),
        format!("candidate_notes?job_interaction_id=eq.{candidate}&select=id"),
        "candidate_notes?body=like.*zwall*&select=id".to_owned(),
        format!("candidate_notes?or=(id.eq.{note},body.neq.x)&select=id"),
        "candidate_notes?select=id,job_interactions(id),companies(id)".to_owned(),
        format!("candidate_note_mentions?note_id=eq.{note}"),
        "candidate_note_mentions".to_owned(),
        "watchlist".to_owned(),
        "watchlist?select=count()".to_owned(),
        format!("watchlist?owner_id=eq.{author}"),
        format!("watchlist?profile_id=eq.{seeker}"),
    ];
    for parent in ["job_interactions", "companies", "profiles", "job_openings"] {
        for id in [candidate, job, company, author, seeker] {
            for child in
                ["candidate_notes", "candidate_notes!inner", "watchlist!watchlist_profile_id_fkey", "watchlist!inner"]
            {
                roads.push(format!("{parent}?id=eq.{id}&select=id,{child}(*)"));
            }
        }
    }
    roads
}

async fn tries(person: &Person, known: &Known) {
    for road in roads(known) {
        let path = format!("/rest/v1/{road}");
        let answer = person.get(&path).await;
        assert!(answer.status.as_u16() < 500, "{road}: {}", answer.text);
        assert!(!answer.text.contains("zwall"), "{road}: {}", answer.text);
        let names = [known.note.to_string(), known.author.to_string()];
        // Parents may be public; what hangs on them is not.
        let told = answer.json();
        let own_table = road.starts_with("candidate_note") || road.starts_with("watchlist");
        if own_table && answer.status.is_success() {
            let empty = told == json!([]) || told == json!([{ "count": 0 }]);
            assert!(empty, "{road}: {}", answer.text);
        }
        assert!(!answer.text.contains(&names[0]), "{road}: {}", answer.text);
        for row in told.as_array().into_iter().flatten() {
            for child in ["candidate_notes", "watchlist"] {
                assert!(row[child].as_array().is_none_or(Vec::is_empty), "{road}: {row}");
            }
        }
        for (header, value) in [("prefer", "count=exact"), ("accept", "text/csv")] {
            let request = person.request("GET", &path).header(header, value);
            let answer = crate::kit::Answer::of(request).await;
            assert!(!answer.text.contains("zwall"), "{road} {value}: {}", answer.text);
            if own_table && answer.status.is_success() {
                assert!(
                    !answer.header("content-range").ends_with("/1"),
                    "{road}: {}",
                    answer.header("content-range")
                );
            }
        }
    }
    let Known { candidate, note, seeker, .. } = known;
    for (name, call) in [
        ("get_candidate_notes", json!({ "p_interaction_id": candidate })),
        ("get_candidate_notes", json!({ "p_interaction_id": note })),
        ("get_candidate", json!({ "p_interaction_id": candidate })),
        ("get_watchlist", json!({})),
        ("get_watchlist", json!({ "p_limit": 1000, "p_before": "2099-01-01T00:00:00Z", "p_before_id": Uuid::nil() })),
    ] {
        let answer = person.rpc(name, &call).await;
        let told = answer.ok();
        assert!(told.is_null() || told["entries"] == json!([]), "{name}: {told}");
    }
    for (name, call) in [
        ("add_candidate_note", json!({ "p_id": Uuid::new_v4(), "p_interaction_id": candidate, "p_body": "x" })),
        ("add_candidate_note", json!({ "p_id": note, "p_interaction_id": candidate, "p_body": "x" })),
        ("edit_candidate_note", json!({ "p_id": note, "p_body": "x" })),
        ("delete_candidate_note", json!({ "p_id": note })),
        ("save_to_watchlist", json!({ "p_profile_id": seeker })),
    ] {
        let answer = person.rpc(name, &call).await;
        assert!(matches!(answer.status.as_u16(), 403 | 404), "{name}: {} {}", answer.status, answer.text);
    }
    for (method, path, body) in [
        ("PATCH", format!("candidate_notes?id=eq.{note}"), json!({ "body": "x" })),
        ("DELETE", format!("candidate_notes?id=eq.{note}"), Value::Null),
        ("DELETE", format!("watchlist?profile_id=eq.{seeker}"), Value::Null),
        ("POST", "watchlist".to_owned(), json!({ "owner_id": person.id, "profile_id": seeker })),
        ("POST", "candidate_note_mentions".to_owned(), json!({ "note_id": note, "profile_id": person.id })),
        (
            "POST",
            "candidate_notes".to_owned(),
            json!({ "id": Uuid::new_v4(), "company_id": known.company, "job_interaction_id": candidate,
                "author_id": person.id, "body": "x" }),
        ),
    ] {
        let mut request = person.request(method, &format!("/rest/v1/{path}"));
        if !body.is_null() {
            request = request.json(&body);
        }
        let answer = crate::kit::Answer::of(request).await;
        assert!(
            matches!(answer.status.as_u16(), 401 | 403 | 404),
            "{method} {path}: {} {}",
            answer.status,
            answer.text
        );
    }
}

/// Someone of another company with a candidate of their own, so that nothing is empty for want of rights.
async fn neighbour(app: &TestApp) -> Person {
    let company = app.company().await;
    let job = crate::commands::open_job(&company.admin, "Next door").await;
    crate::commands::interest(&app.seeker().await, job).await;
    company.admin
}

async fn known(team: &Team) -> Known {
    let note = id(&add(&team.company.admin, team.candidate, SECRET, &[team.viewer.id]).await.ok());
    let watched = json!({ "p_profile_id": team.seeker.id });
    team.company.admin.rpc("save_to_watchlist", &watched).await.ok();
    // The neighbour can't find them: only the interest shows who they are.
    let hide = "update profiles set visibility = 'private' where id = $1";
    crate::commands::arrange(&team.app, hide, team.seeker.id).await;
    Known {
        candidate: team.candidate,
        note,
        job: team.job,
        company: team.company.id,
        author: team.company.admin.id,
        seeker: team.seeker.id,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_company_the_candidate_and_colleagues_without_the_right_reach_no_note_and_no_watchlist() {
    let team = team().await;
    let known = known(&team).await;
    for person in [&neighbour(&team.app).await, &team.seeker, &team.app.seeker().await, &team.stranger, &team.manager]
    {
        tries(person, &known).await;
    }
    let after = notes::texts(&team.company.admin, team.candidate).await;
    assert_eq!(after, [SECRET], "nothing was changed");
    let kept = team.company.admin.rpc("get_watchlist", &json!({})).await.ok();
    assert_eq!(kept["total"], json!(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_notes_are_told_to_colleagues_who_see_the_candidate_alone() {
    let team = team().await;
    let app = &team.app;
    app.app.start_feed();
    let others = [neighbour(app).await, team.seeker.clone(), team.stranger.clone(), team.manager.clone()];
    let wanted = [
        on("*", "candidate_notes"),
        filtered("candidate_notes", &format!("job_interaction_id=eq.{}", team.candidate)),
    ];
    let mut sockets = Vec::new();
    for person in &others {
        let mut socket = Socket::open(app).await;
        socket.subscribe("realtime:notes", Some(&person.token), &wanted).await;
        sockets.push(socket);
    }
    let mut hears = Socket::open(app).await;
    hears.subscribe("realtime:notes", Some(&team.viewer.token), &[on("*", "candidate_notes")]).await;
    // Each is heard before the next: what can't be read any more is told to nobody.
    let note = id(&add(&team.company.admin, team.candidate, SECRET, &[team.viewer.id]).await.ok());
    let inserted = hears.change().await;
    assert_eq!((&inserted["type"], &inserted["record"]["body"]), (&json!("INSERT"), &json!(SECRET)));
    notes::edit(&team.company.admin, note, "zwall again", &[]).await.ok();
    assert_eq!(hears.change().await["type"], json!("UPDATE"));
    notes::delete(&team.company.admin, note).await.ok();
    let deleted = hears.change().await;
    assert_eq!(deleted["type"], json!("DELETE"));
    assert!(!deleted.to_string().contains("zwall"), "a deletion tells the key alone: {deleted}");
    for socket in &mut sockets {
        socket.no_change().await;
    }
}
