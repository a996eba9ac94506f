use crate::{
    commands::{arrange, interest, jobs_ask_for, open_job},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn who_is_waited_for_comes_first_then_who_has_most_that_matches() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let none = seeker.rpc("get_response_times", &json!({})).await.ok();
    assert_eq!(none, json!({ "matching_companies": 0, "companies": [] }));

    let (awaited, one, two) = (app.company().await, app.company().await, app.company().await);
    let job = open_job(&awaited.admin, "Waiting").await;
    open_job(&one.admin, "One").await;
    open_job(&two.admin, "Two").await;
    open_job(&two.admin, "Two more").await;
    jobs_ask_for(&app, ["rust", "linux"]).await;
    let states = "insert into profile_skills (profile_id, name, level) values ($1, 'Rust', 4), ($1, 'Linux', 4)";
    arrange(&app, states, seeker.id).await;
    interest(&seeker, job).await;
    arrange(&app, "update companies set response_days = 3 where id = $1", two.id).await;
    let promise = "insert into private.company_promises (company_id, decided, kept, answered, median_seconds) values ($1, 8, 6, 7, 90000)
        on conflict (company_id) do update set decided = 8, kept = 6, answered = 7, median_seconds = 90000";
    arrange(&app, promise, two.id).await;

    let answer = seeker.rpc("get_response_times", &json!({})).await.ok();
    assert_eq!(answer["matching_companies"], 2, "the awaited job is decided on");
    let line = |nth: usize| &answer["companies"][nth];
    let shown = |nth: usize, field: &str| line(nth)[field].clone();
    assert_eq!((shown(0, "waiting"), shown(0, "matches")), (json!(1), json!(0)));
    assert!(shown(0, "waiting_since").is_string());
    assert_eq!(
        ["matches", "waiting", "waiting_since", "response_days", "kept_percent", "decided", "median_seconds"]
            .map(|field| shown(1, field)),
        [json!(2), json!(0), Value::Null, json!(3), json!(75), json!(8), json!(90_000)]
    );
    assert_eq!((shown(2, "matches"), shown(2, "kept_percent")), (json!(1), Value::Null));
    assert_eq!(line(3), &Value::Null);
    let short = seeker.rpc("get_response_times", &json!({ "p_limit": 1 })).await.ok();
    assert_eq!(short["companies"].as_array().expect("a list").len(), 2, "who is waited for comes on top");

    // A company that hides nothing from the seeker, but from which the seeker hides, is left out.
    arrange(
        &app,
        "insert into hidden_companies (profile_id, company_id) select $1, c.id from companies c
        where c.id in (select company_id from job_openings where title = 'One')",
        seeker.id,
    )
    .await;
    assert_eq!(seeker.rpc("get_response_times", &json!({})).await.ok()["matching_companies"], 1);
}
