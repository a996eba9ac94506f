//! `get_tryout`: the verdict that an account would get, and nothing that says whose it is.

use super::tryouts::{judged, result, scene};
use crate::judging::{HIDDEN, RIGHT, WRONG};
use devproof_claims::Clock;
use serde_json::json;
use time::Duration;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_gets_the_verdict_that_an_account_would_and_no_hidden_test() {
    let (app, challenge) = scene().await;
    let (key, right) = judged(&app, challenge, RIGHT).await;
    assert_eq!(
        (&right["state"], &right["verdict"], &right["passed"]),
        (&json!("done"), &json!("accepted"), &json!(4))
    );
    let telling = "function doubleIt(n) { console.log('told ' + n); if (n > 2 || n.length) throw new Error('was given ' + n); return n + n; }";
    let (_, told) = judged(&app, challenge, telling).await;
    assert_eq!((&told["verdict"], &told["passed"]), (&json!("runtime_error"), &json!(2)));
    assert!(told.to_string().contains("told 1") && !told.to_string().contains("7654321"), "{told}");
    let (_, wrong) = judged(&app, challenge, WRONG).await;
    assert!(!wrong.to_string().contains(HIDDEN), "{wrong}");
    assert_eq!(
        wrong["tests"][2],
        json!({
            "position": 3, "name": "a larger one", "visible": false, "verdict": "wrong_answer", "time_ms": null,
            "memory_kib": null, "got": null, "stdout": null, "message": null, "line": null,
        })
    );

    // Nobody's submission, and nobody's address.
    let admin = app.database.admin().await;
    let left =
        "select (select count(*) from submissions), (select count(*) from private.tryouts where network is not null),
                    (select count(*) from private.tryouts where source is not null)";
    let left = admin.query_one(left, &[]).await.expect("counts");
    assert_eq!((left.get::<_, i64>(0), left.get::<_, i64>(1), left.get::<_, i64>(2)), (0, 0, 1));
    assert!(result(&app, Uuid::new_v4()).await.text.is_empty(), "an unknown key");
    // After a day it is forgotten.
    app.clock.advance(Duration::hours(25));
    devproof_commands::sweep_tryouts(&app.db, app.clock.now()).await.expect("a sweep");
    assert!(result(&app, key).await.text.is_empty());
}
