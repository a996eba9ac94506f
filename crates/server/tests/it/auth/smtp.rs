//! A mail that really goes out: over SMTP to a server that is not ours (Python's aiosmtpd), and back by its link.

use super::{PASSWORD, member, post, sign_in, text, verify::open, with_token};
use crate::kit::TestApp;
use serde_json::json;
use std::{
    fs,
    net::TcpListener,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

/// The mail server, which writes down what it takes; ended with the test.
struct Aiosmtpd {
    process: Child,
    port: u16,
    said: PathBuf,
}

impl Aiosmtpd {
    async fn start() -> Self {
        let program = std::env::var_os("DEVPROOF_TEST_AIOSMTPD").expect(
            "DEVPROOF_TEST_AIOSMTPD names no aiosmtpd: use ./test rust, or `pip install aiosmtpd` and set the variable to \
             the path of aiosmtpd",
        );
        let port = TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("an address").port();
        let said = std::env::temp_dir().join(format!("devproof-smtp-{}", uuid::Uuid::new_v4().simple()));
        let process = Command::new(program)
            .args(["--nosetuid", "--listen", &format!("127.0.0.1:{port}")])
            .args(["--class", "aiosmtpd.handlers.Debugging", "stdout"])
            .env("PYTHONUNBUFFERED", "1")
            .stdout(fs::File::create(&said).expect("a file"))
            .stderr(Stdio::null())
            .spawn()
            .expect("aiosmtpd starts");
        let server = Self { process, port, said };
        for _ in 0..300 {
            if tokio::net::TcpStream::connect(("127.0.0.1", server.port)).await.is_ok() {
                return server;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("aiosmtpd does not answer");
    }

    /// Everything that it took, without the transfer encoding of long lines.
    fn took(&self) -> String {
        let raw = fs::read_to_string(&self.said).expect("what it wrote");
        raw.replace("\r\n", "\n").replace("=\n", "").replace("=3D", "=")
    }
}

impl Drop for Aiosmtpd {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_file(&self.said);
    }
}

#[tokio::test]
async fn a_recovery_mail_goes_out_and_its_link_sets_a_new_password() {
    let server = Aiosmtpd::start().await;
    let url = format!("smtp://127.0.0.1:{}", server.port);
    let app = TestApp::start_with(&[("SMTP_URL", &url), ("MAIL_FROM", "Devproof <no-reply@jobs.test>")]).await;
    member(&app, "ada@example.test").await;
    post(&app, "/recover", json!({ "email": "ada@example.test" })).await.ok();
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);

    let took = server.took();
    let mail = took.rsplit("MESSAGE FOLLOWS").find(|mail| mail.contains("type=recovery")).expect("the mail");
    assert!(mail.contains("To: ada@example.test") && mail.contains("no-reply@jobs.test"), "{mail}");
    let link = mail.split_whitespace().find(|word| word.starts_with("http") && word.contains("type=recovery"));
    let target = open(link.expect("a link")).await;
    let pairs = reqwest::Url::parse(&format!("x:?{}", target.fragment().expect("a fragment"))).expect("an address");
    let token = pairs.query_pairs().find(|(name, _)| name == "access_token").expect("a token").1.into_owned();
    let password = json!({ "password": "another quiet wooden bridge 7" });
    with_token(&app, "PUT", "/user", &token, Some(password)).await.ok();
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "invalid_credentials");
    let session = sign_in(&app, "ada@example.test", "another quiet wooden bridge 7").await.ok();
    assert_eq!(text(&session["user"], "email"), "ada@example.test");
}
