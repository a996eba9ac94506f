//! `delete_candidate_note`, and what becomes of notes when their author leaves.

use super::notes::{Team, add, delete, read, team, texts};
use crate::commands::{arrange, count, id};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn its_author_or_an_admin_deletes_it() {
    let Team { app, company, seeker, candidate, viewer, stranger, .. } = team().await;
    let other = app.company().await;
    let (own, theirs) = (
        id(&add(&viewer, candidate, "Mine", &[company.admin.id]).await.ok()),
        id(&add(&company.admin, candidate, "The admin's", &[]).await.ok()),
    );
    for person in [&stranger, &other.admin] {
        assert_eq!(delete(person, own).await.error(404), "not_found");
    }
    assert_eq!(delete(&seeker, own).await.error(403), "not_employer");
    assert_eq!(delete(&viewer, theirs).await.error(404), "not_found", "a recruiter deletes their own");
    delete(&viewer, own).await.ok();
    assert_eq!(delete(&viewer, own).await.error(404), "not_found");
    let again = id(&add(&viewer, candidate, "Mine again", &[]).await.ok());
    delete(&company.admin, again).await.ok();
    assert_eq!(texts(&viewer, candidate).await, ["The admin's"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_stay_with_the_company_when_their_author_leaves_and_go_with_the_candidate() {
    let Team { app, company, seeker, candidate, viewer, .. } = team().await;
    let note = id(&add(&viewer, candidate, "Strong in storage", &[]).await.ok());
    add(&company.admin, candidate, "@Erin Employer agreed", &[viewer.id]).await.ok();
    let leave = json!({ "p_profile_id": viewer.id, "p_jobs_to": company.admin.id });
    company.admin.rpc("remove_member", &leave).await.ok();
    let page = read(&company.admin, candidate).await;
    assert_eq!(page["notes"][1]["author"]["has_left"], json!(true), "{page}");
    assert_eq!(page["colleagues"], json!([]));
    assert!(texts(&viewer, candidate).await.is_empty(), "they read nothing any more, not even their own");

    // At another company as little.
    let other = app.company().await;
    let join = format!(
        "update profiles set company_id = '{}', company_role = 'admin', needs_onboarding = false,
             company_approval_status = 'approved' where id = $1",
        other.id
    );
    arrange(&app, &join, viewer.id).await;
    assert!(texts(&viewer, candidate).await.is_empty());
    assert_eq!(delete(&viewer, note).await.error(404), "not_found");
    arrange(&app, "delete from auth.users where id = $1", viewer.id).await;
    let page = read(&company.admin, candidate).await;
    assert_eq!((&page["notes"][1]["author"], &page["notes"][1]["body"]), (&Value::Null, &json!("Strong in storage")));
    assert_eq!(page["notes"][0]["mentions"], json!([]));

    arrange(&app, "delete from auth.users where id = $1", seeker.id).await;
    assert_eq!(count(&app, "select count(*) from candidate_notes where company_id = $1", company.id).await, 0);
}
