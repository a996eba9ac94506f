//! `add_job_import_chunk`: a file's chunks come in order.

use super::read;
use crate::{
    commands::{id, pointers},
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
    let import = id(&admin.rpc("start_job_import", &call(10)).await.ok());
    let chunk = |position: i64, data: &[u8]| json!({ "p_id": import, "p_position": position, "p_data": STANDARD.encode(data) });
    let add = async |position: i64, data: &[u8]| admin.rpc("add_job_import_chunk", &chunk(position, data)).await;
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
    assert_eq!(stranger.rpc("add_job_import_chunk", &chunk(0, b"x")).await.error(404), "not_found");
}
