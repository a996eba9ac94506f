//! A real mail server that is not ours: Python's aiosmtpd.

use std::{
    fs,
    net::TcpListener,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

/// A mail server that writes down what it takes; ended with the test.
pub struct Aiosmtpd {
    process: Child,
    port: u16,
    said: PathBuf,
}

impl Aiosmtpd {
    pub async fn start() -> Self {
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

    /// Where it listens, as the server's settings say it.
    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// The mails that it took, the oldest first: without the transfer encoding of long lines, and with each header on one
    /// line.
    pub fn took(&self) -> Vec<String> {
        let raw = fs::read_to_string(&self.said).expect("what it wrote").replace("\r\n", "\n");
        let mail = |said: &str| {
            let (head, body) = said.split_once("\n\n").expect("a head and a body");
            format!("{}\n\n{}", head.replace("\n ", " "), body.replace("=\n", "").replace("=3D", "="))
        };
        raw.split("MESSAGE FOLLOWS").skip(1).map(mail).collect()
    }
}

impl Drop for Aiosmtpd {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_file(&self.said);
    }
}
