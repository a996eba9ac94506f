//! `reject_candidate`.

use crate::{
    commands::{arrange, interest, open_job, pointers},
    kit::{Person, TestApp},
};
use devproof_queue::outbox;
use serde_json::{Value, json};
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_rejection_names_a_criterion_of_the_match() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let interaction = interest(&seeker, job).await;
    let call = |criterion: &str| json!({ "p_interaction_id": interaction, "p_reason": "Not enough Rust", "p_criterion": criterion });
    let wrong = company.admin.rpc("reject_candidate", &call("skill:cobol")).await;
    assert_eq!(pointers(&wrong), ["/p_criterion"]);
    assert_eq!(company.admin.rpc("reject_candidate", &call("skill:rust")).await.ok()["decision"], json!("rejected"));
    let kept = company.admin.get("/rest/v1/job_interaction_decisions?select=reason,criterion").await.ok();
    assert_eq!(kept, json!([{ "reason": "Not enough Rust", "criterion": "skill:rust" }]));
    assert_eq!(seeker.get("/rest/v1/job_interaction_decisions?select=reason").await.ok(), json!([]));
}

/// Two challenges that prove Rust, and one that is a draft.
const CATALOGUE: &str = "
    insert into challenges (slug, title, difficulty, published_at) values
        ('share-a-value', 'Share a value', 'medium', now()), ('own-a-value', 'Own a value', 'easy', now()),
        ('lose-a-value', 'Lose a value', 'easy', null);
    insert into challenge_skills (challenge_id, skill_id)
    select c.id, s.id from challenges c, skills s where c.slug like '%-a-value' and s.slug = 'rust'";

#[tokio::test(flavor = "multi_thread")]
async fn who_asked_to_know_sees_the_criterion_and_what_would_prove_it() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let (curious, other) = (app.seeker().await, app.seeker().await);
    for (seeker, wants) in [(&curious, true), (&other, false)] {
        let sql = format!("update profiles set wants_rejection_reason = {wants} where id = $1");
        arrange(&app, &sql, seeker.id).await;
    }
    app.database.admin().await.batch_execute(CATALOGUE).await.expect("challenges");
    let interactions = [interest(&curious, job).await, interest(&other, job).await];
    let before = company.admin.rpc("get_candidate", &json!({ "p_interaction_id": interactions[0] })).await.ok();
    let proof = (before["proofs"].as_array().expect("proofs").iter())
        .find(|proof| proof["criterion"] == json!("skill:rust"))
        .expect("a challenge proves it")["challenge"]
        .clone();
    for interaction in interactions {
        let call =
            json!({ "p_interaction_id": interaction, "p_criterion": "skill:rust", "p_reason": "Secret words" });
        company.admin.rpc("reject_candidate", &call).await.ok();
    }
    let shown = async |seeker: &Person| seeker.rpc("get_my_interests", &json!({})).await.ok()[0]["rejection"].clone();
    let expected = json!({ "criterion": "skill:rust", "label": "Rust", "challenge": proof });
    assert_eq!(expected["challenge"]["title"], json!("Own a value"), "the easiest that is published");
    assert_eq!(shown(&curious).await, expected, "what the company was shown before");
    assert_eq!(shown(&other).await, Value::Null);

    app.clock.advance(Duration::seconds(20));
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    let title = proof["title"].as_str().expect("a title");
    for (seeker, knows) in [(&curious, true), (&other, false)] {
        let mails = outbox::list(&app.db, Some(&seeker.email)).await.expect("the outbox");
        assert_eq!(mails.len(), 1);
        assert_eq!((mails[0].text.contains("Rust"), mails[0].text.contains(title)), (knows, knows));
        assert!(!mails[0].text.contains("Secret words"));
    }
    // What was passed meanwhile is not asked for again.
    let pass = "insert into challenge_completions (challenge_id, profile_id)
        select c.id, $1 from challenges c where c.slug = 'own-a-value'";
    arrange(&app, pass, curious.id).await;
    assert_eq!(shown(&curious).await["challenge"]["title"], json!("Share a value"));
}
