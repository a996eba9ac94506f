//! `admin_decide_dispute`; that everyone is judged again, the tests of judging see.

use crate::{
    commands::pointers,
    judging::{document, id_of, install},
    kit::TestApp,
};
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_test_needs_an_answer_that_somebody_stands_for() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let (finder, staff) = (app.seeker().await, app.staff().await);
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let sql = "insert into challenge_disputes (challenge_id, version_id, profile_id, claim, arguments)
        select c.id, c.current_version_id, $2, 'It is wrong', '[7]' from challenges c where c.id = $1 returning id";
    let dispute: Uuid = admin.query_one(sql, &[&challenge, &finder.id]).await.expect("a dispute").get(0);
    let confirm = json!({ "p_id": dispute, "p_decision": "confirm", "p_reason": "Looked at it" });
    let refused = staff.rpc("admin_decide_dispute", &confirm).await;
    assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec!["/p_expected".to_owned()]));
    // References that disagree stand for nothing.
    let finding = json!({ "references": [], "own": null, "references_agree": false, "agreed": null });
    let sql = "insert into private.dispute_findings (dispute_id, finding) values ($1, $2)";
    admin.execute(sql, &[&dispute, &finding]).await.expect("a finding");
    assert_eq!(staff.rpc("admin_decide_dispute", &confirm).await.error(422), "invalid_input");
    let odd = json!({ "p_id": dispute, "p_decision": "withdraw", "p_reason": "r" });
    assert_eq!(pointers(&staff.rpc("admin_decide_dispute", &odd).await), ["/p_decision"]);

    let mut told = confirm.clone();
    told["p_expected"] = json!(14);
    let done = staff.rpc("admin_decide_dispute", &told).await.ok();
    assert_eq!(
        done,
        json!({ "id": dispute, "state": "confirmed", "test_name": "Counterexample 1", "judged_again": 0 })
    );
    assert_eq!(staff.rpc("admin_decide_dispute", &told).await.error(409), "conflict");
}
