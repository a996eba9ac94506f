//! `search_conversations`.

use super::{delete, edit, send};
use crate::{
    commands::{arrange, matched},
    kit::{Answer, Person, TestApp},
};
use serde_json::{Value, json};

async fn search(person: &Person, query: &str) -> Value {
    person.rpc("search_conversations", &json!({ "p_query": query })).await.ok()
}

async fn excerpts(person: &Person, query: &str) -> Vec<String> {
    let found = search(person, query).await;
    found["messages"]
        .as_array()
        .expect("messages")
        .iter()
        .map(|one| one["excerpt"].as_str().expect("text").to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn words_are_found_folded_and_as_beginnings_the_newest_first() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    send(admin, &found, "Wir treffen uns in **Zürich**, am Großmünster").await.ok();
    send(&found.seeker, &found, "Zürich suits me. I know C++, C# and .NET").await.ok();
    assert_eq!(excerpts(&found.seeker, "zur").await.len(), 2);
    assert_eq!(excerpts(admin, "ZURICH").await[0], "Zürich suits me. I know C++, C# and .NET");
    assert_eq!(excerpts(admin, "grossmunster zurich").await, ["Wir treffen uns in Zürich, am Großmünster"]);
    for (query, count) in [
        ("c++", 1),
        ("c#", 1),
        (".net", 1),
        ("zuric suits", 0),
        ("suits zuric", 1),
        ("z", 0),
        ("", 0),
        ("' | !x:*", 0),
    ] {
        assert_eq!(excerpts(admin, query).await.len(), count, "{query}");
    }
    let marks = search(admin, "zur").await["marks"].clone();
    assert_eq!(marks, json!(["zurich"]));
    let one = search(admin, "suits").await["messages"][0].clone();
    assert_eq!((&one["sequence"], &one["conversation_id"]), (&json!(2), &json!(found.conversation)));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_the_reader_can_read_now_is_found() {
    let app = TestApp::start().await;
    let (found, other) = (matched(&app).await, matched(&app).await);
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    let sent = send(admin, &found, "A walnut").await.ok();
    send(&other.company.admin, &other, "A walnut elsewhere").await.ok();
    assert_eq!(excerpts(seeker, "walnut").await, ["A walnut"]);
    edit(admin, &sent, "A hazelnut").await.ok();
    assert_eq!((excerpts(seeker, "walnut").await.len(), excerpts(seeker, "hazel").await.len()), (0, 1));
    let row = json!({ "profile_id": seeker.id, "conversation_id": found.conversation, "message_id": sent["id"] });
    Answer::of(seeker.request("POST", "/rest/v1/hidden_messages").json(&row)).await.ok();
    assert_eq!((excerpts(seeker, "hazelnut").await.len(), excerpts(admin, "hazelnut").await.len()), (0, 1));
    delete(admin, &sent).await.ok();
    assert_eq!(excerpts(admin, "hazelnut").await.len(), 0);

    send(admin, &found, "A cashew").await.ok();
    arrange(&app, "update conversations set ended_at = now() where id = $1", found.conversation).await;
    assert_eq!(excerpts(seeker, "cashew").await.len(), 1, "what has ended stays readable");
    let recruiter = app.recruiter(&found.company, &["view_candidates"]).await;
    assert_eq!(search(&recruiter, "cashew").await["messages"], json!([]));
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", found.company.id).await;
    let closed = search(admin, "cashew").await;
    assert_eq!(
        (&closed["messages"], &closed["conversations"], &closed["marks"]),
        (&json!([]), &json!([]), &json!([]))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn conversations_are_found_by_person_company_and_job() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let name = "update profiles set full_name = 'Zoë Ångström' where id = $1";
    arrange(&app, name, found.seeker.id).await;
    let by_person = search(&found.company.admin, "angstr").await;
    assert_eq!(by_person["conversations"][0]["id"], json!(found.conversation));
    assert_eq!(by_person["marks"], json!(["angstrom"]));
    let title: Value = found.seeker.rpc("list_conversations", &json!({})).await.ok()[0]["job_title"].clone();
    assert_eq!(
        search(&found.seeker, title.as_str().expect("a title")).await["conversations"][0]["id"],
        json!(found.conversation)
    );
    assert_eq!(
        search(&found.seeker, "angstrom").await["conversations"],
        json!([]),
        "one's own name is in all of them"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_follow_one_another_without_gap_or_repetition() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    for number in 0..5 {
        send(&found.company.admin, &found, &format!("pecan {number}")).await.ok();
    }
    let (mut cursor, mut all) = (Value::Null, Vec::new());
    loop {
        let call = json!({ "p_query": "pecan", "p_limit": 2, "p_cursor": cursor });
        let page = found.seeker.rpc("search_conversations", &call).await.ok();
        all.extend(page["messages"].as_array().expect("messages").iter().map(|one| one["excerpt"].clone()));
        cursor = page["next_cursor"].clone();
        if cursor.is_null() {
            break;
        }
    }
    assert_eq!(all, [4, 3, 2, 1, 0].map(|number| json!(format!("pecan {number}"))));
    for call in [
        json!({ "p_query": "x", "p_cursor": "y" }),
        json!({ "p_query": "x", "p_limit": 0 }),
        json!({ "p_query": "x".repeat(121) }),
    ] {
        assert_eq!(found.seeker.rpc("search_conversations", &call).await.error(422), "invalid_input");
    }
}

/// The index splits and folds as the query is split and folded.
#[tokio::test(flavor = "multi_thread")]
async fn every_word_of_a_text_finds_it() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let texts = [
        "İstanbul Łódź Straße ﬁnance Søren Þór encyclopædia cœur",
        "don't e-mail/me: foo_bar@example.com (now)\\nnext\tline",
        "日本語 한국어 עברית العربية ภาษาไทย हिन्दी",
        "🙂 emoji 👩‍💻 zero\u{200b}width no\u{a0}break — dash… “quote”",
        "a.b,c;d|e&f!g:h*i'j\"k<l>m`n~o^p%q$r#s@t",
    ];
    let long = format!("{} tail", "x".repeat(60));
    for text in texts.into_iter().chain([long.as_str()]) {
        send(&found.company.admin, &found, text).await.ok();
        for word in devproof_search::clean(text).split_whitespace().filter(|word| word.chars().count() > 1) {
            assert!(!excerpts(&found.seeker, word).await.is_empty(), "{word} of {text}");
        }
    }
}
