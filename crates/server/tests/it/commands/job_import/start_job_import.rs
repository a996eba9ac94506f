//! `start_job_import`: files of a bounded size, five at a time.

use crate::{
    commands::{arrange, count, pointers},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_oldest_imports_make_room_and_all_are_swept_after_a_day() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let call = |size: i64| json!({ "p_kind": "csv", "p_name": "a.csv", "p_size": size });
    let huge = admin.rpc("start_job_import", &call(100_000_000)).await;
    assert_eq!((huge.error(422), pointers(&huge)), ("invalid_input".into(), vec!["/p_size".to_owned()]));
    let reader = app.recruiter(&company, &[]).await;
    assert_eq!(reader.rpc("start_job_import", &call(10)).await.error(403), "missing_permission");
    for _ in 0..7 {
        admin.rpc("start_job_import", &call(10)).await.ok();
    }
    let imports = "select count(*) from job_imports where profile_id = $1";
    assert_eq!(count(&app, imports, admin.id).await, 5);
    arrange(&app, "update job_imports set created_at = now() - interval '25 hours' where profile_id = $1", admin.id)
        .await;
    devproof_commands::sweep_job_imports(&app.db).await.expect("swept");
    assert_eq!(count(&app, imports, admin.id).await, 0);
}
