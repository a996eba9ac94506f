//! Programs that lie about themselves: what they say reaches neither another's eyes nor the writer's limits.

use super::{HIDDEN, WRONG, document, id_of, install, judged, row, submit, submit_python};
use crate::kit::TestApp;
use serde_json::{Value, json};

/// Writes a last word of its own, with all that the harness knows: a failure of this kind, which tells what it was given.
fn forged(failure: &str, line: &str) -> String {
    format!(
        "import json, os, sys\n\ndef double_it(n):\n    if n in (1, 2):\n        return n + n\n    \
         seal = sys._getframe(1).f_locals['nonce'] + bytes(8)\n    \
         words = {{'failure': '{failure}', 'message': 'was given ' + str(n), 'line': {line}}}\n    \
         words = seal + json.dumps(words).encode()\n    \
         os.write(1, b'F' + len(words).to_bytes(4, 'little') + words)\n    os._exit(0)\n"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn e15_a_forged_compile_failure_tells_nothing_of_a_hidden_test() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let (id, answer) = submit_python(&seeker, challenge, &forged("compile", "1")).await;
    answer.ok();
    app.judge().await.drain().await.expect("the queue");
    let told = seeker.get(&format!("/rest/v1/submissions?id=eq.{id}&select=*,submission_tests(*)")).await;
    let submission = &told.ok()[0];
    assert_eq!((&submission["verdict"], &submission["passed"]), (&json!("runtime_error"), &json!(2)));
    let text = submission.to_string();
    assert!(!text.contains("was given 7654321") && !text.contains(&format!("was given {HIDDEN}")), "{text}");
    // One that really cannot be read says so at once, and why.
    let (id, answer) = submit_python(&seeker, challenge, "def double_it(n):\n    return (").await;
    answer.ok();
    app.judge().await.drain().await.expect("the queue");
    let submission = row(&seeker, id).await;
    assert_eq!((&submission["verdict"], &submission["line"]), (&json!("compile_error"), &json!(2)));
    assert!(submission["message"].as_str().is_some_and(|message| message.contains("SyntaxError")), "{submission}");
}

#[tokio::test(flavor = "multi_thread")]
async fn e18_a_forged_line_stops_no_writer_and_tells_nothing() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    for line in ["4294967295", "n if type(n) is int else 3"] {
        let (id, answer) = submit_python(&seeker, challenge, &forged("runtime", line)).await;
        answer.ok();
        app.judge().await.drain().await.expect("the queue");
        let told = seeker.get(&format!("/rest/v1/submission_tests?submission_id=eq.{id}&order=position")).await;
        let tests = told.ok();
        assert_eq!(tests.as_array().map(Vec::len), Some(4), "{tests}");
        for test in &tests.as_array().expect("rows")[2..] {
            assert_eq!((&test["verdict"], &test["line"]), (&json!("runtime_error"), &Value::Null), "{test}");
        }
        assert_eq!(row(&seeker, id).await["verdict"], "runtime_error");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn e19_a_test_that_is_told_again_is_written_once() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    // Our own fault at the third test: the whole is judged again, and all is told again, faster than it is written.
    let mut document = document();
    document["tests"][2] = json!({ "name": "made by a program", "visible": false,
        "generate": "() => { throw new Error('none') }", "expected": 2 });
    install(&admin, "double", &document).await;
    // Writing takes its time, so that what is reported meanwhile is written in one statement.
    let slow = "create function public.zz_slow() returns trigger language plpgsql
            as 'begin perform pg_sleep(2.5); return null; end';
        create trigger zz_slow before insert on public.submission_tests
            for each statement execute function public.zz_slow()";
    admin.batch_execute(slow).await.expect("a slow table");
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let (id, answer) = submit(&seeker, challenge, WRONG).await;
    answer.ok();
    app.judge().await.drain().await.expect("the queue");
    assert_eq!(row(&seeker, id).await["verdict"], "internal_error");
    let told = seeker.get(&format!("/rest/v1/submission_tests?submission_id=eq.{id}&order=position")).await.ok();
    let verdicts: Vec<&Value> = told.as_array().expect("rows").iter().map(|test| &test["verdict"]).collect();
    assert_eq!(verdicts, ["accepted", "accepted", "internal_error"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn e21_who_waits_once_is_not_waited_for_again() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let sleeper = "import time\n\ndef double_it(n):\n    time.sleep(3600)\n";
    let (id, answer) = submit_python(&seeker, challenge, sleeper).await;
    answer.ok();
    app.judge().await.drain().await.expect("the queue");
    assert_eq!(row(&seeker, id).await["verdict"], "time_limit");
    let told = seeker.get(&format!("/rest/v1/submission_tests?submission_id=eq.{id}")).await.ok();
    assert_eq!(told.as_array().map(Vec::len), Some(1), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn e23_time_and_memory_of_a_hidden_test_are_nobodys_to_read() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let submission = judged(&app, &seeker, challenge, super::RIGHT).await;
    assert_eq!(submission["verdict"], "accepted");
    // Of the whole in coarse steps: a tenth of the limit of 1,500 ms, and 8 MiB.
    assert_eq!(submission["time_ms"].as_u64().map(|time| time % 150), Some(0), "{submission}");
    assert_eq!(submission["memory_kib"].as_u64().map(|memory| memory % 8192), Some(0), "{submission}");
    for path in ["submission_tests?select=visible,time_ms,memory_kib,line"] {
        for test in seeker.get(&format!("/rest/v1/{path}")).await.ok().as_array().expect("rows") {
            let measured = !test["time_ms"].is_null() && !test["memory_kib"].is_null();
            assert_eq!(Some(measured), test["visible"].as_bool(), "{test}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn e22_the_escape_of_a_nul_is_a_text_like_any_other() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let source = r"function doubleIt(n) { return (n + n).replaceAll('\u0000', ''); }";
    let call = json!({ "p_id": uuid::Uuid::new_v4(), "p_challenge_id": challenge, "p_language": "javascript",
        "p_source": source, "p_arguments": [r"\u0000"] });
    seeker.rpc("run_challenge", &call).await.ok();
    app.judge().await.drain().await.expect("the queue");
    let told = seeker.get("/rest/v1/submission_tests?select=got").await.ok();
    assert_eq!(told[0]["got"], r"\u0000\u0000");
    // A real one is refused, wherever it stands.
    let refused = json!({ "p_id": uuid::Uuid::new_v4(), "p_challenge_id": challenge, "p_language": "javascript",
        "p_source": source, "p_arguments": ["\0"] });
    assert!(seeker.rpc("run_challenge", &refused).await.status.is_client_error());
    // A company's document holds programs as well.
    let company = app.company().await;
    let document = json!({ "title": "Escapes", "kind": "code", "starter": { "javascript": source } });
    company.admin.rpc("save_employer_challenge", &json!({ "p_document": document })).await.ok();
}
