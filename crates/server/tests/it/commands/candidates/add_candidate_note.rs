//! `add_candidate_note`: who writes and reads, whom a note names, and how many there can be.

use super::notes::{Team, add, add_as, edit, read, share, team, texts};
use crate::commands::{arrange, id, pointers};
use devproof_queue::outbox;
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_read_by_every_colleague_who_sees_the_candidate_and_by_no_one_else() {
    let Team { app, company, seeker, candidate, viewer, stranger, manager, job } = team().await;
    let other = app.company().await;
    add(&viewer, candidate, "Strong in storage  \n\nAsk about **locks**\n", &[]).await.ok();
    add(&company.admin, candidate, "Agreed", &[]).await.ok();
    let expected = ["Agreed", "Strong in storage  \n\nAsk about **locks**"];
    for reader in [&company.admin, &viewer] {
        assert_eq!(texts(reader, candidate).await, expected);
    }
    for person in [&seeker, &stranger, &manager, &other.admin] {
        assert_eq!(read(person, candidate).await, Value::Null);
        assert!(texts(person, candidate).await.is_empty());
    }
    assert_eq!(add(&seeker, candidate, "About me", &[]).await.error(403), "not_employer");
    assert_eq!(add(&manager, candidate, "x", &[]).await.error(403), "missing_permission");
    for person in [&stranger, &other.admin] {
        let (theirs, unknown) = (add(person, candidate, "x", &[]).await, add(person, Uuid::new_v4(), "x", &[]).await);
        assert_eq!(theirs.error(404), "not_found");
        assert_eq!(theirs.text, unknown.text, "hidden and missing are the same");
    }

    // Seen from now on, with what was said before.
    share(&app, job, &company.admin, &stranger).await;
    assert_eq!(texts(&stranger, candidate).await.len(), 2);
    arrange(&app, "delete from job_sharing where shared_with = $1", viewer.id).await;
    assert!(texts(&viewer, candidate).await.is_empty(), "their own as little, without the right");
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", company.id).await;
    assert!(texts(&company.admin, candidate).await.is_empty());
    assert_eq!(add(&company.admin, candidate, "x", &[]).await.error(403), "company_not_approved");
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_hidden_while_the_candidate_is() {
    let Team { app, company, seeker, candidate, .. } = team().await;
    let note = id(&add(&company.admin, candidate, "Strong in storage", &[]).await.ok());
    arrange(&app, "update profiles set is_active = false where id = $1", seeker.id).await;
    assert!(texts(&company.admin, candidate).await.is_empty());
    assert_eq!(add(&company.admin, candidate, "More", &[]).await.error(404), "not_found");
    assert_eq!(edit(&company.admin, note, "More", &[]).await.error(404), "not_found");
    arrange(&app, "update profiles set is_active = true where id = $1", seeker.id).await;
    assert_eq!(texts(&company.admin, candidate).await.len(), 1, "they came back");
    // Deactivation ended the session.
    let seeker = app.session(&seeker, "aal1").await;
    seeker.rpc("withdraw_interest", &json!({ "p_id": candidate })).await.ok();
    assert!(texts(&company.admin, candidate).await.is_empty());
    assert_eq!(add(&company.admin, candidate, "More", &[]).await.error(404), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_colleague_who_sees_the_candidate_can_be_named() {
    let Team { app, company, seeker, candidate, viewer, stranger, manager, .. } = team().await;
    let other = app.company().await;
    for person in [stranger.id, manager.id, seeker.id, other.admin.id, Uuid::new_v4()] {
        let refused = add(&company.admin, candidate, "Look", &[viewer.id, person]).await;
        assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec!["/p_mentions".into()]));
    }
    assert!(texts(&company.admin, candidate).await.is_empty(), "refused whole");

    let note = id(&add(&company.admin, candidate, "@Erin Employer look", &[viewer.id, viewer.id]).await.ok());
    let page = read(&viewer, candidate).await;
    assert_eq!(page["notes"][0]["mentions"], json!([{ "id": viewer.id, "full_name": "Erin Employer" }]));
    assert_eq!(page["colleagues"].as_array().map(Vec::len), Some(1), "the admin, and not oneself: {page}");
    assert_eq!(page["colleagues"][0]["id"], json!(company.admin.id));

    // A mail says about whom, once, and nothing of the note.
    edit(&company.admin, note, "@Erin Employer look again", &[viewer.id]).await.ok();
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    let mails = outbox::list(&app.db, Some(&viewer.email)).await.expect("the outbox");
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].subject, "A colleague mentioned you in a note on Sam Seeker");
    assert!(mails[0].text.contains("Erin Employer mentioned you"), "{}", mails[0].text);
    assert!(mails[0].text.contains(&format!("?candidate={candidate}")) && !mails[0].text.contains("look"));

    // Whoever was named and lost the right isn't shown the note, and their name stays in it.
    arrange(&app, "delete from job_sharing where shared_with = $1", viewer.id).await;
    edit(&company.admin, note, "@Erin Employer looked", &[viewer.id]).await.ok();
    assert!(texts(&viewer, candidate).await.is_empty());
    edit(&company.admin, note, "No one", &[]).await.ok();
    assert_eq!(read(&company.admin, candidate).await["notes"][0]["mentions"], json!([]));
    assert_eq!(edit(&company.admin, note, "Again", &[viewer.id]).await.error(422), "invalid_input");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_sent_twice_is_one_and_an_id_of_another_is_a_conflict() {
    let Team { app: _app, company, candidate, viewer, .. } = team().await;
    let note = Uuid::new_v4();
    let twice = futures::future::join_all((0..4).map(|_| add_as(&viewer, note, candidate, "Once", &[]))).await;
    assert!(twice.iter().all(|answer| answer.ok() == json!({ "id": note })));
    assert_eq!(texts(&viewer, candidate).await, ["Once"]);
    assert_eq!(add_as(&company.admin, note, candidate, "Mine", &[]).await.error(409), "conflict");
    for (body, mentions) in [("", 0), ("  \n ", 0), (&*"x".repeat(4001), 0), ("nul \u{0}", 0), ("x", 21)] {
        let people: Vec<Uuid> = (0..mentions).map(|_| Uuid::new_v4()).collect();
        let refused = add(&viewer, candidate, body, &people).await;
        assert!(matches!(refused.status.as_u16(), 400 | 422), "{body:?}: {}", refused.text);
    }
    add(&viewer, candidate, &"ü".repeat(4000), &[]).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn at_most_200_notes_however_many_write_at_once() {
    let Team { app, company, candidate, viewer, .. } = team().await;
    let fill = format!(
        "insert into candidate_notes (id, company_id, job_interaction_id, author_id, body)
         select gen_random_uuid(), '{}', '{candidate}', '{}', 'Note ' || n from generate_series(1, 198) n",
        company.id, company.admin.id
    );
    app.database.admin().await.batch_execute(&fill).await.expect("198 notes");
    let writers = [&viewer, &company.admin, &viewer, &company.admin, &viewer, &company.admin];
    let answers = futures::future::join_all(writers.map(|person| add(person, candidate, "One more", &[]))).await;
    let refused: Vec<_> = answers.iter().filter(|answer| !answer.status.is_success()).collect();
    assert_eq!(refused.len(), 4);
    assert!(refused.iter().all(|answer| answer.error(422) == "too_many"));
    assert_eq!(read(&viewer, candidate).await["notes"].as_array().map(Vec::len), Some(200));
}
