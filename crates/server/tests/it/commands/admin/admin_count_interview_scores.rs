//! `admin_count_interview_scores`: by problem, month and ten points.

use crate::{commands::pointers, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn scores_are_counted_by_problem_month_and_ten_points() {
    let app = TestApp::start().await;
    let (staff, seeker) = (app.staff().await, app.seeker().await);
    let admin = app.database.admin().await;
    let rows = "
        with attempt as (
            insert into interview_attempts (id, profile_id, problem_slug, problem_edition, rubric_edition, questions_edition,
                seniority, practice, state, started_at, ends_at, finished_at, scoring_at, scored_at)
            select gen_random_uuid(), $1, p.slug, p.edition, s.interview_rubric, s.interview_bank, 'senior', false, 'scored',
                t, t, t, t, t
            from (select * from private.interview_problems order by slug limit 1) p, private.content_state s,
                (values (now()), (now()), (now()), (now() - interval '3 years')) x (t)
            returning id, started_at)
        insert into interview_scores (profile_id, attempt_id, total, seniority, scored_at)
        select $1, a.id, (array[71, 79, 100, 50])[row_number() over (order by a.started_at desc)], 'senior', a.started_at
        from attempt a";
    admin.execute(rows, &[&seeker.id]).await.expect("scores");
    let call = json!({ "p_reason": "How hard it is" });
    let answer = staff.rpc("admin_count_interview_scores", &call).await.ok();
    let scores: Vec<_> = answer["scores"]
        .as_array()
        .expect("scores")
        .iter()
        .map(|one| (one["from_points"].clone(), one["count"].clone(), one["sum"].clone()))
        .collect();
    assert_eq!(scores, [(json!(70), json!(2), json!(150)), (json!(90), json!(1), json!(100))]);
    let odd = json!({ "p_reason": "r", "p_months": 37 });
    assert_eq!(pointers(&staff.rpc("admin_count_interview_scores", &odd).await), ["/p_months"]);
}
