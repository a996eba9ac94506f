//! Two companies and their candidates try to read and change each other's reviews, stages, drafts, conversations, webhooks
//! and exports, by every road there is. Notes and watchlists are in `company_walls.rs`.

use crate::{
    commands::{
        arrange,
        employer_challenges::{Sent, save_challenge_review::answered, written},
        id, interest, open_job,
    },
    kit::{Answer, Company, Person, TestApp, clock},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::{Duration, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// Stands in everything that the company keeps to itself.
const MARK: &str = "zwall";

/// What is behind the wall, by table: what the company alone reads, whoever asks by whichever road.
const TABLES: [&str; 9] = [
    "challenge_reviews",
    "candidate_stages",
    "job_interaction_stages",
    "candidate_moves",
    "employer_challenges",
    "messages",
    "scheduled_interviews",
    "webhook_endpoints",
    "webhook_deliveries",
];

/// What the attackers know: every id there is.
struct Known {
    company: Uuid,
    admin: Uuid,
    job: Uuid,
    interaction: Uuid,
    invitation: Uuid,
    conversation: Uuid,
    draft: Uuid,
    stage: Uuid,
    webhook: Uuid,
    delivery: Uuid,
    interview: Uuid,
}

impl Known {
    const fn ids(&self) -> [Uuid; 11] {
        let Self {
            company,
            admin,
            job,
            interaction,
            invitation,
            conversation,
            draft,
            stage,
            webhook,
            delivery,
            interview,
        } = self;
        [
            *company,
            *admin,
            *job,
            *interaction,
            *invitation,
            *conversation,
            *draft,
            *stage,
            *webhook,
            *delivery,
            *interview,
        ]
    }
}

async fn one_id(app: &TestApp, sql: &str, of: Uuid) -> Uuid {
    app.database.admin().await.query_one(sql, &[&of]).await.expect("a row").get(0)
}

/// Everything that a company's work leaves, each with the mark.
async fn work(app: &TestApp) -> (Sent, Known) {
    let (sent, _) = answered(app, &written(), json!({ "texts": ["zwall answer", "b"] })).await;
    let Company { id: company, admin, .. } = &sent.company;
    let interaction = one_id(app, "select id from job_interactions where profile_id = $1", sent.seeker.id).await;
    let job = one_id(app, "select job_opening_id from job_interactions where id = $1", interaction).await;
    let review = json!({ "p_id": sent.invitation, "p_marks": ["good", null], "p_note": "zwall review" });
    admin.rpc("save_challenge_review", &review).await.ok();
    let hook = json!({
        "p_url": "http://127.0.0.1:9/zwall", "p_events": ["interest.received"], "p_description": "zwall hook",
    });
    let webhook = id(&admin.rpc("save_webhook", &hook).await.ok());
    let delivery = id(&admin.rpc("send_test_event", &json!({ "p_id": webhook })).await.ok());
    let approved = admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    let conversation = approved["conversation_id"].as_str().and_then(|id| id.parse().ok()).expect("a conversation");
    let message = json!({ "p_id": Uuid::new_v4(), "p_conversation_id": conversation, "p_body": "zwall message" });
    admin.rpc("send_message", &message).await.ok();
    let interview = Uuid::new_v4();
    let start = (clock().now() + Duration::hours(5)).format(&Rfc3339).expect("a time");
    let proposal = json!({
        "p_id": interview, "p_conversation_id": conversation, "p_starts": [start], "p_duration_minutes": 30,
        "p_place": "zwall room",
    });
    admin.rpc("propose_interview", &proposal).await.ok();
    arrange(app, "update candidate_stages set name = 'zwall stage' where company_id = $1 and position = 2", *company)
        .await;
    let stage = one_id(app, "select id from candidate_stages where company_id = $1 and position = 2", *company).await;
    admin.rpc("move_candidate", &json!({ "p_interaction_id": interaction, "p_stage_id": stage })).await.ok();
    let mut document = written();
    document["title"] = json!("zwall draft");
    let draft = id(&admin.rpc("save_employer_challenge", &json!({ "p_document": document })).await.ok());
    let known = Known {
        company: *company,
        admin: admin.id,
        job,
        interaction,
        invitation: sent.invitation,
        conversation,
        draft,
        stage,
        webhook,
        delivery,
        interview,
    };
    (sent, known)
}

/// Every row of the company's work, as the database has it.
async fn snapshot(app: &TestApp) -> Vec<String> {
    let rows = TABLES.map(|table| format!("select '{table}' || x::text from public.{table} x"));
    let all = format!("{} order by 1", rows.join(" union all "));
    let rows = app.database.admin().await.query(&all, &[]).await.expect("rows");
    rows.iter().map(|row| row.get(0)).collect()
}

/// Paths of the data API that lead there: a list, a count, an order, an id in any column, a text, another table.
fn roads(known: &Known) -> Vec<String> {
    let keys = [
        "id",
        "company_id",
        "invitation_id",
        "job_interaction_id",
        "job_opening_id",
        "conversation_id",
        "endpoint_id",
        "stage_id",
        "reviewer_id",
        "created_by",
        "sender_id",
        "proposed_by",
    ];
    let texts = ["note", "name", "title", "body", "place", "url", "description", "to_name"];
    let parents =
        ["companies", "profiles", "job_openings", "job_interactions", "challenge_invitations", "conversations"];
    let mut roads = Vec::new();
    for table in TABLES {
        roads.extend([
            table.to_owned(),
            format!("{table}?select=count()"),
            format!("{table}?select=*&order=created_at.desc&limit=1"),
        ]);
        for id in known.ids() {
            roads.extend(keys.iter().map(|key| format!("{table}?{key}=eq.{id}")));
        }
        roads.extend(texts.iter().map(|text| format!("{table}?{text}=ilike.*zwall*&select=count()")));
        for parent in parents {
            roads.push(format!("{parent}?select=id,{table}(*)"));
            roads.push(format!("{parent}?select=id,{table}!inner(*)"));
        }
    }
    roads
}

async fn reads(person: &Person, known: &Known, open: &[&str]) {
    let is_behind = |road: &String| !open.iter().any(|table| road.contains(table));
    for road in roads(known).into_iter().filter(is_behind) {
        let answer = person.get(&format!("/rest/v1/{road}")).await;
        assert!(answer.status.as_u16() < 500, "{road}: {}", answer.text);
        assert!(!answer.text.contains(MARK), "{road}: {}", answer.text);
    }
    let Known { job, interaction, invitation, conversation, webhook, interview, .. } = known;
    for (name, call) in [
        ("get_challenge_reviews", json!({ "p_invitation_id": invitation })),
        ("get_challenge_invitation", json!({ "p_id": invitation })),
        ("get_candidate", json!({ "p_interaction_id": interaction })),
        ("get_conversation", json!({ "p_conversation_id": conversation })),
        ("list_conversations", json!({})),
        ("search_conversations", json!({ "p_text": MARK })),
        ("list_webhooks", json!({})),
        ("list_webhook_deliveries", json!({ "p_webhook_id": webhook })),
        ("get_interview_calendar", json!({ "p_id": interview })),
        ("export_candidates", json!({ "p_job_opening_id": job, "p_format": "csv" })),
        ("export_candidates", json!({ "p_job_opening_id": job, "p_format": "json_resume" })),
        ("get_notifications", json!({})),
    ] {
        let answer = person.rpc(name, &call).await;
        assert!(answer.status.as_u16() < 500, "{name}: {}", answer.text);
        assert!(!answer.text.contains(MARK), "{name}: {}", answer.text);
    }
}

async fn writes(person: &Person, known: &Known) {
    let Known {
        company, job, interaction, invitation, conversation, draft, stage, webhook, delivery, interview, ..
    } = known;
    for (name, call) in [
        ("save_challenge_review", json!({ "p_id": invitation, "p_marks": ["weak", null], "p_note": "x" })),
        ("ask_for_review", json!({ "p_id": invitation, "p_profile_id": person.id })),
        ("decide_invitation", json!({ "p_id": invitation, "p_decision": "rejected", "p_reason": "x" })),
        ("move_candidate", json!({ "p_interaction_id": interaction, "p_stage_id": stage })),
        ("save_candidate_stages", json!({ "p_stages": [{ "id": stage, "name": "x", "kind": "interview" }] })),
        ("save_employer_challenge", json!({ "p_id": draft, "p_document": written() })),
        ("publish_employer_challenge", json!({ "p_id": draft })),
        ("delete_employer_challenge", json!({ "p_id": draft })),
        ("send_message", json!({ "p_id": Uuid::new_v4(), "p_conversation_id": conversation, "p_body": "x" })),
        ("end_conversation", json!({ "p_conversation_id": conversation })),
        ("accept_interview", json!({ "p_id": interview, "p_starts_at": "2030-01-01T00:00:00Z" })),
        ("cancel_interview", json!({ "p_id": interview })),
        (
            "save_webhook",
            json!({ "p_id": webhook, "p_url": "https://x.example/", "p_events": ["interest.received"] }),
        ),
        ("pause_webhook", json!({ "p_id": webhook })),
        ("resume_webhook", json!({ "p_id": webhook })),
        ("rotate_webhook_secret", json!({ "p_id": webhook })),
        ("send_test_event", json!({ "p_id": webhook })),
        ("delete_webhook", json!({ "p_id": webhook })),
        ("resend_webhook_event", json!({ "p_delivery_id": delivery })),
        ("close_job", json!({ "p_id": job })),
    ] {
        let answer = person.rpc(name, &call).await;
        assert!((400..500).contains(&answer.status.as_u16()), "{name}: {} {}", answer.status, answer.text);
    }
    for table in TABLES {
        for id in known.ids() {
            let path = format!("/rest/v1/{table}?id=eq.{id}");
            for request in [
                person.request("PATCH", &path).json(&json!({ "created_at": "2020-01-01T00:00:00Z" })),
                person.request("DELETE", &path),
            ] {
                assert!(Answer::of(request).await.status.as_u16() < 500, "{path}");
            }
        }
        let row = json!({ "id": Uuid::new_v4(), "company_id": company, "invitation_id": invitation });
        let insert = person.request("POST", &format!("/rest/v1/{table}")).json(&row);
        assert!((400..500).contains(&Answer::of(insert).await.status.as_u16()), "{table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_company_and_colleagues_without_the_right_reach_nothing_of_a_companys_work() {
    let app = TestApp::start().await;
    let (sent, known) = work(&app).await;
    // Another company with candidates of its own, so that nothing is empty for want of rights.
    let neighbour = app.company().await;
    interest(&app.seeker().await, open_job(&neighbour.admin, "Next door").await).await;
    let before = snapshot(&app).await;
    assert!(TABLES.iter().all(|table| before.iter().any(|row| row.starts_with(table))), "{before:?}");
    let colleague = app.recruiter(&sent.company, &["view_analytics"]).await;
    // The names of a company's stages are known to its members.
    for (person, open) in
        [(&neighbour.admin, &[][..]), (&app.seeker().await, &[]), (&colleague, &["candidate_stages"])]
    {
        reads(person, &known, open).await;
        writes(person, &known).await;
    }
    assert_eq!(snapshot(&app).await, before, "nothing was changed");
    // What the wall is around is there for those inside.
    let inside =
        sent.company.admin.rpc("get_challenge_reviews", &json!({ "p_invitation_id": known.invitation })).await;
    assert!(inside.text.contains(MARK), "{}", inside.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_candidate_reads_their_conversation_and_nothing_that_is_said_of_them() {
    let app = TestApp::start().await;
    let (sent, known) = work(&app).await;
    let before = snapshot(&app).await;
    for table in
        ["challenge_reviews", "candidate_stages", "job_interaction_stages", "candidate_moves", "webhook_deliveries"]
    {
        for id in known.ids() {
            let answer = sent.seeker.get(&format!("/rest/v1/{table}?or=(id.eq.{id})")).await;
            assert!(!answer.text.contains(MARK), "{table}: {}", answer.text);
        }
        let answer = sent.seeker.get(&format!("/rest/v1/{table}")).await;
        assert!(!answer.status.is_success() || answer.json() == json!([]), "{table}: {}", answer.text);
    }
    for (name, call) in [
        ("get_challenge_reviews", json!({ "p_invitation_id": known.invitation })),
        ("get_candidate", json!({ "p_interaction_id": known.interaction })),
        ("export_candidates", json!({ "p_job_opening_id": known.job, "p_format": "csv" })),
    ] {
        let answer = sent.seeker.rpc(name, &call).await;
        assert!(!answer.text.contains(MARK) && answer.status.as_u16() < 500, "{name}: {}", answer.text);
        assert!(!answer.status.is_success() || answer.json() == Value::Null, "{name}: {}", answer.text);
    }
    let own = sent.seeker.get(&format!("/rest/v1/messages?conversation_id=eq.{}", known.conversation)).await;
    assert!(own.text.contains("zwall message"), "{}", own.text);
    assert_eq!(snapshot(&app).await, before);
}
