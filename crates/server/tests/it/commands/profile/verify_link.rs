//! `verify_link`: a link is its owner's when the page, its domain or a sign-in says so, and nobody else's.

use super::site::{Page, Site};
use crate::{
    commands::{arrange, details, id},
    kit::{Answer, Person, TestApp},
};
use futures::future::join_all;
use serde_json::{Value, json};
use time::Duration;
use uuid::Uuid;

const ORIGIN: (&str, &str) = ("PUBLIC_URL", "https://devproof.test");

/// A seeker whose page has this address.
pub async fn seeker(app: &TestApp, slug: &str) -> Person {
    let person = app.seeker().await;
    let sql = format!("update profiles set slug = '{slug}', visibility = 'open' where id = $1");
    arrange(app, &sql, person.id).await;
    person
}

/// Adds a link, as the profile page does.
pub async fn add(person: &Person, url: &str) -> Uuid {
    let row = json!({ "profile_id": person.id, "url": url });
    person.post("/rest/v1/profile_links", &row).await.ok();
    link(person, url).await.0
}

/// The owner's view of a link.
pub async fn link(person: &Person, url: &str) -> (Uuid, Value) {
    let profile = person.rpc("get_my_profile", &json!({})).await.ok();
    let links = profile["links"].as_array().expect("links").clone();
    let link = links.into_iter().find(|link| link["url"] == json!(url)).expect("the link");
    (id(&link), link)
}

pub async fn token(person: &Person) -> String {
    let profile = person.rpc("get_my_profile", &json!({})).await.ok();
    profile["link_token"].as_str().expect("a token").to_owned()
}

pub async fn verify(person: &Person, link: Uuid) -> Answer {
    person.rpc("verify_link", &json!({ "p_id": link })).await
}

pub fn back(slug: &str) -> String {
    format!("<!doctype html><title>Mine</title><p><a href='https://devproof.test/user/{slug}' rel='me'>Devproof</a>")
}

#[tokio::test(flavor = "multi_thread")]
async fn each_way_proves_a_link() {
    let app = TestApp::start_with(&[ORIGIN]).await;
    let (site, ada) = (Site::start().await, seeker(&app, "ada").await);
    let token = token(&ada).await;
    let tag = format!("<head><meta name=devproof-verification content={token}></head>");
    site.set("/en/", Page::Html(back("ada")));
    app.dns.set("_devproof-challenge.localhost", "v=spf1 -all");
    app.dns.set("_devproof-challenge.localhost", &format!("devproof-verification={token}"));
    let github = "insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
        values ($1, 'github', '7', '{\"preferred_username\": \"Ada\"}', now())";
    arrange(&app, github, ada.id).await;
    for (url, proof) in [
        (site.set("/back", Page::Html(back("ada"))), "rel_me"),
        (site.set("/tag", Page::Html(tag)), "meta_tag"),
        (site.set("/moved", Page::Redirect("/en/".to_owned())), "rel_me"),
        ("https://localhost:1/".to_owned(), "dns"),
        ("https://github.com/ada".to_owned(), "sign_in"),
    ] {
        let added = add(&ada, &url).await;
        assert_eq!(link(&ada, &url).await.1["verified_on"], Value::Null);
        let answer = verify(&ada, added).await.ok();
        let expected = json!({ "verified": true, "verified_by": proof, "check_failure": null });
        assert_eq!(answer, expected, "{url}");
        let row = link(&ada, &url).await.1;
        assert_eq!(row["verified_by"], json!(proof), "{url}");
        assert!(row["verified_on"].is_string() && row["checked_at"].is_string(), "{row}");
    }
    // An address that was given up still leads to the page.
    let old = site.set("/old", Page::Html(back("ada-before")));
    let former = "insert into private.old_slugs (kind, slug, owner_id) values ('profile', 'ada-before', $1)";
    arrange(&app, former, ada.id).await;
    let added = add(&ada, &old).await;
    assert_eq!(verify(&ada, added).await.ok()["verified"], json!(true));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_without_a_proof_says_why() {
    let app = TestApp::start_with(&[ORIGIN]).await;
    let (site, ada) = (Site::start().await, seeker(&app, "ada").await);
    for (url, failure) in [
        (site.set("/nothing", Page::Html("<p>Hello</p>".to_owned())), "no_proof"),
        (site.set("/missing", Page::Status(404)), "error_status"),
        (site.set("/text", Page::Text(back("ada"))), "not_html"),
        ("http://127.0.0.1:9/".to_owned(), "unreachable"),
    ] {
        let added = add(&ada, &url).await;
        let expected = json!({ "verified": false, "verified_by": null, "check_failure": failure });
        assert_eq!(verify(&ada, added).await.ok(), expected, "{url}");
        let row = link(&ada, &url).await.1;
        assert_eq!((&row["check_failure"], &row["verified_on"]), (&json!(failure), &Value::Null), "{url}");
    }
    // Once the proof is there, it counts, and what failed before is forgotten.
    let url = site.set("/nothing", Page::Html(back("ada")));
    let (added, _) = link(&ada, &url).await;
    assert_eq!(verify(&ada, added).await.ok()["verified"], json!(true));
    assert_eq!(link(&ada, &url).await.1["check_failure"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_what_proves_another_person_or_another_site_proves_nothing() {
    let app = TestApp::start_with(&[ORIGIN]).await;
    let (site, other) = (Site::start().await, Site::start().await);
    let (ada, eve) = (seeker(&app, "ada").await, seeker(&app, "eve").await);
    let adas = token(&ada).await;
    assert_ne!(adas, token(&eve).await);
    // All of it is Ada's: her page, her tag, her domain.
    app.dns.set("_devproof-challenge.localhost", &format!("devproof-verification={adas}"));
    let elsewhere = other.set("/eve", Page::Html(back("eve")));
    for (url, failure) in [
        (site.set("/ada", Page::Html(back("ada"))), "no_proof"),
        (site.set("/tag", Page::Html(format!("<meta name=devproof-verification content={adas}>"))), "no_proof"),
        (site.set("/comment", Page::Html(format!("<p>{}</p>", back("eve").replace("'me'", "'me ugc'")))), "no_proof"),
        ("https://localhost:1/".to_owned(), "unreachable"),
        // Eve's own page, by way of Ada's site.
        (site.set("/to-eve", Page::Redirect(elsewhere)), "redirected"),
    ] {
        let added = add(&eve, &url).await;
        let answer = verify(&eve, added).await.ok();
        assert_eq!((&answer["verified"], &answer["check_failure"]), (&json!(false), &json!(failure)), "{url}");
    }
    assert_eq!(other.visits(), 0, "another site isn't even asked");
    // Nor does anyone check the links of others.
    let adas_link = add(&ada, &format!("{}/ada", site.url)).await;
    assert_eq!(verify(&eve, adas_link).await.error(404), "not_found");
    let company = app.company().await;
    assert_eq!(verify(&company.admin, adas_link).await.error(403), "not_job_seeker");
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_addresses_in_the_house_are_not_called() {
    let app = TestApp::start_with(&[ORIGIN, ("OUTBOUND_NETWORKS", "192.0.2.1")]).await;
    let (site, eve) = (Site::start().await, seeker(&app, "eve").await);
    let port = site.url.rsplit(':').next().expect("a port");
    site.set("/", Page::Html(back("eve")));
    for url in [
        format!("http://127.0.0.1:{port}/"),
        format!("https://127.0.0.1:{port}/"),
        format!("https://localhost:{port}/"),
        format!("http://[::1]:{port}/"),
        format!("https://0x7f.1:{port}/"),
        "https://10.0.0.1/".to_owned(),
        "https://169.254.169.254/latest/meta-data/".to_owned(),
    ] {
        let added = add(&eve, &url).await;
        assert_eq!(verify(&eve, added).await.ok()["check_failure"], json!("not_allowed"), "{url}");
    }
    assert_eq!(site.visits(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_a_redirect_into_the_house_is_not_followed() {
    let app = TestApp::start_with(&[ORIGIN, ("OUTBOUND_NETWORKS", "127.0.0.1")]).await;
    let (site, house, eve) = (Site::start().await, Site::start().await, seeker(&app, "eve").await);
    let inside = house.set("/", Page::Html(back("eve")));
    for (path, to) in [
        ("/port", inside),
        ("/local", "http://127.0.0.2/".to_owned()),
        ("/meta", "http://169.254.169.254/latest/meta-data/".to_owned()),
        ("/file", "file:///etc/passwd".to_owned()),
        ("/loop", "/loop".to_owned()),
    ] {
        let url = site.set(path, Page::Redirect(to));
        let added = add(&eve, &url).await;
        assert_eq!(verify(&eve, added).await.ok()["check_failure"], json!("redirected"), "{path}");
    }
    assert_eq!((house.visits(), site.visits()), (0, 8), "a circle ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_a_huge_or_slow_page_costs_little() {
    let app = TestApp::start_with(&[ORIGIN]).await;
    let (site, eve) = (Site::start().await, seeker(&app, "eve").await);
    let attributes: String = (0..80_000).map(|n| format!("a{n} ")).collect();
    for (url, failure) in [
        (site.set("/huge", Page::Huge(back("eve"))), "too_large"),
        (site.set("/slow", Page::Slow(back("eve"))), "timed_out"),
        (site.set("/tag", Page::Html(format!("<p {attributes}>{}", back("eve")))), "too_large"),
    ] {
        let added = add(&eve, &url).await;
        let began = tokio::time::Instant::now();
        assert_eq!(verify(&eve, added).await.ok()["check_failure"], json!(failure), "{url}");
        assert!(began.elapsed() < std::time::Duration::from_secs(12), "{url}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_ten_checks_an_hour_however_many_at_once() {
    let app = TestApp::start_with(&[ORIGIN]).await;
    let (ada, bob) = (seeker(&app, "ada").await, seeker(&app, "bob").await);
    let added = add(&ada, "http://127.0.0.1:9/").await;
    let answers = join_all((0..25).map(|_| verify(&ada, added))).await;
    let refused: Vec<_> = answers.iter().filter(|answer| !answer.status.is_success()).collect();
    assert_eq!(refused.len(), 15);
    for answer in refused {
        assert_eq!(answer.error(429), "link_check_limit");
        assert!(
            details(answer)["wait"].as_i64().is_some_and(|wait| (3590..=3600).contains(&wait)),
            "{}",
            answer.text
        );
    }
    // Another address is no way round it, and each person has their own.
    let fresh = add(&ada, "http://127.0.0.1:9/other").await;
    assert_eq!(verify(&ada, fresh).await.error(429), "link_check_limit");
    let bobs = add(&bob, "http://127.0.0.1:9/").await;
    verify(&bob, bobs).await.ok();
    app.clock.advance(Duration::minutes(61));
    let ada = app.session(&ada, "aal1").await;
    verify(&ada, fresh).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_nobody_writes_that_a_link_is_verified() {
    let app = TestApp::start_with(&[ORIGIN]).await;
    let (site, ada) = (Site::start().await, seeker(&app, "ada").await);
    let url = site.set("/", Page::Html(back("ada")));
    let added = add(&ada, &url).await;
    let row = format!("/rest/v1/profile_links?id=eq.{added}");
    for body in [
        json!({ "verified_at": "2026-01-01T00:00:00Z", "verified_by": "dns", "check_due_at": "2026-01-01T00:00:00Z" }),
        json!({ "missed": 0 }),
        json!({ "check_failure": null }),
    ] {
        let answer = Answer::of(ada.request("PATCH", &row).json(&body)).await;
        assert_eq!(answer.error(403), "42501", "{body}");
    }
    let forged = json!({ "profile_id": ada.id, "url": "https://bank.example/", "verified_by": "dns" });
    assert_eq!(ada.post("/rest/v1/profile_links", &forged).await.error(403), "42501");

    // Another address has no proof; another name leaves it.
    verify(&ada, added).await.ok();
    Answer::of(ada.request("PATCH", &row).json(&json!({ "label": "Home" }))).await.ok();
    assert!(link(&ada, &url).await.1["verified_on"].is_string());
    Answer::of(ada.request("PATCH", &row).json(&json!({ "url": "https://bank.example/" }))).await.ok();
    let changed = link(&ada, "https://bank.example/").await.1;
    for field in ["verified_on", "verified_by", "checked_at", "check_failure", "lapsed_at"] {
        assert_eq!(changed[field], Value::Null, "{field}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn others_see_the_day_and_nothing_more() {
    let app = TestApp::start_with(&[ORIGIN]).await;
    let (site, ada, reader) = (Site::start().await, seeker(&app, "ada").await, app.company().await);
    let proved = site.set("/", Page::Html(back("ada")));
    let added = add(&ada, &proved).await;
    verify(&ada, added).await.ok();
    let failed = add(&ada, "http://127.0.0.1:9/").await;
    verify(&ada, failed).await.ok();
    let page = reader.admin.rpc("get_public_profile", &json!({ "p_slug": "ada" })).await.ok();
    let links = page["links"].as_array().expect("links");
    assert_eq!(links[0]["verified_on"].as_str().map(str::len), Some(10), "a day: {}", links[0]);
    assert_eq!(links[1]["verified_on"], Value::Null);
    let mut fields: Vec<&String> = links[0].as_object().expect("a link").keys().collect();
    fields.sort();
    assert_eq!(fields, ["created_at", "id", "kind", "label", "position", "url", "verified_on"]);
    assert!(page.get("link_token").is_none());
    let rows = reader.admin.get(&format!("/rest/v1/profile_links?profile_id=eq.{}", ada.id)).await.ok();
    assert_eq!(rows, json!([]));
}
