//! `mark_rank_seen`: a reached rank is announced once.

use crate::{
    commands::{arrange, count},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_rank_is_seen_by_the_person_who_reached_it() {
    let app = TestApp::start().await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let reached = "insert into rank_moments (profile_id, rank) values ($1, 'Code Specialist')";
    arrange(&app, reached, seeker.id).await;
    let unseen = "select count(*) from rank_moments where profile_id = $1 and seen_at is null";
    assert_eq!(count(&app, unseen, seeker.id).await, 1);
    let call = json!({ "p_rank": "Code Specialist" });
    assert_eq!(other.rpc("mark_rank_seen", &call).await.error(404), "not_found");
    for _ in 0..2 {
        assert_eq!(
            seeker.rpc("mark_rank_seen", &call).await.ok(),
            json!({ "rank": "Code Specialist", "seen": true })
        );
    }
    assert_eq!(count(&app, unseen, seeker.id).await, 0);
    assert_eq!(app.company().await.admin.rpc("mark_rank_seen", &call).await.error(403), "not_job_seeker");
}
