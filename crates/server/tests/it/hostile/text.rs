//! Texts that are cheap to write and dear to draw: refused wherever Markdown is written, and drawn as typed where one
//! was stored before.

use crate::kit::{Answer, Person, TestApp};
use devproof_markdown::excess;
use serde_json::{Value, json};
use uuid::Uuid;

/// One text for each limit, none longer than the shortest field.
fn hostile() -> Vec<String> {
    vec![
        ">".repeat(2_500) + "x",
        "- ".repeat(400) + "x",
        format!("{}|\n{}|\n", "|a".repeat(400), "|-".repeat(400)),
        format!("{}x{}", "**a ".repeat(300), " a**".repeat(300)),
        "x\n\n".repeat(600),
    ]
}

/// Where problems of a refused command point to.
fn pointers(answer: &Answer) -> Vec<String> {
    let details = answer.json()["details"].as_str().expect("details").to_owned();
    let problems: Vec<Value> = serde_json::from_str(&details).expect("problems");
    problems.iter().map(|problem| problem["pointer"].as_str().expect("a pointer").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_commands_refuse_markdown_that_is_dear_to_draw() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let admin = &company.admin;
    for text in hostile() {
        let challenge = json!({ "title": "Why", "kind": "written", "statement": text, "explanation": text,
            "questions": [{ "question": "Fine?" }, { "question": text }] });
        let calls: [(&Person, &str, Value, &[&str]); 5] = [
            (
                admin,
                "save_job",
                json!({ "p_job": { "title": "Engineer", "description": text, "interview_process": text } }),
                &["/p_job/description", "/p_job/interview_process"],
            ),
            (
                admin,
                "update_company",
                json!({ "p_company": { "about": text, "culture": text }, "p_version": 1 }),
                &["/p_company/about", "/p_company/culture"],
            ),
            (
                admin,
                "send_message",
                json!({ "p_id": Uuid::new_v4(), "p_conversation_id": Uuid::new_v4(), "p_body": text }),
                &["/p_body"],
            ),
            (
                admin,
                "save_employer_challenge",
                json!({ "p_document": challenge }),
                &["/p_document/statement", "/p_document/explanation", "/p_document/questions/1/question"],
            ),
            (
                &seeker,
                "save_featured_project",
                json!({ "p_title": "Mine", "p_description": text }),
                &["/p_description"],
            ),
        ];
        for (person, command, call, places) in calls {
            let refused = person.rpc(command, &call).await;
            assert_eq!(refused.error(422), "invalid_input", "{command}");
            assert_eq!(pointers(&refused), places, "{command}");
        }
        let resume = json!({ "p_document": { "basics": { "name": "Ada", "summary": text } } });
        let refused = seeker.rpc("preview_resume_import", &resume).await;
        assert_eq!(
            (refused.error(422).as_str(), pointers(&refused)),
            ("invalid_document", vec!["/basics/summary".to_owned()])
        );
        let posting = json!({ "p_document": { "@type": "JobPosting", "title": "Engineer", "description": text } });
        let refused = admin.rpc("preview_job_import", &posting).await;
        assert_eq!(refused.error(422), "invalid_document");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_rows_written_directly_are_refused_alike_and_old_ones_stay() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let path = format!("/rest/v1/profiles?id=eq.{}", me.id);
    let set = async |body: Value| Answer::of(me.request("PATCH", &path).json(&body)).await;
    for text in hostile() {
        let refused = set(json!({ "about": text })).await;
        assert_eq!(refused.error(400), "23514");
        let error = refused.json();
        assert!(error["message"].as_str().is_some_and(|message| message.contains("about")), "{error}");
        assert!(error["hint"].as_str().is_some_and(|hint| hint.contains("nested")), "{error}");
        assert!(
            error["details"].as_str().is_some_and(|details| details.contains(excess(&text).expect("a limit").code()))
        );
        let experience = json!({ "profile_id": me.id, "company_name": "Halyard", "title": "Engineer", "started_on": "2020-01",
            "summary": text });
        assert_eq!(me.post("/rest/v1/experiences", &experience).await.error(400), "23514");
    }
    // A text from before the limits: the rest of its row can be written, and the text be shortened.
    let admin = app.database.admin().await;
    let old = ">".repeat(9_000);
    admin.batch_execute("set session_replication_role = replica").await.expect("no triggers");
    admin.execute("update profiles set about = $2 where id = $1", &[&me.id, &old]).await.expect("an old text");
    assert_eq!(set(json!({ "headline": "Engineer" })).await.status, 204);
    assert_eq!(set(json!({ "about": old, "headline": "Storage engineer" })).await.status, 204, "unchanged");
    assert_eq!(set(json!({ "about": old.clone() + ">" })).await.error(400), "23514");
    assert_eq!(set(json!({ "about": "Short" })).await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_database_and_commands_count_alike() {
    let app = TestApp::start().await;
    let cases: Vec<Value> = serde_json::from_str(include_str!("../../../../markdown/limits.json")).expect("cases");
    let mut texts: Vec<String> = cases
        .iter()
        .map(|case| {
            let parts: Vec<(String, usize)> = serde_json::from_value(case["parts"].clone()).expect("parts");
            parts.iter().map(|(part, times)| part.repeat(*times)).collect()
        })
        .collect();
    // Soups of what means something, the same in each run.
    let pieces = [
        ">", "> ", "- ", "* ", "+", "1. ", "9)", " ", "\t", "  ", "|", "|-", ":", "-", "\n", "\r", "\r\n", "\n\n",
        "a", "_", "a_a", "*", "[", "~", "é", "\u{feff}", "\u{a0}", "x y ",
    ];
    let mut seed: u64 = 4711;
    let mut next = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 33).expect("small") % below
    };
    for _ in 0..400 {
        let mut text = String::new();
        for _ in 0..=next(6) {
            let run: String = (0..=next(3)).map(|_| pieces[next(pieces.len())]).collect();
            let most = if next(4) == 0 { 700 } else { 30 };
            text += &run.repeat(1 + next(most));
        }
        texts.push(text);
    }
    let admin = app.database.admin().await;
    let rows = admin
        .query(
            "select private.markdown_excess(t) from unnest($1::text[]) with ordinality u (t, n) order by n",
            &[&texts],
        )
        .await
        .expect("an answer");
    let mut exceeding = 0;
    for (text, row) in texts.iter().zip(&rows) {
        let expected = excess(text).map(|excess| excess.code());
        assert_eq!(row.get::<_, Option<&str>>(0), expected, "{:?}", text.chars().take(300).collect::<String>());
        exceeding += usize::from(expected.is_some());
    }
    assert!((40..rows.len() - 40).contains(&exceeding), "{exceeding} of {}", rows.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_html_of_postings_is_converted_as_far_as_it_is_cheap() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let table =
        format!("<table><tr><td>{}</td></tr>{}</table>", "wide ".repeat(2_500), "<tr><td>row</td></tr>".repeat(300));
    for html in ["<ul><li>".repeat(2_480) + "deep", "<b></i><i></b>".repeat(1_400) + "open", table] {
        let postings: Vec<Value> = (0..8)
            .map(|i| json!({ "@type": "JobPosting", "title": format!("Engineer {i}"), "description": html }))
            .collect();
        let shown = company.admin.rpc("preview_job_import", &json!({ "p_document": postings })).await.ok();
        for posting in shown["postings"].as_array().expect("postings") {
            let warnings = posting["warnings"].to_string();
            assert!(warnings.contains("only its text was kept"), "{warnings}");
            let text = posting["draft"]["description"].as_str().expect("a description");
            assert!(text.len() <= html.len() && excess(text).is_none(), "{} bytes", text.len());
        }
    }
}
