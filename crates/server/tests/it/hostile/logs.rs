//! What stands in the log of a server of its own, and in its figures, after a whole visit.

use super::raw;
use crate::{
    commands::{interest, open_job},
    kit::{Answer, Person, Program, TestApp},
    realtime::client::{Socket, private},
    storage::kit::{name_in, png},
};
use serde_json::{Value, json};
use std::net::TcpListener;
use uuid::Uuid;

/// Stands in every name, text, password, file and filter of the visit.
const MARK: &str = "zqmark";
const EMAIL: &str = "zqmark.person@example.test";
const PASSWORD: &str = "Zqmark-Secret-81-horse!";
const PHONE: &str = "+4915112345678";
const CARD: &str = "4111 1111 1111 1111";

/// A server that logs everything, and where it tells its figures.
async fn logging(app: &TestApp) -> (Program, String) {
    let figures = TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a free port");
    let mut program = app.program().await;
    program.keep_log();
    program.set("DEVPROOF_METRICS_LISTEN", &figures.to_string());
    program.start().await;
    (program, format!("http://{figures}/metrics"))
}

async fn post(app: &TestApp, url: &str, path: &str, body: &Value) -> Answer {
    Answer::of(app.http.post(format!("{url}{path}")).header("apikey", app.anon_key()).json(body)).await
}

/// Signing up, in and back in, rightly and wrongly.
async fn comes_in(app: &TestApp, url: &str) {
    let sign_up = json!({ "email": EMAIL, "password": PASSWORD, "data": { "full_name": MARK } });
    let wrong = json!({ "email": EMAIL, "password": "zqmark-wrong" });
    for (path, body) in [
        ("/auth/v1/signup", &sign_up),
        ("/auth/v1/signup", &sign_up),
        ("/auth/v1/recover", &json!({ "email": EMAIL })),
        ("/auth/v1/otp", &json!({ "email": EMAIL })),
        ("/auth/v1/otp", &json!({ "phone": PHONE })),
        ("/auth/v1/verify", &json!({ "type": "email", "email": EMAIL, "token": "zqmark" })),
        ("/auth/v1/verify", &json!({ "type": "recovery", "token_hash": "zqmark" })),
        ("/auth/v1/token?grant_type=password", &sign_up),
        ("/auth/v1/token?grant_type=password", &wrong),
        ("/auth/v1/token?grant_type=refresh_token", &json!({ "refresh_token": "zqmark" })),
        ("/auth/v1/token?grant_type=pkce", &json!({ "auth_code": "zqmark", "code_verifier": "zqmark" })),
        ("/auth/v1/token?grant_type=id_token", &json!({ "provider": "zqmark", "id_token": "zqmark" })),
        ("/auth/v1/sso", &json!({ "domain": "zqmark.example" })),
        ("/functions/v1/Zqmark", &json!({ "zqmark": MARK })),
    ] {
        post(app, url, path, body).await;
    }
    for path in [
        "/auth/v1/verify?token=zqmark&type=signup&redirect_to=https://zqmark.example",
        "/auth/v1/authorize?provider=zqmark&redirect_to=zqmark",
        "/auth/v1/callback?code=zqmark&state=zqmark",
        "/user/zqmark-lovelace",
        "/job/zqmark",
        "/zqmark/zqmark?zqmark=zqmark",
        "/rest/v1/Zqmark?zqmark=eq.zqmark",
        "/rest/v1/rpc/search?q=zqmark",
        "/storage/v1/object/public/avatars/zqmark/zqmark",
        "/realtime/v1/websocket?apikey=zqmark",
    ] {
        app.http.get(format!("{url}{path}")).header("apikey", app.anon_key()).send().await.expect("an answer");
    }
}

/// A seeker and a company who meet, write, and make mistakes. A failure inside the server is one of them.
async fn meets(app: &TestApp, seeker: &Person, admin: &Person) {
    let profile = format!("/rest/v1/profiles?id=eq.{}", seeker.id);
    Answer::of(seeker.request("PATCH", &profile).json(&json!({ "full_name": MARK, "headline": CARD }))).await.ok();
    seeker.get("/rest/v1/profiles?full_name=eq.zqmark&select=id").await.ok();
    seeker.get("/rest/v1/profiles?id=eq.zqmark").await;
    seeker.get("/rest/v1/profiles?select=zqmark&order=zqmark").await;
    for _ in 0..2 {
        seeker.post("/rest/v1/profile_skills", &json!({ "profile_id": seeker.id, "name": MARK })).await;
    }
    seeker.post("/rest/v1/profile_links", &json!({ "profile_id": seeker.id, "url": "zqmark" })).await;

    let job = open_job(admin, "Zqmark engineer").await;
    let interaction = interest(seeker, job).await;
    let approved = admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    let talk: Uuid = approved["conversation_id"].as_str().and_then(|id| id.parse().ok()).expect("a conversation");
    let file = name_in(talk);
    admin.upload("attachments", &file, png()).await.ok();
    let words = format!("{MARK} {EMAIL} {PHONE} {CARD}");
    let message = json!({ "p_id": Uuid::new_v4(), "p_conversation_id": talk, "p_body": words,
        "p_attachments": [{ "path": file, "file_name": "zqmark.png" }] });
    admin.rpc("send_message", &message).await.ok();
    admin.rpc("send_message", &json!({ "p_id": MARK, "p_conversation_id": MARK, "p_body": MARK })).await;
    admin.rpc("invite_recruiter", &json!({ "p_email": EMAIL, "p_permissions": [] })).await;
    seeker.upload("attachments", "zqmark/zqmark", MARK.into()).await;
    seeker.rpc("Zqmark", &json!({ "zqmark": MARK })).await;
    let broken = seeker.request("POST", "/rest/v1/profile_skills").header("content-type", "application/json");
    Answer::of(broken.body("{\"zqmark\": zqmark")).await;
    let feedback = json!({ "userId": seeker.id, "userEmail": EMAIL, "userName": MARK, "userRole": "job_seeker",
        "selectedPages": [MARK], "selectedComponents": [], "responses": [] });
    seeker.post("/functions/v1/notify-beta-test", &feedback).await;

    let admin_client = app.database.admin().await;
    admin_client.batch_execute("drop function private.next_message cascade").await.expect("it is gone");
    let failed = json!({ "p_id": Uuid::new_v4(), "p_conversation_id": talk, "p_body": words });
    let failed = admin.rpc("send_message", &failed).await;
    assert_eq!(failed.status.as_u16(), 500, "{}", failed.text);
}

/// A socket whose frames carry the mark wherever text may stand.
async fn listens(app: &TestApp, url: &str, seeker: &Person) {
    let mut socket = Socket::open_at(url, &app.anon_key(), "2.0.0").await;
    socket.join("realtime:zqmark", &private(&seeker.token, &json!({}))).await;
    socket.join("realtime:zqmark", &json!({ "access_token": "zqmark.zqmark.zqmark" })).await;
    let topic = format!("realtime:person:{}", seeker.id);
    let join = socket.enter(&topic, &seeker.token, &json!({ "presence": { "key": MARK, "enabled": true } })).await;
    socket.present(&join, &topic, Some(&json!({ "zqmark": MARK }))).await;
    socket.send(Some(&join), &topic, "zqmark", &json!({ "zqmark": MARK })).await;
    socket.send(None, "phoenix", "heartbeat", &json!({})).await;
    socket.event("phx_reply").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn j10_a_whole_visit_leaves_no_person_and_no_secret_in_log_or_figures() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let (mut program, figures) = logging(&app).await;
    let url = program.url.clone();
    let (seeker, admin) = (seeker.at(&url), company.admin.at(&url));
    comes_in(&app, &url).await;
    listens(&app, &url, &seeker).await;
    meets(&app, &seeker, &admin).await;
    let figures = reqwest::get(figures).await.expect("figures").text().await.expect("text");
    program.kill();

    let log = program.log();
    for expected in
        ["/auth/v1/signup", "/rest/v1/rpc/send_message", "/storage/v1/object", "\"ERROR\"", "/realtime/v1/websocket"]
    {
        assert!(log.contains(expected), "{expected} is not in the log:\n{log}");
    }
    assert!(figures.contains("devproof_http_requests_total"), "{figures}");
    let secrets = [
        MARK.to_owned(),
        EMAIL.to_owned(),
        PASSWORD.to_lowercase(),
        PHONE[1..].to_owned(),
        CARD.to_owned(),
        CARD.replace(' ', ""),
        seeker.email.clone(),
        seeker.token.to_lowercase(),
        admin.token.to_lowercase(),
        app.anon_key().to_lowercase(),
        app.service_key().to_lowercase(),
    ];
    for (what, text) in [("log", &log), ("figures", &figures)] {
        let told: Vec<&str> =
            text.lines().filter(|line| secrets.iter().any(|secret| line.to_lowercase().contains(secret))).collect();
        assert!(told.is_empty(), "{} lines of the {what} tell something:\n{}", told.len(), told.join("\n"));
    }
    for secret in [program.setting("DEVPROOF_SECRET").as_str(), "password="] {
        let told: Vec<&str> = log.lines().filter(|line| line.contains(secret)).collect();
        assert!(told.is_empty(), "{}", told.join("\n"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn j09_a_line_of_the_log_is_one_json_object_of_bounded_size_whatever_is_sent() {
    let app = TestApp::start().await;
    let (mut program, _) = logging(&app).await;
    let forged = "x\n{\"level\":\"ERROR\",\"forged\":true}\r\n\u{1b}[31mred\u{7}";
    let encoded = "x%0a%7B%22level%22:%22ERROR%22,%22forged%22:true%7D%0d%0a%1b%5B31mred%07";
    for path in [
        format!("/{encoded}"),
        format!("/rest/v1/{encoded}"),
        format!("/rest/v1/skills?select={encoded}&{encoded}={encoded}"),
        format!("/rest/v1/rpc/{encoded}"),
        format!("/auth/v1/{encoded}"),
        format!("/auth/v1/authorize?provider={encoded}"),
        format!("/auth/v1/callback?error={encoded}&error_description={encoded}&state={encoded}"),
        format!("/storage/v1/object/public/{encoded}/{encoded}"),
        format!("/functions/v1/{encoded}"),
        format!("/realtime/v1/{encoded}?apikey={encoded}"),
        format!("/user/{encoded}"),
    ] {
        let request = app.http.get(format!("{}{path}", program.url));
        let request = request
            .header("user-agent", "{\"level\":\"ERROR\",\"forged\":true} \\n \\u001b[31m")
            .header("x-request-id", "{\"level\":\"ERROR\",\"forged\":true}");
        request
            .header("referer", "\"}\\n{\"forged\":true}")
            .header("x-forwarded-for", "\",\"forged\":\"")
            .send()
            .await
            .expect("an answer");
    }
    for path in ["/auth/v1/signup", "/auth/v1/recover", "/auth/v1/sso", "/auth/v1/verify", "/rest/v1/rpc/record_view"]
    {
        let body = json!({ "email": forged, "password": forged, "type": forged, "token": forged, "domain": forged, forged: forged });
        post(&app, &program.url, path, &body).await;
    }
    for agent in [format!("User-Agent: {}", "a".repeat(1 << 20)), forged.replace('x', "User-Agent: x")] {
        let request = format!("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{agent}\r\n\r\n");
        raw::exchange_at(&program.url, request.as_bytes()).await;
    }
    let long = format!("{}/{}", program.url, "long/".repeat(3_000));
    app.http.get(long).send().await.expect("an answer");
    program.kill();

    let log = program.log();
    // What the program says of its start is for whoever sits before it.
    let lines: Vec<&str> = log.lines().filter(|line| !line.starts_with("▸ ")).collect();
    assert!(lines.len() > 20, "{log}");
    for line in lines {
        let parsed: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(parsed["level"].is_string() && parsed["timestamp"].is_string(), "{line}");
        assert!(parsed.get("forged").is_none() && parsed["span"].get("forged").is_none(), "{line}");
        assert!(line.len() <= 4096, "{} bytes: {}", line.len(), &line[..300]);
        assert!(!line.contains('\u{1b}') && !line.contains('\u{7}'), "{line}");
    }
}
