//! `save_invitation_answer`: what there is so far, while the time runs.

use super::{read, sent, written};
use crate::kit::TestApp;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_saved_between_start_and_submission_and_shown_to_its_writer_alone() {
    let app = TestApp::start().await;
    let sent = sent(&app, &written()).await;
    let of = json!({ "p_id": sent.invitation });
    let save = |text: &str| json!({ "p_id": sent.invitation, "p_answer": { "texts": [text, ""] } });
    assert_eq!(sent.seeker.rpc("save_invitation_answer", &save("a")).await.error(409), "invitation_not_open");
    sent.seeker.rpc("start_invitation", &of).await.ok();
    for text in ["a", "a longer one"] {
        sent.seeker.rpc("save_invitation_answer", &save(text)).await.ok();
    }
    assert_eq!(read(&sent.seeker, sent.invitation).await["answer"]["texts"][0], "a longer one");
    assert_eq!(read(&sent.company.admin, sent.invitation).await["answer"], Value::Null);
    sent.seeker.rpc("submit_invitation", &of).await.ok();
    assert_eq!(sent.seeker.rpc("save_invitation_answer", &save("late")).await.error(409), "invitation_not_open");
}
