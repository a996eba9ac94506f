//! Follow-ups in the model's words; and what of a person leaves the house.

use super::{super::work, *};
use std::time::{Duration as Time, Instant};

/// What the model puts before a question.
const OWN: &str = "Then tell me in your own words: ";

/// The follow-ups so far: which, and in which words.
async fn follow_ups(app: &TestApp, attempt: Uuid) -> Vec<(String, String)> {
    let sql = "select data ->> 'question', data ->> 'text' from public.interview_events
        where attempt_id = $1 and kind = 'turn' and data ->> 'from' = 'interviewer' and data ->> 'question' is not null
            and data ->> 'question' not like 'greeting%' and data ->> 'question' not like 'phase.%'
        order by sequence";
    let rows = app.database.admin().await.query(sql, &[&attempt]).await.expect("turns");
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

#[tokio::test]
async fn f07_a_follow_up_is_the_banks_in_the_models_words_or_its_own_and_no_person_leaves_the_house() {
    let endpoint = Endpoint::start(Manner::Words(OWN)).await;
    let app = app(&endpoint.url, "1", &[]).await;
    let seeker = app.seeker().await;
    let id = begin_homework(&app, &seeker).await;
    let said = format!(
        "I am Sam Seeker, you reach me as {} or at +49 151 23456789. Everything is kept in one database.",
        seeker.email
    );
    let say = json!({ "p_id": Uuid::new_v4(), "p_attempt_id": id, "p_text": said });
    seeker.rpc("say_in_interview", &say).await.ok();
    call(&seeker, "ask_next_question", id).await.ok();
    let worded = follow_ups(&app, id).await;
    let (_, text) = worded.last().expect("a follow-up");
    assert!(text.starts_with(OWN), "{worded:?}");

    // It does not answer in time.
    endpoint.play(Manner::Waits(Time::from_secs(30)));
    let since = Instant::now();
    call(&seeker, "ask_next_question", id).await.ok();
    assert!(since.elapsed() < Time::from_secs(10), "somebody waits for it");
    let all = follow_ups(&app, id).await;
    assert_eq!(all.len(), worded.len() + 1);
    assert!(!all.last().expect("a follow-up").1.starts_with(OWN));
    let content = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/interview/");
    let read = |path: &str| std::fs::read_to_string(format!("{content}{path}")).expect("content");
    let known = read("bank.json") + &read("problems/homework-hour/problem.json");
    for (place, (question, _)) in all.iter().enumerate() {
        let name = question.strip_prefix("bank.").unwrap_or(question);
        assert!(known.contains(&format!("\"{name}\"")), "the bank has {question}");
        assert!(all[..place].iter().all(|(before, _)| before != question), "{question} came twice");
    }

    endpoint.play(honest());
    save(&seeker, id, "notes.interface", json!(TWICE), 0).await.ok();
    call(&seeker, "finish_interview", id).await.ok();
    work(&app).await;
    assert_eq!(state(&seeker, id).await, "scored");
    let asked = json!(endpoint.asked()).to_string().to_lowercase();
    assert!(asked.contains("everything is kept in one database"), "both were asked with what was said");
    let (local, _) = seeker.email.split_once('@').expect("an address");
    for private in ["seeker", local, "example.test", "23456789", &seeker.id.to_string(), &id.to_string()] {
        assert!(!asked.contains(private), "{private}");
    }
    assert!(asked.split(|c: char| !c.is_alphanumeric()).all(|word| word != "sam"));
}
