//! `show_repositories`: what GitHub says of an account that is proved to be the caller's is shown, and never judged.

use super::{
    github::{Reply, repository},
    repositories::{ADA, Scene, daily, day, mine, public, scene, show, verified, work},
    verify_link::{add, link, seeker},
};
use crate::commands::arrange;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn what_github_says_is_shown_with_consent_and_never_judged() {
    let Scene { app, github, ada, link } = scene().await;
    github.account(
        "ada",
        &[
            ("engine", &day(&app, 1), json!({ "Rust": 6_000, "C": 1_000 })),
            ("notes", &day(&app, 70), json!({ "Rust": 0, "TypeScript": 3_000 })),
        ],
    );
    assert_eq!(mine(&ada).await, (Value::Null, Value::Null));
    let facts = "select private.people_facts(array[$1::uuid])::text";
    let before: String = app.database.admin().await.query_one(facts, &[&ada.id]).await.expect("facts").get(0);

    assert_eq!(show(&ada, link).await.ok(), json!({ "link_id": link }));
    assert_eq!(mine(&ada).await.1["is_pending"], json!(true));
    assert_eq!(github.requests(), Vec::<String>::new(), "nothing is fetched while a transaction is open");
    work(&app).await;
    let today = day(&app, 0);
    let shown = json!({
        "url": ADA, "count": 2, "has_more": false, "push_months": 2,
        "languages": [{ "name": "Rust", "share": 60 }, { "name": "TypeScript", "share": 30 }, { "name": "C", "share": 10 }],
        "last_pushed_on": day(&app, 1), "fetched_on": today,
    });
    let (repositories, consent) = mine(&ada).await;
    assert_eq!(repositories, shown);
    assert_eq!(
        (&consent["is_pending"], &consent["failure"], &consent["link_id"]),
        (&json!(false), &Value::Null, &json!(link))
    );
    assert_eq!(public(&app).await, shown);
    let after: String = app.database.admin().await.query_one(facts, &[&ada.id]).await.expect("facts").get(0);
    assert_eq!(before, after, "the match knows nothing of it");

    // Saying it twice changes nothing, and asks GitHub nothing.
    let asked = github.requests().len();
    show(&ada, link).await.ok();
    work(&app).await;
    assert_eq!(github.requests().len(), asked);

    ada.rpc("hide_repositories", &json!({})).await.ok();
    assert_eq!((mine(&ada).await, public(&app).await), ((Value::Null, Value::Null), Value::Null));
    assert_eq!(daily(&app).await, 0);
    assert_eq!(ada.rpc("refresh_repositories", &json!({})).await.error(404), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn forks_archived_ones_and_more_than_twenty_are_not_read() {
    let Scene { app, github, ada, link } = scene().await;
    let mut list: Vec<Value> = (0..30).map(|n| repository("ada", &format!("r{n}"), &day(&app, n))).collect();
    for (name, flag) in [("forked", "fork"), ("old", "archived"), ("secret", "private")] {
        let mut one = repository("ada", name, &day(&app, 0));
        one[flag] = json!(true);
        list.push(one);
    }
    // A name that would lead elsewhere is no part of a path.
    list.push(repository("ada", "../../user", &day(&app, 0)));
    github.set("/users/ada/repos", Reply::Json(list.into()));
    show(&ada, link).await.ok();
    work(&app).await;
    let (repositories, consent) = mine(&ada).await;
    assert_eq!((&repositories["count"], &consent["failure"]), (&json!(31), &Value::Null), "{consent}");
    let requests = github.requests();
    assert_eq!(requests.len(), 1 + 19, "{requests:?}");
    assert!(requests.iter().all(|path| !["forked", "old", "secret", ".."].iter().any(|name| path.contains(name))));
    assert_eq!(repositories["languages"], json!([]), "repositories that are gone by now have no languages");
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_only_an_account_that_is_proved_is_shown() {
    let Scene { app, github, ada, link: adas } = scene().await;
    github.account("ada", &[("engine", &day(&app, 1), json!({ "Rust": 1 }))]);
    let eve = seeker(&app, "eve").await;
    let claimed = add(&eve, ADA).await;
    assert_eq!(show(&eve, claimed).await.error(409), "github_account_needed");
    assert_eq!(show(&eve, adas).await.error(404), "not_found");
    assert_eq!(eve.rpc("show_repositories", &json!({})).await.error(409), "github_account_needed");
    let site = verified(&app, &eve, "https://eve.test/ada").await;
    assert_eq!(show(&eve, site).await.error(409), "github_account_needed");
    // Nobody but commands writes it.
    let row = json!({ "profile_id": eve.id, "link_id": site });
    assert!(!eve.post("/rest/v1/repository_summaries", &row).await.status.is_success());

    // A sign-in with GitHub is proof enough, and its link is added.
    let signed_in = "insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
        values ($1, 'github', '9', '{\"preferred_username\": \"Eve-Codes\"}', now())";
    arrange(&app, signed_in, eve.id).await;
    github.account("eve-codes", &[("site", &day(&app, 2), json!({ "CSS": 1 }))]);
    let profile = eve.rpc("get_my_profile", &json!({})).await.ok();
    assert_eq!(profile["github_login"], json!("eve-codes"));
    eve.rpc("show_repositories", &json!({})).await.ok();
    work(&app).await;
    let (repositories, consent) = mine(&eve).await;
    assert_eq!(repositories["url"], json!("https://github.com/eve-codes"));
    let (id, row) = link(&eve, "https://github.com/eve-codes").await;
    assert_eq!((json!(id), &row["verified_by"]), (consent["link_id"].clone(), &json!("sign_in")));

    // One account at a time.
    let second = verified(&app, &ada, "https://www.github.com/ada-two/").await;
    show(&ada, adas).await.ok();
    show(&ada, second).await.ok();
    work(&app).await;
    let (repositories, consent) = mine(&ada).await;
    assert_eq!(
        (&repositories, &consent["failure"], &consent["link_id"]),
        (&Value::Null, &json!("not_found"), &json!(second))
    );
}
