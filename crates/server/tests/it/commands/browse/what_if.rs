use crate::{
    commands::{arrange, jobs_ask_for, open_job},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

/// An easier and a harder challenge of one skill.
const CHALLENGES: &str = "
    insert into challenges (slug, title, difficulty, published_at)
    values ('what-if', 'A cluster that heals', 'medium', now()), ('what-if-hard', 'A harder one', 'expert', now());
    insert into challenge_skills (challenge_id, skill_id)
    select c.id, s.id from challenges c, skills s where c.slug like 'what-if%' and s.slug = 'kubernetes';";

fn proof<'a>(answer: &'a Value, skill: &str) -> Option<&'a Value> {
    answer["proofs"].as_array().expect("a list").iter().find(|proof| proof["skill"] == skill)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_more_proof_opens_jobs_until_they_are_decided_on() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let (one, two) = (open_job(&company.admin, "One").await, open_job(&company.admin, "Two").await);
    let admin = app.database.admin().await;
    jobs_ask_for(&app, ["linux", "kubernetes"]).await;
    admin.batch_execute(CHALLENGES).await.expect("the database answers");
    arrange(&app, "insert into profile_skills (profile_id, name, level) values ($1, 'Linux', 3)", seeker.id).await;
    arrange(&app, "update profiles set salary_min = 1, salary_currency = 'EUR' where id = $1", seeker.id).await;
    arrange(&app, "update job_openings set pay_max = 90000, pay_min = 1, pay_period = 'year' where id = $1", two)
        .await;

    let told = seeker.rpc("what_if", &json!({})).await.ok();
    let opened = proof(&told, "kubernetes").expect("it opens jobs");
    assert_eq!(opened["good"].as_i64().zip(opened["strong"].as_i64()).map(|(good, strong)| good + strong), Some(2));
    assert_eq!(
        opened["challenge"],
        json!({ "slug": "what-if", "title": "A cluster that heals", "difficulty": "medium" })
    );
    assert_eq!((&told["currency"], &opened["highest_pay"]), (&json!("EUR"), &json!(90000)));
    // One challenge shows it. With the hard one, which counts twice, it is proved, and the matches are strong.
    assert_eq!((&opened["grade"], &opened["challenges"]), (&json!("shown"), &json!(1)));
    assert_eq!((&opened["good"], &opened["when_proved"]), (&json!(2), &json!({ "good": 0, "strong": 2 })));
    assert_eq!(proof(&told, "linux"), None, "no challenge proves it here");

    seeker.rpc("pass_job", &json!({ "p_job_opening_id": one })).await.ok();
    arrange(&app, "update challenges set retired_at = now() where slug <> 'what-if' and $1::uuid is not null", one)
        .await;
    let told = seeker.rpc("what_if", &json!({ "p_limit": 1 })).await.ok();
    let opened = proof(&told, "kubernetes").expect("it opens a job");
    assert_eq!(opened["when_proved"], Value::Null, "what is left can't prove it");
    let opened = proof(&told, "kubernetes").expect("it opens a job");
    assert_eq!(opened["good"].as_i64().zip(opened["strong"].as_i64()).map(|(good, strong)| good + strong), Some(1));

    let complete = "insert into challenge_completions (profile_id, challenge_id)
        select $1, id from challenges where slug = 'what-if'";
    arrange(&app, complete, seeker.id).await;
    let whole = seeker.rpc("browse_jobs", &json!({})).await.ok();
    assert_eq!(whole["jobs"][0]["id"].as_str().and_then(|id| id.parse::<Uuid>().ok()), Some(two));
    assert!(["good", "strong"].contains(&whole["jobs"][0]["match"]["band"].as_str().expect("a word")));
    let opens = |told: &Value| proof(told, "kubernetes").is_some();
    assert!(!opens(&seeker.rpc("what_if", &json!({})).await.ok()), "it is open already");
}

#[tokio::test]
async fn it_is_for_job_seekers() {
    let app = TestApp::start().await;
    let company = app.company().await;
    assert_eq!(company.admin.rpc("what_if", &json!({})).await.error(403), "not_job_seeker");
    assert_eq!(app.seeker().await.rpc("what_if", &json!({})).await.ok(), json!({ "proofs": [], "currency": null }));
}
