use crate::{
    commands::{arrange, jobs_ask_for, open_job},
    kit::TestApp,
};
use serde_json::json;

/// Every job asks for one more skill, as nice to have.
const NICE: &str = "insert into job_skills (job_opening_id, skill_id, importance)
    select j.id, s.id, 'nice' from job_openings j, skills s where s.slug = 'kubernetes' and $1::uuid is not null";
const CHALLENGES: &str = "
    insert into challenges (slug, title, difficulty, published_at)
    values ('a-harder-one', 'A harder one', 'hard', now()), ('a-cluster', 'A cluster that heals', 'easy', now());
    insert into challenge_skills (challenge_id, skill_id)
    select c.id, s.id from challenges c, skills s where c.slug in ('a-harder-one', 'a-cluster') and s.slug = 'kubernetes'";

#[tokio::test(flavor = "multi_thread")]
async fn a_skill_is_missing_until_it_is_stated_or_proved() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let nothing = json!({ "matches": 0, "total": 0, "skills": [] });
    assert_eq!(seeker.rpc("get_missing_skills", &json!({})).await.ok(), nothing);
    let one = open_job(&company.admin, "One").await;
    open_job(&company.admin, "Two").await;
    jobs_ask_for(&app, ["rust", "linux"]).await;
    arrange(&app, NICE, one).await;
    app.database.admin().await.batch_execute(CHALLENGES).await.expect("challenges");
    let states = "insert into profile_skills (profile_id, name, level) values ($1, 'Rust', 4), ($1, 'Linux', 4)";
    arrange(&app, states, seeker.id).await;

    let missing = async || seeker.rpc("get_missing_skills", &json!({})).await.ok();
    let answer = missing().await;
    assert_eq!((&answer["matches"], &answer["total"]), (&json!(2), &json!(1)));
    let skill = &answer["skills"][0];
    assert_eq!(
        ["slug", "jobs", "musts"].map(|field| skill[field].clone()),
        [json!("kubernetes"), json!(2), json!(0)]
    );
    let easiest = json!({ "slug": "a-cluster", "title": "A cluster that heals", "difficulty": "easy" });
    assert_eq!((&skill["challenge"], &skill["challenges"]), (&easiest, &json!(2)));

    // A job that is decided on is left out; a skill that is proved is not missing.
    seeker.rpc("pass_job", &json!({ "p_job_opening_id": one })).await.ok();
    let answer = missing().await;
    assert_eq!((&answer["matches"], &answer["skills"][0]["jobs"]), (&json!(1), &json!(1)));
    let complete = "insert into challenge_completions (profile_id, challenge_id)
        select $1, id from challenges where slug = 'a-cluster'";
    arrange(&app, complete, seeker.id).await;
    assert_eq!(missing().await, json!({ "matches": 1, "total": 0, "skills": [] }));
    assert_eq!(company.admin.rpc("get_missing_skills", &json!({})).await.error(403), "not_job_seeker");
}
