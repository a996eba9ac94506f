//! `admin_restore_person`: what staff closed comes back; what its owner put to rest is the owner's.

use super::admin_deactivate_person::call;
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_closes_themselves_or_staff_and_an_owners_rest_is_the_owners() {
    let app = TestApp::start().await;
    let (staff, colleague, seeker) = (app.staff().await, app.staff().await, app.seeker().await);
    for name in ["admin_deactivate_person", "admin_restore_person"] {
        assert_eq!(staff.rpc(name, &call(staff.id)).await.error(403), "not_for_yourself");
    }
    assert_eq!(staff.rpc("admin_deactivate_person", &call(colleague.id)).await.error(409), "person_is_staff");
    seeker.rpc("deactivate_account", &json!({})).await.ok();
    assert_eq!(staff.rpc("admin_restore_person", &call(seeker.id)).await.error(409), "deactivated_by_owner");
    // What its owner put to rest can be closed; then no link of theirs opens it.
    staff.rpc("admin_deactivate_person", &call(seeker.id)).await.ok();
    let links = "select private.may_be_restored($1)";
    assert!(!app.database.admin().await.query_one(links, &[&seeker.id]).await.expect("an answer").get::<_, bool>(0));
    staff.rpc("admin_restore_person", &call(seeker.id)).await.ok();
}
