//! The real program on a test's database, in a process of its own that can be killed.

use super::TestApp;
use std::{
    fs,
    net::TcpListener,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};
use uuid::Uuid;

/// How often a test kills a program: as `DEVPROOF_TEST_KILLS` says, or so often.
pub fn kills(usual: u64) -> u64 {
    std::env::var("DEVPROOF_TEST_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(usual)
}

/// `devproof serve`, with the secrets and the database of a [`TestApp`]: its people may come to it.
pub struct Program {
    /// Where it answers.
    pub url: String,
    data_dir: PathBuf,
    env: Vec<(&'static str, String)>,
    log: Option<PathBuf>,
    stderr_is_left: bool,
    process: Option<Child>,
}

impl TestApp {
    /// The program, not started yet. It brings the schema up to date itself, so its owner gets the database.
    pub async fn program(&self) -> Program {
        let gate = self.database.role("devproof_gate");
        let own = format!("alter database {} owner to devproof_owner", gate.get_dbname().expect("a name"));
        self.database.admin().await.batch_execute(&own).await.expect("the owner");
        let data_dir = std::env::temp_dir().join(format!("devproof-program-{}", Uuid::new_v4().simple()));
        let env = vec![
            ("DEVPROOF_MODE", "development".to_owned()),
            ("DEVPROOF_PUBLIC_URL", self.url.clone()),
            ("DEVPROOF_DATA_DIR", data_dir.display().to_string()),
            ("DEVPROOF_SECRET", self.installation.secret.to_text()),
            ("DEVPROOF_DATABASE_URL", self.database.words("devproof_gate")),
            ("DEVPROOF_OWNER_DATABASE_URL", self.database.words("devproof_owner")),
            ("DEVPROOF_REPLICATION_URL", self.database.words("devproof_replicator")),
            ("DEVPROOF_LOG", "warn".to_owned()),
        ];
        Program { url: String::new(), data_dir, env, log: None, stderr_is_left: false, process: None }
    }
}

impl Program {
    /// Gives it a setting, before it starts.
    pub fn set(&mut self, name: &'static str, value: &str) {
        self.env.push((name, value.to_owned()));
    }

    /// What it was given for a setting.
    pub fn setting(&self, name: &str) -> String {
        let found = self.env.iter().rev().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.clone()).expect("it was given")
    }

    /// Has it write its log into a file, before it starts, down to what only debugging shows.
    pub fn keep_log(&mut self) {
        self.set("DEVPROOF_LOG", "debug");
        self.set("DEVPROOF_LOG_FORMAT", "json");
        self.log = Some(self.data_dir.with_extension("log"));
    }

    /// What it has logged.
    pub fn log(&self) -> String {
        let bytes = fs::read(self.log.as_ref().expect("keep_log() was called")).expect("it has logged");
        String::from_utf8(bytes).expect("UTF-8")
    }

    /// One of its commands, on the same database.
    pub fn command(&self, name: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_devproof"));
        command.arg(name).envs(self.env.iter().map(|(name, value)| (*name, value.as_str())));
        command
    }

    /// Starts it at a new address, and waits until it answers.
    pub async fn start(&mut self) {
        let address = TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("an address");
        self.url = format!("http://{address}");
        let process = self
            .command("serve")
            .env("DEVPROOF_LISTEN", address.to_string())
            .stdout(Stdio::null())
            .stderr(match &self.log {
                _ if self.stderr_is_left => Stdio::piped(),
                Some(file) => fs::File::create(file).expect("a file").into(),
                None => Stdio::inherit(),
            })
            .spawn()
            .expect("the program starts");
        let process = self.process.insert(process);
        for _ in 0..600 {
            assert_eq!(process.try_wait().expect("a process"), None, "the program ended at its start");
            if reqwest::get(format!("{}/healthz", self.url)).await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the program does not answer");
    }

    /// From now on no one reads what it writes to a terminal: the other end of the pipe is closed.
    pub async fn start_and_leave(&mut self) {
        self.log = None;
        self.stderr_is_left = true;
        self.start().await;
        drop(self.process.as_mut().and_then(|process| process.stderr.take()));
    }

    /// SIGTERM, and whether it ended well within half a minute.
    pub async fn stop(&mut self) -> bool {
        let process = self.process.as_mut().expect("it runs");
        let kill = Command::new("sh").args(["-c", &format!("kill -TERM {}", process.id())]).status();
        assert!(kill.expect("a shell").success());
        for _ in 0..300 {
            if let Some(status) = process.try_wait().expect("a process") {
                return status.success();
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        false
    }

    /// SIGKILL.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("it is killed");
            process.wait().expect("it is gone");
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
        let _ = fs::remove_dir_all(&self.data_dir);
        if let Some(log) = &self.log {
            let _ = fs::remove_file(log);
        }
    }
}
