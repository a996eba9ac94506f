//! `admin_list_submissions`: answers that wait too long or failed by our fault.

use super::admin_judge_again::ROWS;
use crate::kit::TestApp;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_in_a_language_without_a_judge_and_what_failed_is_listed() {
    let app = TestApp::start().await;
    let (staff, seeker) = (app.staff().await, app.seeker().await);
    let admin = app.database.admin().await;
    admin.batch_execute(&ROWS.replace("PERSON", &format!("'{}'", seeker.id))).await.expect("rows");
    let list = async |trouble: &str| -> Value {
        staff.rpc("admin_list_submissions", &json!({ "p_reason": "r", "p_trouble": trouble })).await.ok()
    };
    let ids = |list: &Value| -> Vec<String> {
        let all = list["submissions"].as_array().expect("a list");
        all.iter()
            .map(|one| one["id"].as_str().expect("an id").chars().last().expect("a digit").to_string())
            .collect()
    };
    let waiting = list("waiting").await;
    assert_eq!(ids(&waiting), ["2"]);
    let first = &waiting["submissions"][0];
    assert_eq!((&first["is_judged"], &first["title"]), (&json!(false), &json!("Two sums")));
    assert_eq!(waiting["judged_languages"], json!([]));
    let failed = list("failed").await;
    assert_eq!(ids(&failed), ["1"], "a run isn't judged again");
    assert_eq!(failed["submissions"][0]["message"], "No judge");
    let worker = "insert into private.judge_workers (worker, languages, leased_until)
                  values (gen_random_uuid(), '{python}', now() + interval '1 minute')";
    admin.batch_execute(worker).await.expect("a worker");
    let waiting = list("waiting").await;
    assert_eq!((ids(&waiting), &waiting["judged_languages"]), (Vec::new(), &json!(["python"])));
    let late = "update submissions set queued_at = now() - interval '6 minutes' where state = 'queued'";
    admin.batch_execute(late).await.expect("it waits");
    assert_eq!(ids(&list("waiting").await), ["2"]);
}
