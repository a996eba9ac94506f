//! Jobs on their way out, and in again.

use crate::{
    commands::{
        job_import::{csv, read, run, upload},
        open_job,
    },
    kit::{Person, TestApp},
};
use serde_json::{Value, json};

/// All pages of an export.
async fn export(person: &Person, format: &str, rest: Value) -> (String, Vec<Value>) {
    let (mut text, mut postings, mut after) = (String::new(), Vec::new(), Value::Null);
    loop {
        let mut call = json!({ "p_format": format, "p_after": after });
        if let (Value::Object(call), Value::Object(rest)) = (&mut call, &rest) {
            call.extend(rest.clone());
        }
        let page = person.rpc("export_jobs", &call).await.ok();
        text += page["text"].as_str().unwrap_or_default();
        postings.extend(page["postings"].as_array().cloned().unwrap_or_default());
        after = page["next"].clone();
        if after.is_null() {
            return (text, postings);
        }
    }
}

const HOSTILE: &str = "identifier,title,description,seniority,employment_type,remote_policy,places,countries,utc_offset_min,utc_offset_max,pay,equity,visa_sponsorship,min_years,min_rank,min_system_design,skills,skills_nice,interview_process,application_url,source_url,expires_at\n\
    =1+1,@cmd,\"- a, \"\"b\"\"\n- c &lt;b&gt; <i>x</i>\",mid,contract,onsite,\"Vienna, Austria; Łódź\",AT; PL,UTC-5,UTC+2,\"28,50 € per hour\",-1 %,no,3,2,50,Rust (3 years),PostgreSQL,'=quoted,https://a.test/x?a=1&b=2,https://b.test,2027-05-01\n\
    E-2,Senior but mid,\tTabbed,mid,,,,,,,,,,,,,,,,,,\n\
    ,No identifier,,,,hybrid,\"Vienna, Austria\",,,,,,,,,,,,,,,\n";

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_out_as_csv_comes_in_as_the_same() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let (import, _) = csv(admin, HOSTILE).await;
    assert_eq!(run(&app, admin, import, json!({})).await["result"]["created"], json!(3));
    open_job(admin, "Published").await;
    let (text, _) = export(admin, "csv", json!({})).await;
    let plain = text.replace("\"\"", "");
    assert!(plain.contains("'=1+1,'@cmd,\"'- a,") && text.contains("'-1 %") && text.contains("'=quoted"), "{text}");
    for (bytes, what) in [
        (text.clone(), "as it is"),
        (format!("\u{feff}{text}"), "with a mark"),
        (text.replace("\r\n", "\n"), "other line ends"),
    ] {
        let (_, stands) = csv(admin, &bytes).await;
        assert_eq!((&stands["counts"]["same"], &stands["row_count"]), (&json!(4), &json!(4)), "{what}: {stands}");
        assert_eq!(stands["counts"]["broken"], json!(0));
    }
    // Elsewhere the ids mean nothing: all of them are new.
    let other = app.company().await;
    let (_, stands) = csv(&other.admin, &text).await;
    assert_eq!((&stands["counts"]["new"], &stands["counts"]["noted"]), (&json!(4), &json!(4)));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_out_as_postings_comes_in_as_the_same() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let (import, _) = csv(admin, HOSTILE).await;
    run(&app, admin, import, json!({})).await;
    let (_, postings) = export(admin, "json", json!({})).await;
    let first = postings.iter().find(|posting| posting["title"] == json!("@cmd")).expect("it is there");
    assert_eq!(first["baseSalary"]["value"]["unitText"], json!("HOUR"));
    assert_eq!(first["identifier"]["value"], json!("=1+1"));
    let file = json!({ "name": "jobs.json", "text": json!(postings).to_string() }).to_string();
    let import = upload(admin, "postings", file.as_bytes()).await;
    let stands = read(admin, import).await;
    assert_eq!((&stands["counts"]["same"], &stands["row_count"]), (&json!(3), &json!(3)), "{stands}");
}

#[tokio::test(flavor = "multi_thread")]
async fn exports_are_filtered_paged_and_ones_own() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let text: String = (0..450).map(|i| format!("x{i},Job {i}\n")).collect();
    let (import, _) = csv(admin, &format!("identifier,title\n{text}")).await;
    run(&app, admin, import, json!({})).await;
    let job = open_job(admin, "Open").await;
    let lines = |text: &str| text.lines().count() - 1;
    assert_eq!(lines(&export(admin, "csv", json!({})).await.0), 451);
    assert_eq!(lines(&export(admin, "csv", json!({ "p_status": "open" })).await.0), 1);
    assert_eq!(lines(&export(admin, "csv", json!({ "p_status": "draft" })).await.0), 450);
    assert_eq!(export(admin, "json", json!({ "p_ids": [job] })).await.1.len(), 1);
    let other = app.company().await;
    assert_eq!(lines(&export(&other.admin, "csv", json!({ "p_ids": [job] })).await.0), 0);
    assert_eq!(admin.rpc("export_jobs", &json!({ "p_format": "xml" })).await.error(422), "invalid_input");
}
