//! `read-resume`: files of strangers, read in processes of their own.

use crate::{
    commands::count,
    hostile::raw,
    kit::{Answer, Person, TestApp},
};
use serde_json::{Value, json};
use std::io::{Cursor, Write};
use zip::{ZipWriter, write::SimpleFileOptions};

const PDF: &[u8] = include_bytes!("../../../../resume/tests/documents/pages/plain.pdf");

async fn read(person: &Person, bytes: Vec<u8>) -> Answer {
    Answer::of(person.request("POST", "/functions/v1/read-resume").body(bytes)).await
}

fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).expect("a name");
        zip.write_all(bytes).expect("memory");
    }
    zip.finish().expect("memory").into_inner()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_becomes_a_profile() {
    let app = TestApp::start().await;
    let person = app.newcomer().await;
    // Before the role is chosen, too.
    let draft = read(&person, PDF.to_vec()).await.ok();
    assert_eq!(draft["source"], json!("pdf"));
    assert_eq!(draft["document"]["basics"]["name"], json!("Maren Oakfield"));
    assert!(draft["origins"]["/work/0/position"].as_str().is_some_and(|line| line.contains("Engineer")), "{draft}");
    assert_eq!(count(&app, "select count(*) from experiences where profile_id = $1", person.id).await, 0);

    person.rpc("choose_role", &json!({ "p_role": "job_seeker" })).await.ok();
    let shown = person.rpc("preview_resume_import", &json!({ "p_document": draft["document"] })).await.ok();
    let call = json!({ "p_document": draft["document"], "p_base_version": shown["base_version"] });
    person.rpc("apply_resume_import", &call).await.ok();
    let work =
        person.get("/rest/v1/experiences?select=title,company_name,started_on&order=started_on.desc").await.ok();
    assert_eq!(
        work[0],
        json!({ "title": "Senior Backend Engineer", "company_name": "Kettlebridge Payments", "started_on": "2019-03" })
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archive_is_read_by_what_is_in_it() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let positions = b"Company Name,Title,Started On\nHalyard,Engineer,Jan 2020\n".as_slice();
    let draft = read(&seeker, archive(&[("Positions.csv", positions)])).await.ok();
    assert_eq!(
        draft["document"]["work"],
        json!([{ "name": "Halyard", "position": "Engineer", "startDate": "2020-01" }])
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_files_and_callers_have_clear_errors() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let refused = async |bytes: Vec<u8>| {
        let answer = read(&seeker, bytes).await;
        let body = answer.json();
        assert!(body["message"].as_str().is_some_and(|text| !text.is_empty()), "{body}");
        assert!(body["hint"].as_str().is_some_and(|text| !text.is_empty()), "{body}");
        (answer.status.as_u16(), body["code"].as_str().unwrap_or_default().to_owned())
    };
    let code = |status: u16, code: &str| (status, code.to_owned());
    assert_eq!(refused(Vec::new()).await, code(422, "empty_file"));
    assert_eq!(refused(b"hello".to_vec()).await, code(422, "unknown_format"));
    assert_eq!(refused(b"%PDF-1.4 and no more".to_vec()).await, code(422, "damaged_file"));
    assert_eq!(refused(archive(&[("holiday.jpg", b"x")])).await, code(422, "no_profile_in_archive"));
    let bomb = archive(&[("word/document.xml", &vec![b'<'; 30_000_000])]);
    assert!(bomb.len() < 100_000);
    assert_eq!(refused(bomb).await, code(422, "too_complex"));
    // What says that it is too large isn't waited for.
    let head = format!(
        "POST /functions/v1/read-resume HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\nContent-Length: 10000001\r\n\
         Connection: close\r\n\r\n",
        raw::address(&app),
        seeker.token
    );
    let large = raw::exchange(&app, head.as_bytes()).await;
    assert_eq!(raw::status(&large), Some(413), "{large}");
    assert!(large.contains(r#""PAYLOAD_TOO_LARGE""#), "{large}");

    let admin = app.company().await.admin;
    assert_eq!(read(&admin, PDF.to_vec()).await.error(403), "not_job_seeker");
    let nobody = Answer::of(app.request("POST", "/functions/v1/read-resume").body(PDF.to_vec())).await;
    assert_eq!(nobody.status.as_u16(), 401);
}

/// Pages that draw themselves end the process that reads them, and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_eats_memory_ends_alone() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let answer = read(&seeker, inflating_pdf()).await;
    assert_eq!(answer.status.as_u16(), 422, "{}", answer.text);
    let next = read(&seeker, PDF.to_vec()).await.ok();
    assert_eq!(next["source"], json!("pdf"));
}

/// A stream that was compressed twice: a few kilobytes that become a gigabyte. Blocks after a full flush can be repeated.
fn inflating_pdf() -> Vec<u8> {
    use flate2::{Compress, Compression, FlushCompress, write::ZlibEncoder};
    let mut block = Vec::with_capacity(100_000);
    let mut compress = Compress::new(Compression::best(), false);
    compress.compress_vec(&vec![b' '; 1_000_000], &mut block, FlushCompress::Full).expect("room");
    let mut inner = vec![0x78, 0x9C];
    inner.extend(block.repeat(1000));
    inner.extend([3, 0]);
    let mut outer = ZlibEncoder::new(Vec::new(), Compression::best());
    outer.write_all(&inner).expect("memory");
    let data = outer.finish().expect("memory");
    let mut pdf = b"%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj\n".to_vec();
    pdf.extend(
        format!("4 0 obj\n<< /Length {} /Filter [/FlateDecode /FlateDecode] >>\nstream\n", data.len()).into_bytes(),
    );
    pdf.extend(data);
    pdf.extend(b"\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n");
    pdf
}

/// Each account may have 30 files read in ten minutes; parallel calls don't pass together.
#[tokio::test(flavor = "multi_thread")]
async fn reading_is_limited_exactly() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let calls = (0..34).map(|_| read(&seeker, b"x".to_vec()));
    let statuses: Vec<u16> =
        futures::future::join_all(calls).await.iter().map(|answer| answer.status.as_u16()).collect();
    let refused = statuses.iter().filter(|status| **status == 429).count();
    assert_eq!((statuses.len() - refused, refused), (30, 4), "{statuses:?}");
    let last: Value = read(&seeker, PDF.to_vec()).await.json();
    assert_eq!(last["code"], json!("too_many_requests"));
}
