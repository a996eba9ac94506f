//! `start_invitation`: the time runs from the first start.

use super::{sent, written};
use crate::{commands::arrange, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn starting_again_answers_with_the_same_times() {
    let app = TestApp::start().await;
    let sent = sent(&app, &written()).await;
    let of = json!({ "p_id": sent.invitation });
    let closed = "update companies set approval_status = $$suspended$$ where id = $1";
    arrange(&app, closed, sent.company.id).await;
    assert_eq!(
        sent.seeker.rpc("start_invitation", &of).await.error(409),
        "invitation_not_open",
        "no one could decide"
    );
    arrange(&app, "update companies set approval_status = 'approved' where id = $1", sent.company.id).await;
    let started = sent.seeker.rpc("start_invitation", &of).await.ok();
    app.clock.advance(time::Duration::minutes(1));
    assert_eq!(sent.seeker.rpc("start_invitation", &of).await.ok(), started);
    assert!(!app.seeker().await.rpc("start_invitation", &of).await.status.is_success());
}
