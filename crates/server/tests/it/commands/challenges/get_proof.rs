//! `get_proof`: what stands behind a passed challenge, for employers who see the person, and for no job seeker but its owner.

use super::proofs::{SLUG, Scene, answer, code, complete, proof, scene, set};
use crate::{
    commands::{arrange, interest, open_job},
    judging::{HIDDEN, RIGHT, document, install},
    kit::Person,
};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn an_employer_opens_what_was_asked_and_how_it_was_passed() {
    let Scene { app, ada, solution, .. } = scene().await;
    set(&ada, solution, true).await.ok();
    let employer = app.company().await.admin;
    let open = employer.rpc("get_proof", &json!({ "p_slug": "ada", "p_challenge": SLUG })).await;
    let proof = open.ok();
    assert_eq!(proof["challenge"]["title"], "Double it");
    assert_eq!(proof["person"]["full_name"], "Sam Seeker");
    assert_eq!((&proof["person"]["is_own"], &proof["person"]["has_page"]), (&json!(false), &json!(true)));
    assert!(proof["version"]["statement"].as_str().is_some_and(|text| text.starts_with("Return what")), "{proof}");
    assert_eq!(proof["version"]["visible_tests"].as_array().map(Vec::len), Some(2));
    assert_eq!(proof["version"]["tests_total"], 4);
    // The try that failed by our fault is none.
    assert_eq!(proof["tries"], 3);
    let at = |name: &str| {
        let text = proof[name].as_str().expect("a time");
        time::OffsetDateTime::parse(text, &time::format_description::well_known::Rfc3339).expect("a time")
    };
    assert_eq!((at("passed_at") - at("first_submitted_at")).whole_minutes(), 65);
    let [solution] = proof["solutions"].as_array().expect("solutions").as_slice() else { panic!("{proof}") };
    assert_eq!((&solution["language"], &solution["time_ms"]), (&json!("javascript"), &json!(12)));
    assert_eq!(
        (&solution["memory_kib"], &solution["passed"], &solution["total"]),
        (&json!(6400), &json!(4), &json!(4))
    );
    assert!(solution["source"].as_str().is_some_and(|source| source.starts_with(RIGHT)), "{proof}");
    // Of a hidden test there is nothing but that it exists.
    assert!(!open.text.contains(HIDDEN) && !open.text.contains("a larger one"), "{}", open.text);
    assert!(!open.text.contains("Adding does both"), "nor the explanation: {}", open.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn e26_no_visitor_job_seeker_or_company_in_review_gets_one() {
    let Scene { app, admin, ada, solution, .. } = scene().await;
    set(&ada, solution, true).await.ok();
    let call = json!({ "p_slug": "ada", "p_challenge": SLUG });
    assert_eq!(app.post("/rest/v1/rpc/get_proof", &call).await.error(401), "42501");
    let solver = app.seeker().await;
    let own = answer(&admin, &solver, "python", "accepted", 5).await;
    complete(&admin, own).await;
    for person in [app.seeker().await, solver, app.newcomer().await, app.staff().await] {
        assert_eq!(proof(&person).await, Value::Null);
    }
    for status in ["pending", "needs_changes", "rejected", "suspended"] {
        assert_eq!(proof(&app.company_in(status).await.admin).await, Value::Null, "{status}");
    }
    // The tables and the row of the challenge give nothing either.
    let employer = app.company().await.admin;
    for path in ["submissions?select=source", "shown_solutions", "challenge_completions"] {
        let rows = employer.get(&format!("/rest/v1/{path}")).await;
        assert!(rows.status == 403 || rows.json() == json!([]), "{path}: {}", rows.text);
    }
    let unknown = [("ada", "nothing"), ("nobody", SLUG)];
    for (slug, challenge) in unknown {
        let call = json!({ "p_slug": slug, "p_challenge": challenge });
        assert_eq!(employer.rpc("get_proof", &call).await.ok(), Value::Null);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sees_the_profile_sees_the_proof() {
    let Scene { app, ada, solution, .. } = scene().await;
    set(&ada, solution, true).await.ok();
    let (company, other) = (app.company().await, app.company().await);
    let visible = async |to: &Person| !proof(to).await.is_null();
    assert!(visible(&company.admin).await);
    // A recruiter needs no permission to read an open profile.
    assert!(visible(&app.recruiter(&company, &[]).await).await);

    ada.rpc("hide_company", &json!({ "p_company_id": company.id })).await.ok();
    assert!(!visible(&company.admin).await && visible(&other.admin).await);
    ada.rpc("unhide_company", &json!({ "p_company_id": company.id })).await.ok();

    arrange(&app, "update profiles set visibility = 'showcase' where id = $1", ada.id).await;
    assert!(visible(&company.admin).await, "whoever has the address sees the profile");
    arrange(&app, "update profiles set visibility = 'private' where id = $1", ada.id).await;
    assert!(!visible(&company.admin).await && !visible(&other.admin).await);

    // The interest shows a private profile to that company's members who see the job's candidates.
    let job = open_job(&company.admin, "Engineer").await;
    let interaction = interest(&ada, job).await;
    let seen = proof(&company.admin).await;
    assert_eq!(
        (&seen["person"]["interaction_id"], &seen["person"]["has_page"]),
        (&json!(interaction), &json!(false))
    );
    assert_eq!(code(&company.admin).await.len(), 1);
    assert!(!visible(&other.admin).await);
    assert!(!visible(&app.recruiter(&company, &["view_candidates"]).await).await, "the job isn't theirs");
    arrange(
        &app,
        "update job_interactions set decision = 'withdrawn', decided_at = now() where id = $1",
        interaction,
    )
    .await;
    assert!(!visible(&company.admin).await);

    arrange(&app, "update profiles set visibility = 'open' where id = $1", ada.id).await;
    assert!(visible(&company.admin).await);
    arrange(&app, "update profiles set is_active = false where id = $1", ada.id).await;
    assert!(!visible(&company.admin).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn e26_whom_the_owner_blocked_can_not_tell_it_from_code_that_is_not_shown() {
    let Scene { app, ada, solution, .. } = scene().await;
    let company = app.company().await;
    let hidden = proof(&company.admin).await;
    set(&ada, solution, true).await.ok();
    assert_eq!(code(&company.admin).await.len(), 1);
    let block = format!("insert into blocked_people (blocker_id, blocked_id) values ($1, '{}')", company.admin.id);
    arrange(&app, &block, ada.id).await;
    assert_eq!(proof(&company.admin).await, hidden);
    assert_eq!(hidden["solutions"][0]["source"], Value::Null);
    // A colleague isn't blocked.
    assert_ne!(code(&app.recruiter(&company, &[]).await).await, [Value::Null]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_preview_is_what_employers_get() {
    let Scene { app, admin, ada, solution, .. } = scene().await;
    answer(&admin, &ada, "python", "accepted", 10).await;
    let employer = app.company().await.admin;
    let preview = async || {
        let call = json!({ "p_slug": "ada", "p_challenge": SLUG, "p_preview": true });
        ada.rpc("get_proof", &call).await.ok()
    };
    let alike = async || {
        let (mut own, mut theirs) = (preview().await, proof(&employer).await);
        own["person"].take();
        theirs["person"].take();
        assert_eq!(own, theirs);
    };
    alike().await;
    // One answer is shown, the other one isn't.
    set(&ada, solution, true).await.ok();
    alike().await;
    let shown: Vec<bool> = code(&employer).await.iter().map(Value::is_string).collect();
    assert_eq!(shown, [true, false]);
    // The owner reads all of it.
    assert!(code(&ada).await.iter().all(Value::is_string));
    // Nobody gets more by asking for a preview, or for none.
    for p_preview in [json!(true), json!(false), Value::Null] {
        let call = json!({ "p_slug": "ada", "p_challenge": SLUG, "p_preview": p_preview });
        assert_eq!(employer.rpc("get_proof", &call).await.ok()["solutions"][1]["source"], Value::Null);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn e26_newer_tests_take_an_answer_out_and_do_not_show_another_one() {
    let Scene { app, admin, ada, solution, challenge } = scene().await;
    let employer = app.company().await.admin;
    set(&ada, solution, true).await.ok();
    let later = answer(&admin, &ada, "javascript", "accepted", 3).await;
    let ids = async || -> Vec<Value> {
        let proof = proof(&employer).await;
        proof["solutions"].as_array().map_or_else(Vec::new, |all| all.iter().map(|one| one["id"].clone()).collect())
    };
    assert_eq!(ids().await, [json!(solution)], "the first one of a language");

    // The challenge has a harder test: the shown answer fails it, the later one passes and counts from now on.
    let mut harder = document();
    harder["tests"][3]["name"] = json!("a longer text");
    harder["tests"][3]["arguments"] = json!([format!("{HIDDEN}{HIDDEN}")]);
    install(&admin, SLUG, &harder).await;
    admin.batch_execute("delete from submissions where kind = 'rejudge'").await.expect("no queue");
    for (original, verdict) in [(solution, "wrong_answer"), (later, "accepted")] {
        let again = "insert into submissions (id, profile_id, challenge_id, version_id, kind, original_id, language, source,
                state, verdict, queued_at, judged_at)
            select gen_random_uuid(), s.profile_id, s.challenge_id, c.current_version_id, 'rejudge', s.id, s.language, s.source,
                'done', $2, now(), now()
            from submissions s join challenges c on c.id = s.challenge_id where s.id = $1";
        admin.execute(again, &[&original, &verdict]).await.expect("a verdict");
    }
    admin
        .execute(
            "update challenge_completions c set submission_id = r.id, version_id = r.version_id, completed_at = o.queued_at
             from submissions r join submissions o on o.id = r.original_id
             where c.challenge_id = $1 and r.original_id = $2",
            &[&challenge, &later],
        )
        .await
        .expect("the completion");
    assert_eq!(ids().await, [json!(later)]);
    assert_eq!(code(&employer).await, [Value::Null], "that code was never shown");
    assert_eq!(proof(&employer).await["tries"], 4);
    // Its owner shows it by the id of the answer, and not by that of the repetition.
    let repeated: Uuid = admin
        .query_one("select id from submissions where original_id = $1", &[&later])
        .await
        .expect("the repetition")
        .get(0);
    assert_eq!(set(&ada, repeated, true).await.error(404), "not_found");
    set(&ada, later, true).await.ok();
    assert!(code(&employer).await[0].is_string());

    // Without the completion there is nothing to open.
    arrange(&app, "delete from challenge_completions where profile_id = $1", ada.id).await;
    assert_eq!((proof(&employer).await, proof(&ada).await), (Value::Null, Value::Null));
}
