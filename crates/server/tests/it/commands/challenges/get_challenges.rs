//! The catalogue says how many jobs ask for what a challenge proves, and what to do next.

use crate::{
    commands::{arrange, jobs_ask_for, open_job},
    judging::{document, install},
    kit::TestApp,
};
use serde_json::{Value, json};
use uuid::Uuid;

/// All jobs ask for Linux and for a skill, half each; the challenge "heals" proves the skill.
pub(super) async fn ask_for(app: &TestApp, skill: &str) {
    let admin = app.database.admin().await;
    let challenge = "select from challenges where slug = 'heals'";
    if admin.query_opt(challenge, &[]).await.expect("the database answers").is_none() {
        install(&admin, "heals", &document()).await;
    }
    jobs_ask_for(app, ["linux", skill]).await;
    let proves = format!(
        "delete from challenge_skills;
         insert into challenge_skills (challenge_id, skill_id)
         select c.id, s.id from challenges c, skills s where c.slug = 'heals' and s.slug = '{skill}'"
    );
    admin.batch_execute(&proves).await.expect("the database answers");
}

pub(super) async fn hide_from(app: &TestApp, seeker: Uuid, company: Uuid) {
    let hide = "insert into hidden_companies (profile_id, company_id) values ($1, $2)";
    app.database.admin().await.execute(hide, &[&seeker, &company]).await.expect("the database answers");
}

/// The reasons and addresses of what is next, without the next step in difficulty.
fn next(catalogue: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let steps = catalogue["next"].as_array().expect("a list");
    let steps = steps.iter().map(|step| (text(&step["why"]), text(&step["slug"])));
    steps.filter(|(why, _)| !["new_topic", "next_difficulty"].contains(&why.as_str())).collect()
}

fn heals(why: &str) -> (String, String) {
    (why.to_owned(), "heals".to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_would_open_most_jobs_is_suggested_and_no_challenge_twice() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    open_job(&company.admin, "One").await;
    open_job(&company.admin, "Two").await;
    ask_for(&app, "kubernetes").await;
    let catalogue = async || seeker.rpc("get_challenges", &json!({})).await.ok();

    // A profile that says nothing: the jobs that ask for it are all there is to say.
    arrange(&app, "insert into profile_skills (profile_id, name, level) values ($1, 'Git', 3)", seeker.id).await;
    let told = catalogue().await;
    assert_eq!(told["challenges"][0]["jobs"], json!(2));
    assert_eq!(next(&told), [heals("jobs_ask")]);
    assert_eq!(told["next"][0]["jobs"], json!(2));

    arrange(&app, "insert into profile_skills (profile_id, name, level) values ($1, 'Linux', 3)", seeker.id).await;
    let told = catalogue().await;
    assert_eq!(next(&told), [heals("opens_jobs")]);
    let proof = &told["next"][0]["proof"];
    assert_eq!(
        (&proof["skill"], &proof["grade"], &proof["good"]),
        (&json!("kubernetes"), &json!("shown"), &json!(2))
    );

    let draft = "insert into challenge_drafts (profile_id, challenge_id, language, source)
        select $1, id, 'python', 'x' from challenges where slug = 'heals'";
    arrange(&app, draft, seeker.id).await;
    assert_eq!(next(&catalogue().await), [heals("unfinished")]);

    let complete = "insert into challenge_completions (profile_id, challenge_id)
        select $1, id from challenges where slug = 'heals'";
    arrange(&app, complete, seeker.id).await;
    assert_eq!(next(&catalogue().await), []);
    assert_eq!(company.admin.rpc("get_challenges", &json!({})).await.ok(), Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn jobs_of_companies_that_one_hides_from_are_not_counted() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    open_job(&company.admin, "One").await;
    ask_for(&app, "kubernetes").await;
    let jobs = async || seeker.rpc("get_challenges", &json!({})).await.ok()["challenges"][0]["jobs"].clone();
    assert_eq!(jobs().await, json!(1));
    hide_from(&app, seeker.id, company.id).await;
    assert_eq!(jobs().await, json!(0));
}
