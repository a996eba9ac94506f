//! `edit_candidate_note`: by its author alone.

use super::notes::{Team, add, edit, read, team};
use crate::commands::{arrange, id};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn its_author_edits_it_and_everyone_reads_that_it_was_edited() {
    let Team { app, company, seeker, candidate, viewer, stranger, .. } = team().await;
    let other = app.company().await;
    let note = id(&add(&viewer, candidate, "Strong in storage", &[]).await.ok());
    edit(&viewer, note, "Strong in storage", &[]).await.ok();
    let first = read(&viewer, candidate).await;
    assert_eq!(first["notes"][0]["edited_at"], Value::Null, "the same words are no edit");
    assert_eq!((&first["notes"][0]["can_edit"], &first["notes"][0]["can_delete"]), (&json!(true), &json!(true)));
    edit(&viewer, note, "Very strong", &[]).await.ok();
    let page = read(&company.admin, candidate).await;
    let shown = &page["notes"][0];
    assert_eq!((&shown["body"], &shown["author"]["full_name"]), (&json!("Very strong"), &json!("Erin Employer")));
    assert!(shown["edited_at"].is_string(), "{shown}");
    // An admin can take a note away, and puts no words into a colleague's mouth.
    assert_eq!((&shown["can_edit"], &shown["can_delete"]), (&json!(false), &json!(true)));
    for person in [&company.admin, &stranger, &other.admin] {
        assert_eq!(edit(person, note, "Weak", &[]).await.error(404), "not_found");
        assert_eq!(edit(person, Uuid::new_v4(), "Weak", &[]).await.error(404), "not_found");
    }
    assert_eq!(edit(&seeker, note, "The best", &[]).await.error(403), "not_employer");
    arrange(&app, "delete from job_sharing where shared_with = $1", viewer.id).await;
    assert_eq!(edit(&viewer, note, "Too late", &[]).await.error(404), "not_found");
    assert_eq!(read(&company.admin, candidate).await["notes"][0]["body"], json!("Very strong"));
}
