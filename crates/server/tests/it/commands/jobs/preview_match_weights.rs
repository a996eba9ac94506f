use crate::{
    commands::{arrange, open_job, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

fn names(list: &Value) -> Vec<String> {
    let lines = list.as_array().expect("a list");
    lines.iter().map(|line| line["full_name"].as_str().expect("a name").to_owned()).collect()
}

/// Names a person, with years and a system design score.
async fn arrange_person(app: &TestApp, id: Uuid, name: &str, years: i16, system_design: i16) {
    let sql = "update profiles set full_name = $2, years_experience = $3, system_design_score = $4 where id = $1";
    app.database
        .admin()
        .await
        .execute(sql, &[&id, &name, &years, &system_design])
        .await
        .expect("the database answers");
}

#[tokio::test]
async fn other_weights_move_people_and_say_which_change_nothing() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    arrange(&app, "update job_openings set min_years = 6, min_system_design = 70 where id = $1", job).await;
    let (one, two) = (app.seeker().await, app.seeker().await);
    arrange_person(&app, one.id, "Years", 9, 10).await;
    arrange_person(&app, two.id, "Design", 2, 90).await;
    let preview = async |weights: Value| {
        let call = json!({ "p_job_opening_id": job, "p_weights": weights });
        company.admin.rpc("preview_match_weights", &call).await.ok()
    };
    let years = preview(json!([{ "criterion": "years", "weight": 100 }])).await;
    assert_eq!(years["candidates"], 2);
    assert_eq!(names(&years["top"]), ["Years", "Design"]);
    assert_eq!((&years["top"][0]["score_after"], &years["top"][0]["rank_after"]), (&json!(100), &json!(1)));
    let weights = json!([{ "criterion": "system_design", "weight": 60 }, { "criterion": "projects", "weight": 40 }]);
    let design = preview(weights).await;
    assert_eq!(names(&design["top"]), ["Design", "Years"]);
    assert_eq!(design["unchanged_criteria"], json!(["projects"]));
    // Nobody enters or leaves twenty places that are not filled.
    assert_eq!((&design["entering"], &design["leaving"]), (&json!([]), &json!([])));

    // Who hides from the company, and who can't be found, is not among them.
    let hide = "insert into hidden_companies (profile_id, company_id) values ($1, $2)";
    app.database.admin().await.execute(hide, &[&one.id, &company.id]).await.expect("the database answers");
    assert_eq!(names(&preview(json!([])).await["top"]), ["Design"]);
    arrange(&app, "update profiles set visibility = 'private' where id = $1", two.id).await;
    assert_eq!(preview(json!([])).await["candidates"], 0);
    // An interest is the person's own choice to be seen.
    two.rpc("express_interest", &json!({ "p_job_opening_id": job })).await.ok();
    assert_eq!(names(&preview(json!([])).await["top"]), ["Design"]);
}

#[tokio::test]
async fn it_is_for_those_who_manage_the_job_and_see_candidates() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let job = open_job(&company.admin, "Engineer").await;
    let call = json!({ "p_job_opening_id": job, "p_weights": [] });
    assert_eq!(app.seeker().await.rpc("preview_match_weights", &call).await.error(403), "not_employer");
    assert_eq!(other.admin.rpc("preview_match_weights", &call).await.error(404), "not_found");
    let colleague = app.recruiter(&company, &["manage_jobs"]).await;
    assert_eq!(colleague.rpc("preview_match_weights", &call).await.error(403), "missing_permission");
}

#[tokio::test]
async fn weights_are_checked_by_place() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let weights = json!([{ "criterion": "years", "weight": 101 }, { "criterion": "shoe_size", "weight": 1 }]);
    let refused =
        company.admin.rpc("preview_match_weights", &json!({ "p_job_opening_id": job, "p_weights": weights })).await;
    assert_eq!(refused.error(422), "invalid_input");
    assert_eq!(pointers(&refused), ["/p_weights/0/weight", "/p_weights/1/criterion"]);
    for weight in [json!(12.5), json!("10")] {
        let weights = json!([{ "criterion": "years", "weight": weight }]);
        let call = json!({ "p_job_opening_id": job, "p_weights": weights });
        assert_eq!(company.admin.rpc("preview_match_weights", &call).await.error(422), "invalid_input");
    }
}
