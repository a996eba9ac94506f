//! A file's chunks come in order, and imports are few and short-lived.

use super::read;
use crate::{
    commands::{arrange, count, id, pointers},
    kit::TestApp,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn chunks_come_in_order_and_within_the_size() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let call = |size: i64| json!({ "p_kind": "csv", "p_name": "a.csv", "p_size": size });
    let huge = admin.rpc("start_job_import", &call(100_000_000)).await;
    assert_eq!((huge.error(422), pointers(&huge)), ("invalid_input".into(), vec!["/p_size".to_owned()]));
    let import = id(&admin.rpc("start_job_import", &call(10)).await.ok());
    let piece = |position: i64, data: &[u8]| json!({ "p_id": import, "p_position": position, "p_data": STANDARD.encode(data) });
    let add = async |position: i64, data: &[u8]| admin.rpc("add_job_import_piece", &piece(position, data)).await;
    assert_eq!(add(0, b"title").await.ok()["received_bytes"], json!(5));
    assert_eq!(add(0, b"title").await.ok()["received_bytes"], json!(5), "the same again");
    assert_eq!(admin.rpc("read_job_import", &json!({ "p_id": import })).await.error(422), "invalid_input");
    for (position, data) in [(0, &b"other"[..]), (6, b"x"), (5, b"123456"), (-1, b"x")] {
        assert_eq!(pointers(&add(position, data).await), ["/p_position"]);
    }
    assert_eq!(add(5, &[b'x'; 600_001]).await.error(422), "invalid_input");
    assert_eq!(add(5, b"\nabc\n").await.ok()["received_bytes"], json!(10));
    assert_eq!(read(admin, import).await["counts"]["new"], json!(1));
    assert_eq!(add(10, b"x").await.error(409), "conflict");
    let stranger = app.company().await.admin;
    assert_eq!(stranger.rpc("read_job_import", &json!({ "p_id": import })).await.error(404), "not_found");
    assert_eq!(stranger.rpc("add_job_import_piece", &piece(0, b"x")).await.error(404), "not_found");

    // The oldest make room, and what is left lying is swept after a day.
    for _ in 0..7 {
        admin.rpc("start_job_import", &call(10)).await.ok();
    }
    assert_eq!(count(&app, "select count(*) from job_imports where profile_id = $1", admin.id).await, 5);
    arrange(&app, "update job_imports set created_at = now() - interval '25 hours' where profile_id = $1", admin.id)
        .await;
    devproof_commands::sweep_job_imports(&app.db).await.expect("swept");
    assert_eq!(count(&app, "select count(*) from job_imports where profile_id = $1", admin.id).await, 0);
}
