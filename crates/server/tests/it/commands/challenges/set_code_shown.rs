//! `set_code_shown`: the owner alone chooses, at once, and as often as they like.

use super::proofs::{Scene, answer, code, scene, set};
use crate::commands::count;
use futures::future::join_all;
use serde_json::{Value, json};
use uuid::Uuid;

const SHOWN: &str = "select count(*) from shown_solutions where profile_id = $1";

#[tokio::test(flavor = "multi_thread")]
async fn code_is_hidden_until_its_owner_shows_it_and_gone_when_they_hide_it() {
    let Scene { app, ada, solution, .. } = scene().await;
    let employer = app.company().await.admin;
    assert_eq!(code(&employer).await, [Value::Null]);
    for is_shown in [true, true, false, false, true] {
        let told = set(&ada, solution, is_shown).await.ok();
        assert_eq!(told, json!({ "submission_id": solution, "is_shown": is_shown }));
        assert_eq!(code(&employer).await[0].is_string(), is_shown);
        let mine = ada.rpc("get_my_profile", &json!({})).await.ok();
        let solutions = json!([{ "id": solution, "language": "javascript", "is_shown": is_shown }]);
        assert_eq!(mine["challenges"][0]["solutions"], solutions);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn e26_only_an_own_accepted_answer_can_be_shown() {
    let Scene { app, admin, ada, solution, .. } = scene().await;
    let (other, company) = (app.seeker().await, app.company().await);
    let wrong = answer(&admin, &ada, "python", "wrong_answer", 2).await;
    for (person, id) in [(&ada, wrong), (&ada, Uuid::new_v4()), (&other, solution)] {
        assert_eq!(set(person, id, true).await.error(404), "not_found");
    }
    set(&ada, solution, true).await.ok();
    assert_eq!(set(&other, solution, false).await.error(404), "not_found");
    assert_eq!(set(&company.admin, solution, false).await.error(403), "not_job_seeker");
    let run = answer(&admin, &ada, "javascript", "accepted", 1).await;
    admin.execute("update submissions set kind = 'run' where id = $1", &[&run]).await.expect("a run");
    assert_eq!(set(&ada, run, true).await.error(404), "not_found");
    assert_eq!(count(&app, SHOWN, ada.id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_calls_at_once_leave_one_row_or_none() {
    let Scene { app, ada, solution, .. } = scene().await;
    let all = join_all((0..12).map(|_| set(&ada, solution, true))).await;
    assert!(all.iter().all(|answer| answer.status == 200));
    assert_eq!(count(&app, SHOWN, ada.id).await, 1);
    let mixed = join_all((0..12).map(|number| set(&ada, solution, number % 2 == 0))).await;
    assert!(mixed.iter().all(|answer| answer.status == 200));
    assert!(count(&app, SHOWN, ada.id).await <= 1);
    // Whatever came of it, the next one decides.
    set(&ada, solution, false).await.ok();
    assert_eq!(count(&app, SHOWN, ada.id).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_choice_is_in_the_copy_of_ones_data_and_goes_with_the_account() {
    let Scene { app, admin, ada, solution, .. } = scene().await;
    let since = async || -> Option<String> {
        let sql = "select e ->> 'code_shown_since' from private.export_part($1, 'challenge_answers') e where e ->> 'id' = $2";
        admin.query_one(sql, &[&ada.id, &solution.to_string()]).await.expect("the answer").get(0)
    };
    assert_eq!(since().await, None);
    set(&ada, solution, true).await.ok();
    assert!(since().await.is_some());
    ada.rpc("delete_account", &json!({ "p_confirmation": "delete my account" })).await.ok();
    assert_eq!(count(&app, "select count(*) from shown_solutions where $1::uuid is not null", ada.id).await, 0);
    assert_eq!(count(&app, "select count(*) from submissions where profile_id = $1", ada.id).await, 0);
}
