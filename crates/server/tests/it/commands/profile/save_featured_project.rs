//! Featured projects, capped by the tier.

use crate::commands::{arrange, count, details, id, pointers};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn projects_are_kept_in_order() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let mut ids = Vec::new();
    for title in ["One", "Two", "Three"] {
        let saved =
            seeker.rpc("save_featured_project", &json!({ "p_title": title, "p_stack": ["Rust", "Rust"] })).await;
        ids.push(id(&saved.ok()));
    }
    let full = seeker.rpc("save_featured_project", &json!({ "p_title": "Four" })).await;
    assert_eq!(
        (full.error(409).as_str(), details(&full)),
        ("featured_project_limit", json!({ "limit": 3, "tier_id": "pro" }))
    );
    let changed = json!({ "p_id": ids[0], "p_title": "Uno", "p_url": "https://uno.example", "p_started_on": "2020" });
    seeker.rpc("save_featured_project", &changed).await.ok();

    let saved = seeker.get("/rest/v1/featured_projects?select=title,position&order=position").await.ok();
    let named = json!([{ "title": "Uno", "position": 0 }, { "title": "Two", "position": 1 }, { "title": "Three", "position": 2 }]);
    assert_eq!(saved, named);
}

#[tokio::test(flavor = "multi_thread")]
async fn projects_are_ones_own_and_checked() {
    let app = TestApp::start().await;
    let (seeker, other, company) = (app.seeker().await, app.seeker().await, app.company().await);
    let project = id(&seeker.rpc("save_featured_project", &json!({ "p_title": "Mine" })).await.ok());
    let call = json!({ "p_id": project, "p_title": "Theirs" });
    assert_eq!(other.rpc("save_featured_project", &call).await.error(404), "not_found");
    assert_eq!(other.rpc("delete_featured_project", &json!({ "p_id": project })).await.error(404), "not_found");
    assert_eq!(
        company.admin.rpc("save_featured_project", &json!({ "p_title": "x" })).await.error(403),
        "not_job_seeker"
    );
    let wrong = json!({ "p_title": "x", "p_url": "javascript:alert(1)", "p_image_url": "//evil.example/x",
        "p_started_on": "2021-05", "p_ended_on": "2020" });
    let refused = seeker.rpc("save_featured_project", &wrong).await;
    assert_eq!(refused.error(422), "invalid_input");
    assert_eq!(pointers(&refused), ["/p_url", "/p_image_url", "/p_ended_on"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn parallel_saves_stay_under_the_cap() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let call = json!({ "p_title": "Again" });
    let answers = futures::future::join_all((0..12).map(|_| seeker.rpc("save_featured_project", &call))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 3);
    assert_eq!(count(&app, "select count(*) from featured_projects where profile_id = $1", seeker.id).await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn h07_a_lower_tier_hides_what_is_too_much_and_deletes_nothing() {
    let app = TestApp::start().await;
    let (seeker, company) = (app.seeker().await, app.company().await);
    let open = "update profiles set tier = 'pro', visibility = 'open', slug = 'many-projects' where id = $1";
    arrange(&app, open, seeker.id).await;
    for title in ["One", "Two", "Three", "Four", "Five"] {
        seeker.rpc("save_featured_project", &json!({ "p_title": title })).await.ok();
    }
    let shown = async || {
        let page = company.admin.rpc("get_public_profile", &json!({ "p_slug": "many-projects" })).await.ok();
        page["projects"].as_array().map(Vec::len)
    };
    assert_eq!(shown().await, Some(5));
    arrange(&app, "update profiles set tier = 'core' where id = $1", seeker.id).await;
    assert_eq!(shown().await, Some(3));
    let all = "select count(*) from featured_projects where profile_id = $1";
    assert_eq!(count(&app, all, seeker.id).await, 5);
    let more = seeker.rpc("save_featured_project", &json!({ "p_title": "Six" })).await;
    assert_eq!(more.error(409), "featured_project_limit");
    let row = json!({ "profile_id": seeker.id, "position": 9, "title": "Past the command" });
    assert_eq!(seeker.post("/rest/v1/featured_projects", &row).await.error(403), "42501");
    arrange(&app, "update profiles set tier = 'pro' where id = $1", seeker.id).await;
    assert_eq!(shown().await, Some(5), "as it was");
}
