//! Hiding from companies, and what one may say of oneself in pictures.

use super::{count, pointers};
use crate::kit::TestApp;
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_seeker_hides_and_shows_themselves_again() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let slug = seeker.rpc("change_slug", &json!({ "p_slug": "hidden-sam" })).await.ok()["slug"].clone();
    let page = json!({ "p_slug": slug });
    assert!(company.admin.rpc("get_public_profile", &page).await.ok().is_object());
    let found = format!("/rest/v1/talent_profiles?id=eq.{}&select=id", seeker.id);
    assert_eq!(company.admin.get(&found).await.ok(), json!([{ "id": seeker.id }]));

    let call = json!({ "p_company_id": company.id });
    for _ in 0..2 {
        seeker.rpc("hide_company", &call).await.ok();
    }
    assert!(company.admin.rpc("get_public_profile", &page).await.ok().is_null());
    assert_eq!(company.admin.get(&found).await.ok(), json!([]));
    let own = seeker.get("/rest/v1/hidden_companies?select=company_id").await.ok();
    assert_eq!(own, json!([{ "company_id": company.id }]));

    for _ in 0..2 {
        seeker.rpc("unhide_company", &call).await.ok();
    }
    assert_eq!(company.admin.get(&found).await.ok(), json!([{ "id": seeker.id }]));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_hides_from_what_one_can_see() {
    let app = TestApp::start().await;
    let (pending, seeker, company) = (app.company_in("pending").await, app.seeker().await, app.company().await);
    let call = |id: Uuid| json!({ "p_company_id": id });
    assert_eq!(seeker.rpc("hide_company", &call(pending.id)).await.error(404), "not_found");
    assert_eq!(seeker.rpc("hide_company", &call(Uuid::new_v4())).await.error(404), "not_found");
    assert_eq!(company.admin.rpc("hide_company", &call(company.id)).await.error(403), "not_job_seeker");
    let hide = call(company.id);
    let answers = futures::future::join_all((0..6).map(|_| seeker.rpc("hide_company", &hide))).await;
    assert!(answers.iter().all(|answer| answer.status.is_success()));
    assert_eq!(count(&app, "select count(*) from hidden_companies where profile_id = $1", seeker.id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_is_ones_own_and_there() {
    let app = TestApp::start().await;
    let (seeker, other, company) = (app.seeker().await, app.seeker().await, app.company().await);
    let own = |id: Uuid| format!("/storage/v1/object/public/avatars/{id}/{}", Uuid::new_v4());
    let row = format!("/rest/v1/profiles?id=eq.{}", seeker.id);
    for wrong in
        ["https://evil.example/x.png".to_owned(), own(other.id), own(seeker.id), format!("{}/../x", own(seeker.id))]
    {
        let refused =
            crate::kit::Answer::of(seeker.request("PATCH", &row).json(&json!({ "avatar_url": wrong }))).await;
        assert_eq!(refused.error(400), "23514", "{wrong}");
    }
    let logo = json!({ "p_company": { "logo_url": own(company.id) }, "p_version": 1 });
    let refused = company.admin.rpc("update_company", &logo).await;
    assert_eq!(pointers(&refused), ["/p_company/logo_url"]);
    let project = json!({ "p_title": "x", "p_image_url": "https://evil.example/x.png" });
    assert_eq!(pointers(&seeker.rpc("save_featured_project", &project).await), ["/p_image_url"]);
    let cleared = crate::kit::Answer::of(
        seeker.request("PATCH", &row).json(&json!({ "avatar_url": null, "analytics_opt_out": true })),
    );
    assert!(cleared.await.status.is_success());
}
