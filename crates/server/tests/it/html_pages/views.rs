//! Views are counted once for each viewer, exactly, and never for who does not count or does not want to.

use super::fixture::Scene;
use crate::kit::{Answer, Person};
use futures::future::join_all;
use serde_json::{Value, json};
use uuid::Uuid;

fn view(kind: &str, id: Uuid) -> Value {
    json!({ "p_kind": kind, "p_id": id, "p_source": "link" })
}

const RPC: &str = "/rest/v1/rpc/record_view";

impl Scene {
    /// A visitor with this browser, who may say that they do not want to be counted.
    async fn visit(&self, browser: &str, headers: &[(&str, &str)], body: &Value) -> Answer {
        let mut request = self.app.request("POST", RPC).header("user-agent", browser).json(body);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        Answer::of(request).await
    }

    async fn views(&self, kind: &str) -> i64 {
        self.count(&format!("select count(*) from private.{kind}_views")).await
    }

    /// Everything that was counted is so much longer ago.
    async fn wait(&self, time: &str) {
        for kind in ["profile", "company", "job"] {
            self.run(&format!("update private.{kind}_views set viewed_at = viewed_at - interval '{time}'")).await;
        }
    }
}

#[tokio::test]
async fn a_viewer_counts_once_in_thirty_minutes() {
    let scene = Scene::start().await;
    let ada = scene.person("ada", "open").await;
    let company = scene.company("halyard").await;
    let job = scene.job(&company, "open").await;
    let reader = scene.person("reader", "open").await;
    for (kind, id) in [("profile", ada.id), ("company", company.id), ("job", job)] {
        let body = view(kind, id);
        for _ in 0..2 {
            assert_eq!(reader.post(RPC, &body).await.ok(), Value::Null);
            assert_eq!(scene.visit("Browser A", &[], &body).await.ok(), Value::Null);
            assert_eq!(scene.visit("Browser B", &[], &body).await.ok(), Value::Null);
        }
        assert_eq!(scene.views(kind).await, 3, "{kind}");
    }
    scene.wait("29 minutes").await;
    reader.post(RPC, &view("profile", ada.id)).await.ok();
    assert_eq!(scene.views("profile").await, 3);
    scene.wait("2 minutes").await;
    reader.post(RPC, &view("profile", ada.id)).await.ok();
    scene.visit("Browser A", &[], &view("profile", ada.id)).await.ok();
    assert_eq!(scene.views("profile").await, 5);
}

#[tokio::test]
async fn many_requests_at_once_are_one_view() {
    let scene = Scene::start().await;
    let ada = scene.person("ada", "open").await;
    let reader = scene.person("reader", "open").await;
    let body = view("profile", ada.id);
    let members = join_all((0..20).map(|_| reader.post(RPC, &body)));
    let visitors = join_all((0..20).map(|_| scene.visit("Browser", &[], &body)));
    let (members, visitors) = futures::join!(members, visitors);
    for answer in members.iter().chain(&visitors) {
        answer.ok();
    }
    assert_eq!(scene.views("profile").await, 2);
}

#[tokio::test]
async fn who_does_not_count_is_not_counted() {
    let scene = Scene::start().await;
    let ada = scene.person("ada", "open").await;
    let hidden = scene.person("hidden", "private").await;
    let company = scene.company("halyard").await;
    let quiet = scene.company("quiet").await;
    scene.run("update companies set public_link = false where slug = 'quiet'").await;
    let job = scene.job(&company, "open").await;
    let draft = scene.job(&company, "draft").await;
    let staff = scene.app.staff().await;
    let shy = scene.person("shy", "open").await;
    scene.run("update profiles set analytics_opt_out = true where slug = 'shy'").await;
    let newcomer = scene.app.newcomer().await;
    let hides = "insert into hidden_companies (profile_id, company_id) values ($1, $2)";
    scene.admin.execute(hides, &[&ada.id, &quiet.id]).await.unwrap();

    let ask = |who: Person, kind: &'static str, id: Uuid| async move { who.post(RPC, &view(kind, id)).await.ok() };
    let admin = &company.admin;
    for (who, kind, id) in [
        (&ada, "profile", ada.id),
        (admin, "company", company.id),
        (admin, "job", job),
        (&staff, "profile", ada.id),
        (&shy, "profile", ada.id),
        (&newcomer, "profile", ada.id),
        (&quiet.admin, "profile", ada.id),
        (&ada, "profile", hidden.id),
        (&ada, "profile", admin.id),
        (&ada, "profile", Uuid::new_v4()),
        (&ada, "job", draft),
    ] {
        assert_eq!(ask(who.clone(), kind, id).await, Value::Null);
    }
    let body = view("profile", ada.id);
    scene.visit("Browser", &[("dnt", "1")], &body).await.ok();
    scene.visit("Browser", &[("sec-gpc", "1")], &body).await.ok();
    scene.visit("Browser", &[], &view("profile", hidden.id)).await.ok();
    scene.visit("Browser", &[], &view("company", quiet.id)).await.ok();
    scene.visit("Browser", &[], &view("job", draft)).await.ok();
    for kind in ["profile", "company", "job"] {
        assert_eq!(scene.views(kind).await, 0, "{kind}");
    }
    // And the same requests by who counts do.
    ask(ada.clone(), "job", job).await;
    ask(ada.clone(), "company", quiet.id).await;
    scene.visit("Browser", &[], &body).await.ok();
    assert_eq!((scene.views("profile").await, scene.views("company").await, scene.views("job").await), (1, 1, 1));
}

#[tokio::test]
async fn a_candidate_is_seen_by_the_company_whatever_the_visibility() {
    let scene = Scene::start().await;
    let ada = scene.person("ada", "private").await;
    let company = scene.company("halyard").await;
    let job = scene.job(&company, "open").await;
    let body = json!({ "p_kind": "profile", "p_id": ada.id, "p_source": "candidates" });
    company.admin.post(RPC, &body).await.ok();
    assert_eq!(scene.views("profile").await, 0);
    let interest = "insert into job_interactions (job_opening_id, profile_id, status) values ($1, $2, 'interested')";
    scene.admin.execute(interest, &[&job, &ada.id]).await.unwrap();
    company.admin.post(RPC, &body).await.ok();
    let seen = "select source, viewer_company_id from private.profile_views";
    let row = scene.admin.query_one(seen, &[]).await.unwrap();
    assert_eq!((row.get::<_, String>(0).as_str(), row.get::<_, Uuid>(1)), ("candidates", company.id));
}

#[tokio::test]
async fn a_visitor_is_a_hash_that_the_day_makes_unknown() {
    let scene = Scene::start().await;
    let ada = scene.person("ada", "open").await;
    let body = view("profile", ada.id);
    scene.visit("Browser", &[], &body).await.ok();
    let hash = "select visitor, visitor_network, viewer_id::text from private.profile_views order by id desc limit 1";
    let first = scene.admin.query_one(hash, &[]).await.unwrap();
    assert!(first.get::<_, Option<String>>(2).is_none());
    let whole = "select row_to_json(v)::text from private.profile_views v";
    let text: String = scene.admin.query_one(whole, &[]).await.unwrap().get(0);
    assert!(!text.contains("127.0.0.1") && !text.contains("Browser"), "{text}");
    // The next day has another salt, and the old one is gone.
    scene.run("update private.view_salts set day = day - 1").await;
    scene.wait("1 day").await;
    scene.visit("Browser", &[], &body).await.ok();
    let second = scene.admin.query_one(hash, &[]).await.unwrap();
    assert_ne!(first.get::<_, Vec<u8>>(0), second.get::<_, Vec<u8>>(0));
    assert_ne!(first.get::<_, Vec<u8>>(1), second.get::<_, Vec<u8>>(1));
    assert_eq!(scene.count("select count(*) from private.view_salts").await, 1);
}

#[tokio::test]
async fn one_network_cannot_make_up_a_crowd() {
    let scene = Scene::start().await;
    let ada = scene.person("ada", "open").await;
    let body = view("profile", ada.id);
    let browsers: Vec<String> = (0..45).map(|number| format!("Browser {number}")).collect();
    join_all(browsers.iter().map(|browser| scene.visit(browser, &[], &body))).await;
    assert_eq!(scene.views("profile").await, 30);
    scene.run("update auth.rate_limits set used = 600 where kind = 'rpc:record_view'").await;
    assert_eq!(scene.visit("Browser", &[], &body).await.error(429), "too_many_requests");
}

#[tokio::test]
async fn what_cannot_be_counted_is_said() {
    let scene = Scene::start().await;
    let ada = scene.person("ada", "open").await;
    for (kind, source) in [("person", "link"), ("profile", "nowhere")] {
        let body = json!({ "p_kind": kind, "p_id": ada.id, "p_source": source });
        assert_eq!(scene.visit("Browser", &[], &body).await.error(400), "22023");
    }
    // Reading by address is no way to write.
    let path = format!("{RPC}?p_kind=profile&p_id={}", ada.id);
    scene.app.get(&path).await;
    assert_ne!(ada.get(&path).await.status, 500);
    assert_eq!(scene.views("profile").await, 0);
    for table in ["profile_views", "view_salts"] {
        assert_eq!(scene.app.get(&format!("/rest/v1/{table}")).await.status, 404, "{table}");
    }
}
