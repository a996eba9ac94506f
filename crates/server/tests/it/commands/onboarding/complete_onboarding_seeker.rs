//! `complete_onboarding_seeker`: the way from a bare account to a person.

use super::{count, pointers};
use crate::kit::TestApp;
use serde_json::{Value, json};

fn profile(skills: &Value) -> Value {
    json!({
        "p_full_name": "Jana  Nováková", "p_headline": "Backend engineer", "p_location": "Brno", "p_years_experience": 6,
        "p_skills": skills, "p_country": "CZ",
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seeker_gets_through_onboarding_once() {
    let app = TestApp::start().await;
    let person = app.newcomer().await;
    let whole = profile(
        &json!([{ "name": "Rust", "level": 3 }, { "name": "Postgres", "years": 5 }, { "name": "Accordion" }]),
    );
    assert_eq!(person.rpc("complete_onboarding_seeker", &whole).await.error(403), "not_job_seeker");
    person.rpc("choose_role", &json!({ "p_role": "job_seeker" })).await.ok();

    // Two spellings of one skill are one.
    let few = profile(&json!([{ "name": "JS" }, { "name": "JavaScript" }, { "name": "Go" }]));
    let refused = person.rpc("complete_onboarding_seeker", &few).await;
    assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec!["/p_skills".to_owned()]));
    assert_eq!(count(&app, "select count(*) from profile_skills where profile_id = $1", person.id).await, 0);
    let wrong = profile(&json!([{ "name": " ", "level": 9 }]));
    let refused = person.rpc("complete_onboarding_seeker", &wrong).await;
    assert_eq!(refused.error(422), "invalid_input");
    assert_eq!(pointers(&refused), ["/p_skills/0/name", "/p_skills/0/level"]);

    let done = person.rpc("complete_onboarding_seeker", &whole).await.ok();
    assert_eq!(done["slug"], json!("jana-novakova"));
    assert_eq!(person.rpc("complete_onboarding_seeker", &whole).await.error(409), "already_onboarded");
    let own = person.get("/rest/v1/profiles?select=full_name,needs_onboarding,country,years_experience").await.ok();
    let expected =
        json!([{ "full_name": "Jana Nováková", "needs_onboarding": false, "country": "CZ", "years_experience": 6 }]);
    assert_eq!(own, expected);
    let skills = person.get("/rest/v1/profile_skills?select=name,level,years,skills(slug)&order=position").await.ok();
    assert_eq!(
        skills[1],
        json!({ "name": "Postgres", "level": null, "years": 5, "skills": { "slug": "postgresql" } })
    );
}
