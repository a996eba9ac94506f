//! `export_candidates`: a job's approved candidates, as the company may see them now.

use super::{Interested, interested, stage_of};
use crate::{
    commands::{arrange, details, interest, open_job},
    kit::{Company, Person, TestApp},
};
use serde_json::{Value, json};
use uuid::Uuid;

/// All pages of an export.
async fn export(person: &Person, job: Uuid, format: &str) -> (String, Vec<Value>, usize) {
    let (mut text, mut files, mut pages, mut after) = (String::new(), Vec::new(), 0, Value::Null);
    loop {
        let call = json!({ "p_job_opening_id": job, "p_format": format, "p_after": after });
        let page = person.rpc("export_candidates", &call).await.ok();
        text += page["text"].as_str().unwrap_or_default();
        files.extend(page["files"].as_array().cloned().unwrap_or_default());
        pages += 1;
        after = page["next"].clone();
        if after.is_null() {
            return (text, files, pages);
        }
    }
}

async fn approve(company: &Company, interaction: Uuid) {
    company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn approved_candidates_go_out_with_stage_score_and_link() {
    let app = TestApp::start().await;
    let Interested { company, job, seeker, interaction } = interested(&app).await;
    let (text, files, _) = export(&company.admin, job, "csv").await;
    assert_eq!((text.as_str(), files.len()), ("name,headline,stage,decided_at,match_score,proofs,link\r\n", 0));
    let rejected = interest(&app.seeker().await, job).await;
    company.admin.rpc("reject_candidate", &json!({ "p_interaction_id": rejected })).await.ok();
    interest(&app.seeker().await, job).await;
    approve(&company, interaction).await;
    let offer = stage_of(&company.admin, "offer").await;
    company.admin.rpc("move_candidate", &json!({ "p_interaction_id": interaction, "p_stage_id": offer })).await.ok();
    arrange(
        &app,
        "update profiles set full_name = 'Ada Open', headline = '=1+1', about = 'Builds' where id = $1",
        seeker.id,
    )
    .await;
    let (text, ..) = export(&company.admin, job, "csv").await;
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines[1].starts_with("Ada Open,'=1+1,Offer,20") && lines[1].contains("0 challenges passed"), "{text}");
    assert!(lines[1].ends_with(&format!("job={job}&status=approved&candidate={interaction}")), "{text}");
    let (_, files, _) = export(&company.admin, job, "json_resume").await;
    assert_eq!(files.len(), 1);
    let document = &files[0]["document"];
    assert_eq!((&document["basics"]["name"], &document["basics"]["summary"]), (&json!("Ada Open"), &json!("Builds")));
    assert_eq!(
        (&document["devproof"]["stage"], &document["devproof"]["interaction_id"]),
        (&json!("Offer"), &json!(interaction))
    );
    let name = files[0]["name"].as_str().expect("a name");
    assert!(name.ends_with(&format!("-{}.json", &seeker.id.to_string()[..8])), "{name}");
    for out in [text, json!(files).to_string()] {
        assert!(!out.contains(&seeker.email), "no contact details: {out}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_plan_has_to_include_it() {
    let app = TestApp::start().await;
    let Interested { company, job, .. } = interested(&app).await;
    app.set_plan(&company, "employer_core").await;
    let call = json!({ "p_job_opening_id": job, "p_format": "csv" });
    let refused = company.admin.rpc("export_candidates", &call).await;
    assert_eq!(refused.error(403), "tier_needed");
    let expected = json!({ "feature": "export", "tier": "flagship", "name": "Flagship", "tier_id": "flagship" });
    assert_eq!(details(&refused), expected);
    assert!(refused.json()["message"].as_str().expect("a message").contains("Flagship"));
    app.set_plan(&company, "flagship").await;
    company.admin.rpc("export_candidates", &call).await.ok();
    app.set_plan(&company, "hiring_kernel").await;
    assert_eq!(company.admin.rpc("export_candidates", &call).await.error(403), "tier_needed");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sees_the_jobs_candidates_takes_them_out() {
    let app = TestApp::start().await;
    let Interested { company, job, interaction, seeker } = interested(&app).await;
    approve(&company, interaction).await;
    let call = json!({ "p_job_opening_id": job, "p_format": "csv" });
    let colleague = app.recruiter(&company, &["view_candidates"]).await;
    assert_eq!(colleague.rpc("export_candidates", &call).await.error(404), "not_found");
    let share = json!({ "p_job_opening_id": job, "p_profile_id": colleague.id });
    company.admin.rpc("share_job", &share).await.ok();
    assert_eq!(colleague.rpc("export_candidates", &call).await.ok()["count"], json!(1));
    let blind = app.recruiter(&company, &["manage_jobs", "manage_company"]).await;
    assert_eq!(blind.rpc("export_candidates", &call).await.error(403), "missing_permission");
    let other = app.company().await;
    assert_eq!(other.admin.rpc("export_candidates", &call).await.error(404), "not_found");
    assert_eq!(seeker.rpc("export_candidates", &call).await.error(403), "not_employer");
    let bad = json!({ "p_job_opening_id": job, "p_format": "xml" });
    assert_eq!(company.admin.rpc("export_candidates", &bad).await.error(422), "invalid_input");
    // Who rests is shown nowhere, and comes back with their account.
    arrange(&app, "update profiles set is_active = false where id = $1", seeker.id).await;
    assert_eq!(company.admin.rpc("export_candidates", &call).await.ok()["count"], json!(0));
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", company.id).await;
    assert_eq!(company.admin.rpc("export_candidates", &call).await.error(403), "company_not_approved");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_candidates_come_page_by_page_each_once() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let many = "insert into auth.users (id, email) select gen_random_uuid(), 'many' || n || '@example.test'
        from generate_series(1, 130) n where $1::uuid is not null";
    arrange(&app, many, job).await;
    let people = "update profiles set role = 'job_seeker', needs_onboarding = false, full_name = 'Many Person'
        where $1::uuid is not null and id in (select id from auth.users where email like 'many%')";
    arrange(&app, people, job).await;
    // Several at the same moment.
    let approved = "insert into job_interactions (job_opening_id, profile_id, status, decision, decided_at)
        select $1, u.id, 'interested', 'approved', now() - interval '1 hour' * (row_number() over () % 3)
        from auth.users u where u.email like 'many%'";
    arrange(&app, approved, job).await;
    let (text, _, pages) = export(&company.admin, job, "csv").await;
    assert_eq!((pages, text.lines().count(), text.matches("headline").count()), (3, 131, 1));
    let (_, files, pages) = export(&company.admin, job, "json_resume").await;
    let mut names: Vec<&str> = files.iter().filter_map(|file| file["name"].as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!((pages, names.len()), (3, 130));
}
