//! H4 and M2: what many hostile clients hold, and what everyone else still gets.
//!
//! A table that no one may read meanwhile holds requests for as long as a test wants: each that reads it keeps its
//! database connection.

use crate::kit::{Answer, TestApp};
use devproof_db::PoolLimits;
use serde_json::json;
use std::time::Duration;
use tokio::time::timeout;
use tokio_postgres::Client;

/// Longer than any answer takes on a busy machine, and shorter than what is held.
const SOON: Duration = Duration::from_secs(15);
const HELD: &str = "/rest/v1/zz_held?select=n";

/// A server with nine connections, of which visitors get two, and a table that can be held.
async fn start(settings: &[(&str, &str)]) -> (TestApp, Client) {
    let own = [
        ("POOL_SIZE", "9"),
        ("VISITOR_WAIT_MS", "300"),
        ("STATEMENT_TIMEOUT_MS", "60000"),
        ("VISITOR_STATEMENT_TIMEOUT_MS", "60000"),
        ("MAILER_AUTOCONFIRM", "true"),
    ];
    let app = TestApp::start_with(&[&own, settings].concat()).await;
    let admin = app.database.admin().await;
    admin
        .batch_execute(
            "create table public.zz_held (n int primary key);
             grant select on public.zz_held to anon, authenticated",
        )
        .await
        .expect("a table");
    let known = timeout(SOON, async {
        while app.get(HELD).await.status != 200 {
            admin.batch_execute("notify pgrst, 'reload schema'").await.expect("a notification");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    assert!(known.await.is_ok(), "the server does not know the table");
    (app, admin)
}

/// No one reads the table until the transaction ends.
async fn hold(admin: &Client) {
    admin.batch_execute("begin; lock table public.zz_held in access exclusive mode").await.expect("a lock");
}

async fn waiting(admin: &Client) -> i64 {
    let sql = "select count(*) from pg_locks where relation = 'public.zz_held'::regclass and not granted";
    admin.query_one(sql, &[]).await.expect("locks").get(0)
}

/// Until `count` statements wait for the table.
async fn until_waiting(admin: &Client, count: i64) {
    let reached = timeout(SOON, async {
        while waiting(admin).await < count {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    assert!(reached.await.is_ok(), "{} of {count} wait", waiting(admin).await);
}

fn ask(request: reqwest::RequestBuilder) -> tokio::task::JoinHandle<Answer> {
    tokio::spawn(Answer::of(request))
}

#[tokio::test]
async fn h4_visitors_hold_their_share_and_everybody_else_is_served() {
    let (app, admin) = start(&[("TRUSTED_PROXIES", "127.0.0.1")]).await;
    let person = app.seeker().await;
    let email = "h4@example.test";
    app.post("/auth/v1/signup", &json!({ "email": email, "password": "vellum orchid 41 lantern" })).await.ok();
    hold(&admin).await;
    let visitor = |n: usize| app.request("GET", HELD).header("x-forwarded-for", format!("203.0.113.{n}"));
    let crowd: Vec<_> = (0..32).map(|n| ask(visitor(n))).collect();
    until_waiting(&admin, 2).await;
    // What is above the share is told so, in the protocol's words, and does not hang.
    let refused = timeout(SOON, ask(visitor(200))).await.expect("no visitor hangs").expect("no panic");
    assert_eq!(
        (refused.status.as_u16(), refused.json()["code"].as_str()),
        (503, Some("PGRST003")),
        "{}",
        refused.text
    );
    assert_eq!(refused.header("retry-after"), "1");
    assert!(refused.json()["message"].is_string() && refused.json()["hint"].is_string());
    // Statements that were quick before have connections of their own, and each of these lets go of the others when one
    // turns slow.
    let most = 2 + i64::try_from(PoolLimits::default().quick).expect("a small number");
    let held = waiting(&admin).await;
    assert!((2..=most).contains(&held), "visitors hold no more than their share: {held} of {most}");
    // Everyone else: a sign-in, a read of their own, a command, our own health.
    let sign_in = json!({ "email": email, "password": "vellum orchid 41 lantern" });
    let answers = timeout(SOON, async {
        let signed_in = app.post("/auth/v1/token?grant_type=password", &sign_in).await;
        let read = person.get("/rest/v1/profiles?select=id").await;
        let command = person.post("/rest/v1/rpc/get_my_sessions", &json!({})).await;
        let ready = app.get("/readyz").await;
        (signed_in, read, command, ready)
    });
    let (signed_in, read, command, ready) = answers.await.expect("nobody who is signed in waits for visitors");
    assert_eq!(signed_in.status, 200, "{}", signed_in.text);
    assert_eq!(read.ok(), json!([{ "id": person.id }]));
    assert_eq!(command.status, 200, "{}", command.text);
    assert_eq!(ready.status, 200, "{}", ready.text);
    admin.batch_execute("rollback").await.expect("let go");
    let mut served = 0;
    for answer in crowd {
        match answer.await.expect("no panic").status.as_u16() {
            200 => served += 1,
            503 => {}
            other => panic!("{other}"),
        }
    }
    assert!(served >= 2, "those who held the share: {served}");
}

#[tokio::test]
async fn h4_one_address_leaves_a_connection_to_other_visitors() {
    let (app, admin) = start(&[("TRUSTED_PROXIES", "127.0.0.1")]).await;
    hold(&admin).await;
    let greedy: Vec<_> =
        (0..16).map(|_| ask(app.request("GET", HELD).header("x-forwarded-for", "203.0.113.7"))).collect();
    until_waiting(&admin, 1).await;
    let other = app.request("GET", "/rest/v1/skills?select=id&limit=1").header("x-forwarded-for", "203.0.113.8");
    let answer = timeout(SOON, ask(other)).await.expect("the other is served").expect("no panic");
    assert_eq!(answer.status, 200, "{}", answer.text);
    admin.batch_execute("rollback").await.expect("let go");
    for answer in greedy {
        assert!(matches!(answer.await.expect("no panic").status.as_u16(), 200 | 503));
    }
}

#[tokio::test]
async fn h4_one_account_leaves_sign_ins_commands_and_others_reads_alone() {
    let (app, admin) = start(&[]).await;
    let (greedy, other) = (app.seeker().await, app.seeker().await);
    hold(&admin).await;
    let crowd: Vec<_> = (0..16).map(|_| ask(greedy.request("GET", HELD))).collect();
    until_waiting(&admin, 4).await;
    let read = timeout(SOON, other.get("/rest/v1/profiles?select=id")).await.expect("a connection is left");
    assert_eq!(read.ok(), json!([{ "id": other.id }]));
    let command =
        timeout(SOON, greedy.post("/rest/v1/rpc/get_my_sessions", &json!({}))).await.expect("its own share");
    assert_eq!(command.status, 200, "{}", command.text);
    assert_eq!(waiting(&admin).await, 4, "two thirds of the reads");
    admin.batch_execute("rollback").await.expect("let go");
    for answer in crowd {
        assert_eq!(answer.await.expect("no panic").status, 200);
    }
}

#[tokio::test]
async fn h4_a_visitors_statement_is_cut_off_earlier() {
    let settings = [("STATEMENT_TIMEOUT_MS", "3000"), ("VISITOR_STATEMENT_TIMEOUT_MS", "1000")];
    let app = TestApp::start_with(&settings).await;
    let admin = app.database.admin().await;
    let timeouts = "create function public.zz_timeout() returns text language sql stable
                    as $$ select current_setting('statement_timeout') $$;
                    grant execute on function public.zz_timeout() to anon, authenticated";
    admin.batch_execute(timeouts).await.expect("a function");
    let person = app.seeker().await;
    assert_eq!(app.post("/rest/v1/rpc/zz_timeout", &json!({})).await.ok(), json!("1s"));
    assert_eq!(person.post("/rest/v1/rpc/zz_timeout", &json!({})).await.ok(), json!("3s"));
}

#[tokio::test]
async fn h4_requests_in_progress_are_bounded_for_each_address() {
    let settings =
        [("TRUSTED_PROXIES", "127.0.0.1"), ("MAX_REQUESTS_PER_ADDRESS", "3"), ("VISITOR_WAIT_MS", "60000")];
    let (app, admin) = start(&settings).await;
    hold(&admin).await;
    let of = |address: &str, path: &str| app.request("GET", path).header("x-forwarded-for", address.to_owned());
    let held: Vec<_> = (0..3).map(|_| ask(of("203.0.113.7", HELD))).collect();
    // Two wait in line for their turn; a connection is one client's at most.
    until_waiting(&admin, 1).await;
    let refused = timeout(SOON, async {
        loop {
            let answer = ask(of("203.0.113.7", "/rest/v1/")).await.expect("no panic");
            if answer.status == 429 {
                return answer;
            }
        }
    });
    let refused = refused.await.expect("the fourth is refused");
    assert_eq!(refused.json()["code"], "over_request_rate_limit");
    assert_eq!(refused.header("retry-after"), "1");
    assert_eq!(refused.header("access-control-allow-origin"), "*", "a page can read why");
    // From auth it is a 503: the stock client would take a 429 to a refresh for the end of its session.
    for (path, field, status) in [("/auth/v1/settings", "error_code", 503), ("/storage/v1/bucket", "error", 429)] {
        let answer = ask(of("203.0.113.7", path)).await.expect("no panic");
        let said = (answer.status.as_u16(), answer.json()[field].as_str().map(str::to_owned));
        assert_eq!(said, (status, Some("over_request_rate_limit".to_owned())));
    }
    // Behind the same proxy, someone else.
    assert_eq!(ask(of("203.0.113.8", "/auth/v1/settings")).await.expect("no panic").status, 200);
    admin.batch_execute("rollback").await.expect("let go");
    for answer in held {
        assert_eq!(answer.await.expect("no panic").status, 200);
    }
}

#[tokio::test]
async fn h4_embeds_that_multiply_are_refused_before_the_database_works() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let person = app.seeker().await;
    // As the finding had it: a visitor goes back to a list through its company, and once more.
    let circle =
        "/rest/v1/job_openings?select=*,companies(*,job_openings(*,job_skills(*),companies(*,job_openings(*))))";
    let answer = app.get(circle).await;
    assert_eq!((answer.status.as_u16(), answer.json()["code"].as_str()), (400, Some("54001")), "{}", answer.text);
    assert!(answer.json()["message"].is_string() && answer.json()["hint"].is_string());
    let plain = app.get("/rest/v1/job_openings?select=id,companies(name),job_skills(skill_id)").await;
    assert_eq!(plain.status, 200, "{}", plain.text);
    // Lists inside lists: 128 × 32 × 32 rows, as the sizes of the tables tell.
    admin
        .batch_execute(
            "create table public.zz_a (id int primary key);
             create table public.zz_b (id int primary key, a int references public.zz_a);
             create table public.zz_c (id int primary key, b int references public.zz_b);
             create index on public.zz_b (a);
             create index on public.zz_c (b);
             insert into public.zz_a select n from generate_series(1, 100) n;
             insert into public.zz_b select n, n % 100 + 1 from generate_series(1, 3200) n;
             insert into public.zz_c select n, n % 3200 + 1 from generate_series(1, 102400) n;
             grant select on public.zz_a, public.zz_b, public.zz_c to anon, authenticated;
             analyze public.zz_a, public.zz_b, public.zz_c",
        )
        .await
        .expect("tables");
    app.app.look_at_sizes().await;
    let lists = "/rest/v1/zz_a?select=id,zz_b(id,zz_c(id))";
    let answer = app.get(lists).await;
    assert_eq!((answer.status.as_u16(), answer.json()["code"].as_str()), (400, Some("54001")), "{}", answer.text);
    for narrow in ["&limit=5", "&id=eq.7", "&zz_b.limit=2"] {
        assert_eq!(app.get(&format!("{lists}{narrow}")).await.status, 200, "{narrow}");
    }
    assert_eq!(person.get(&format!("{lists}&zz_b.limit=20")).await.status, 200, "more for who is signed in");
    assert_eq!(app.get(&format!("{lists}&zz_b.limit=30")).await.error(400), "54001");
}

#[tokio::test]
async fn m2_a_visitors_answer_is_bounded() {
    let app = TestApp::start_with(&[("VISITOR_MAX_RESPONSE_KB", "10")]).await;
    let admin = app.database.admin().await;
    admin
        .batch_execute(
            "create table public.zz_long (n int primary key, text text);
             insert into public.zz_long select n, repeat('x', 1000) from generate_series(1, 20) n;
             grant select on public.zz_long to anon, authenticated",
        )
        .await
        .expect("a table");
    let person = app.seeker().await;
    let path = "/rest/v1/zz_long?select=n,text";
    let answer = app.get(path).await;
    assert_eq!((answer.status.as_u16(), answer.json()["code"].as_str()), (400, Some("54000")), "{}", answer.text);
    assert_eq!(app.get(&format!("{path}&limit=5")).await.status, 200);
    assert_eq!(person.get(path).await.status, 200);
}
