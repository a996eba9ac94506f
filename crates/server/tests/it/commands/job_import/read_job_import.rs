//! Files as they come: in any encoding, hostile, empty, too large, folders of documents.

use super::{csv, read, rows, run, upload};
use crate::{
    commands::{details, pointers},
    kit::TestApp,
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn encodings_are_read_and_guesses_said() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let text = "title;pay\nKöchin für Daten;80.000 €\n";
    let wide: Vec<u8> = format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = format!("\u{feff}{text}").into_bytes();
    let latin: Vec<u8> =
        text.chars().map(|c| if c == '€' { 0x80 } else { u8::try_from(u32::from(c)).expect("Latin") }).collect();
    for (bytes, encoding, notes) in [(marked, "UTF-8", 0), (wide, "UTF-16LE", 0), (latin, "windows-1252", 1)] {
        let import = upload(&company.admin, "csv", &bytes).await;
        let stands = read(&company.admin, import).await;
        let format = &stands["format"];
        assert_eq!((&format["encoding"], format["notes"].as_array().map(Vec::len)), (&json!(encoding), Some(notes)));
        let row = &rows(&company.admin, import, "new").await[0];
        assert_eq!((&row["title"], &row["draft"]["pay_min"]), (&json!("Köchin für Daten"), &json!(80_000)));
        // Read again in another one, by choice.
        let other = json!({ "p_id": import, "p_format": { "encoding": "iso-8859-2" } });
        company.admin.rpc("read_job_import", &other).await.ok();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_table_is_refused_in_words() {
    let app = TestApp::start().await;
    let company = app.company().await;
    for (bytes, says) in [
        (&b"PK\x03\x04xxxx"[..], "workbook"),
        (b"title,pay\n", "no row"),
        (b"  \n \n", "empty"),
        (b"\x89PNG\r\n", "picture"),
    ] {
        let import = upload(&company.admin, "csv", bytes).await;
        let refused = company.admin.rpc("read_job_import", &json!({ "p_id": import })).await;
        assert_eq!(refused.error(422), "invalid_document");
        assert!(refused.json()["message"].as_str().expect("words").contains(says), "{}", refused.text);
    }
    let empty = company.admin.rpc("start_job_import", &json!({ "p_kind": "csv", "p_name": "a", "p_size": 0 })).await;
    assert_eq!(pointers(&empty), ["/p_size"]);
    let many = format!("title\n{}", "x\n".repeat(10_001));
    let import = upload(&company.admin, "csv", many.as_bytes()).await;
    let refused = company.admin.rpc("read_job_import", &json!({ "p_id": import })).await;
    assert!(refused.json()["message"].as_str().expect("words").contains("10000 rows"), "{}", refused.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_that_are_hostile_break_themselves_alone() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let long = "x".repeat(5_000_000);
    let text = format!(
        "identifier,title,description,skills,source_url\n\
         1,=HYPERLINK(\"http://evil\"),=1+1,Rust,https://ok.test\n\
         2,\u{0}nul,b,,\n\
         3,{long},c,,\n\
         4,\"<script>alert(1)</script>\",\"'=1\",{},javascript:alert(1)\n\
         1,Twice,d,,\n\
         6,Fine 👩‍💻 عربي,'+49,Rust; rust; RUST,\n\
         7,\"open,e,,\n8,lost,,,\n",
        "Skill 1;".repeat(300)
    );
    let (import, stands) = csv(admin, &text).await;
    assert_eq!((&stands["counts"]["broken"], &stands["counts"]["new"]), (&json!(5), &json!(2)), "{stands}");
    let broken = rows(admin, import, "broken").await;
    let words: Vec<_> = broken.iter().map(|row| row["problems"][0]["message"].as_str().unwrap_or_default()).collect();
    for (i, says) in ["U+0000", "longer than any field", "web address", "same job as in line 2", "never closed"]
        .into_iter()
        .enumerate()
    {
        assert!(words[i].contains(says), "{i}: {words:?}");
    }
    assert!(broken.iter().all(|row| row.to_string().len() < 3000));
    let good = rows(admin, import, "new").await;
    assert_eq!(good[0]["draft"]["title"], json!("=HYPERLINK(\"http://evil\")"), "text as it is");
    assert!(good[0]["warnings"][0]["message"].as_str().expect("words").contains("formula"));
    assert_eq!(
        (&good[1]["draft"]["description"], good[1]["draft"]["skills"].as_array().map(Vec::len)),
        (&json!("+49"), Some(1))
    );
    let done = run(&app, admin, import, json!({})).await;
    assert_eq!(done["result"]["created"], json!(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_of_documents() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let fixture = include_str!("../../../../../../web/e2e/fixtures/job-posting.json");
    let page = "<html><script type=\"application/ld+json\">[{\"@type\":\"JobPosting\",\"title\":\"One\",\"description\":\"x\"},\
        {\"@type\":\"JobPosting\",\"title\":\"Two\",\"skills\":[\"Rust\",\"Alchemy\"]}]</script></html>";
    let deep = format!("{{\"@type\":\"JobPosting\",\"x\":{}1{}}}", "[".repeat(100), "]".repeat(100));
    let files = [
        ("jobs/a.jsonld", fixture),
        ("jobs/b.html", page),
        ("jobs/c.json", "{\n  \"title\": ,\n}"),
        ("jobs/d.json", "{\"@type\":\"Person\"}"),
        ("jobs/e.html", "<p>nothing</p>"),
        ("jobs/f.json", &deep),
        ("jobs/g.json", " "),
        ("jobs/h.json", fixture),
        ("jobs/i.json", "{\"@type\":\"JobPosting\",\"title\":\"x\",\"description\":{\"a\":1}}"),
        ("jobs/j.json", "{\"@type\":\"JobPosting\",\"title\":\"a\\u0000b\"}"),
    ];
    let bundle: Vec<String> =
        files.iter().map(|(name, text)| json!({ "name": name, "text": text }).to_string()).collect();
    let import = upload(admin, "postings", bundle.join("\n").as_bytes()).await;
    let stands = read(admin, import).await;
    assert_eq!((&stands["counts"]["new"], &stands["counts"]["broken"]), (&json!(3), &json!(8)), "{stands}");
    let broken = rows(admin, import, "broken").await;
    let said: Vec<_> = broken
        .iter()
        .map(|row| {
            (row["source_name"].as_str().unwrap_or_default(), row["problems"][0]["at"].as_str().unwrap_or_default())
        })
        .collect();
    assert_eq!(said[0], ("jobs/c.json", "line 2, column 12"));
    assert_eq!((said[1], said[2]), (("jobs/d.json", ""), ("jobs/e.html", "")));
    assert!(said[3].1.starts_with("/x/0/0") && said[5] == ("jobs/h.json", "/identifier"), "{said:?}");
    assert_eq!((said[6], said[7]), (("jobs/i.json", "/description"), ("jobs/j.json", "/title")), "{said:?}");
    let done = run(&app, admin, import, json!({})).await;
    assert_eq!(done["result"]["created"], json!(3));
    let list = admin.get("/rest/v1/job_openings?select=title,status&order=title").await.ok();
    assert!(list.as_array().expect("jobs").iter().all(|job| job["status"] == json!("draft")));
    assert_eq!(list.as_array().map(Vec::len), Some(3));

    let nonsense = upload(admin, "postings", b"no bundle").await;
    assert_eq!(admin.rpc("read_job_import", &json!({ "p_id": nonsense })).await.error(422), "invalid_document");
    assert_eq!(stands["format"]["notes"], Value::Array(Vec::new()));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_columns_and_unknown_skills_can_be_said() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let (import, stands) = csv(admin, "Was;Wieviel;Womit\nArchitekt;80.000 €;Postgress, Zauberei\nMaurer;;").await;
    assert_eq!((&stands["status"], &stands["format"]["separator"]), (&json!("mapping"), &json!(";")));
    let say =
        async |format: Value| admin.rpc("read_job_import", &json!({ "p_id": import, "p_format": format })).await;
    for (bad, place) in [
        (json!({ "mapping": ["title"] }), "/p_format/mapping"),
        (json!({ "mapping": ["title", "title", null] }), "/p_format/mapping/1"),
        (json!({ "mapping": ["title", "price", null] }), "/p_format/mapping/1"),
    ] {
        assert_eq!(pointers(&say(bad).await), [place]);
    }
    assert_eq!(say(json!({ "separator": "x" })).await.error(422), "invalid_input");
    say(json!({ "mapping": ["title", "pay", "skills"] })).await.ok();
    let stands = read(admin, import).await;
    assert_eq!(stands["counts"]["new"], json!(2));
    let unknown: Vec<_> = stands["unknown_skills"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| (one["name"].as_str(), one["proposal"]["slug"].as_str()))
        .collect();
    assert_eq!(unknown, [(Some("Postgress"), Some("postgresql")), (Some("Zauberei"), None)]);
    say(json!({ "skills": { "Postgress": "postgresql", "zauberei": null } })).await.ok();
    let stands = read(admin, import).await;
    assert_eq!(stands["unknown_skills"], json!([]));
    let row = &rows(admin, import, "new").await[0];
    assert_eq!(
        (&row["draft"]["skills"][0]["slug"], &row["draft"]["pay_min"]),
        (&json!("postgresql"), &json!(80_000))
    );
    let again = say(json!({ "mapping": [null, "title", null] })).await.ok();
    assert_eq!((&again["status"], &again["read_count"]), (&json!("ready"), &json!(2)));
    let untitled = say(json!({ "mapping": [null, "pay", null] })).await.ok();
    assert_eq!(untitled["status"], json!("mapping"));
    let refused = admin.rpc("run_job_import", &json!({ "p_id": import })).await;
    assert_eq!((refused.error(409), &details(&refused)["status"]), ("wrong_step".into(), &json!("mapping")));
}
