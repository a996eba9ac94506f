//! The real program, killed in the middle of uploads: what it acknowledged is there, whole; what it did not is not there
//! at all.

use super::kit::{files, settled_in};
use crate::kit::TestDatabase;
use devproof_claims::{KeyRing, MasterSecret, Verifier};
use futures::future::join_all;
use std::{
    fs,
    net::TcpListener,
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio_postgres::config::Host;
use uuid::Uuid;

/// Uploads at once.
const WRITERS: usize = 6;
/// How long the program lives in each round, in milliseconds after its first acknowledgement.
const LIVES: [u64; 5] = [15, 90, 170, 260, 410];

/// An upload that was acknowledged: its name, and the byte that it is made of.
type Kept = (String, Vec<u8>);

struct Program {
    database: TestDatabase,
    data_dir: PathBuf,
    secret: MasterSecret,
    process: Option<Child>,
    url: String,
    http: reqwest::Client,
    key: String,
}

impl Program {
    async fn new() -> Self {
        let data_dir = std::env::temp_dir().join(format!("devproof-kill-{}", Uuid::new_v4().simple()));
        let database = TestDatabase::create().await;
        // The program brings the schema up to date itself, which only the owner may.
        let own = format!(
            "alter database {} owner to devproof_owner",
            database.role("devproof_gate").get_dbname().expect("a name")
        );
        database.admin().await.batch_execute(&own).await.expect("the owner");
        let secret = MasterSecret::generate();
        // The operator's key, which the same secret always makes.
        let key = Verifier::new(&secret, KeyRing::generate().expect("a key"), "").api_keys().service_role;
        let http = reqwest::Client::new();
        Self { database, data_dir, secret, process: None, url: String::new(), http, key }
    }

    fn database_url(&self, role: &str) -> String {
        let config = self.database.role(role);
        let Some(Host::Unix(folder)) = config.get_hosts().first() else { panic!("the test cluster has a socket") };
        let (port, name) = (config.get_ports()[0], config.get_dbname().expect("a name"));
        let password = String::from_utf8_lossy(config.get_password().expect("a password")).into_owned();
        format!("host={} port={port} user={role} password={password} dbname={name}", folder.display())
    }

    async fn start(&mut self) {
        let address = TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("an address");
        self.url = format!("http://{address}");
        let process = Command::new(env!("CARGO_BIN_EXE_devproof"))
            .arg("serve")
            .env("DEVPROOF_MODE", "development")
            .env("DEVPROOF_LISTEN", address.to_string())
            .env("DEVPROOF_DATA_DIR", &self.data_dir)
            .env("DEVPROOF_SECRET", self.secret.to_text())
            .env("DEVPROOF_DATABASE_URL", self.database_url("devproof_gate"))
            .env("DEVPROOF_OWNER_DATABASE_URL", self.database_url("devproof_owner"))
            .env("DEVPROOF_REPLICATION_URL", self.database_url("devproof_replicator"))
            .env("DEVPROOF_LOG", "warn")
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        let process = self.process.insert(process);
        for _ in 0..600 {
            assert_eq!(process.try_wait().expect("a process"), None, "the program ended at its start");
            if self.http.get(format!("{}/healthz", self.url)).send().await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the program does not answer");
    }

    /// SIGKILL.
    fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().expect("it is killed");
            process.wait().expect("it is gone");
        }
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method = method.parse().expect("a method");
        self.http.request(method, format!("{}/storage/v1{path}", self.url)).bearer_auth(&self.key)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
        let _ = fs::remove_dir_all(&self.data_dir);
    }
}

#[tokio::test]
async fn killed_in_the_middle_of_uploads_nothing_is_lost_and_nothing_is_half_there() {
    let mut program = Program::new().await;
    let mut kept: Vec<Kept> = Vec::new();
    for life in LIVES {
        program.start().await;
        let (round, going) = (Mutex::new(Vec::new()), AtomicBool::new(true));
        let writers = join_all((0..WRITERS).map(|writer| write(&program, writer, &round, &going)));
        let end = async {
            while round.lock().expect("a lock").is_empty() {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            tokio::time::sleep(Duration::from_millis(life)).await;
            let id = program.process.as_ref().expect("it runs").id().to_string();
            Command::new("kill").args(["-9", &id]).status().expect("kill runs");
            going.store(false, Ordering::SeqCst);
        };
        tokio::join!(writers, end);
        program.kill();
        kept.extend(round.into_inner().expect("a lock"));
    }

    // What half-written files there are, the next start removes once they are old enough to have no writer.
    for half in halves(&program) {
        let old = fs::metadata(&half).expect("a file").modified().expect("a time") - Duration::from_secs(7200);
        fs::File::open(&half).expect("a file").set_modified(old).expect("it ages");
    }
    program.start().await;
    assert!(halves(&program).is_empty());
    assert!(kept.len() >= LIVES.len(), "{} uploads were acknowledged", kept.len());
    for (name, bytes) in &kept {
        let read = program.request("GET", &format!("/object/attachments/{name}")).send().await.expect("an answer");
        assert_eq!(read.bytes().await.expect("bytes"), *bytes, "{name}");
    }
    let admin = program.database.admin().await;
    // Rows that were written although their acknowledgement was lost are whole too.
    let rows = admin.query("select name, size, etag from storage.objects", &[]).await.expect("rows");
    for row in rows {
        let (name, size, etag): (String, i64, String) = (row.get(0), row.get(1), row.get(2));
        let read = program.request("GET", &format!("/object/attachments/{name}")).send().await.expect("an answer");
        assert_eq!(read.headers()["etag"].to_str().expect("a tag"), format!("\"{etag}\""));
        assert_eq!(read.bytes().await.expect("whole").len() as i64, size, "{name}");
    }
    // Bytes whose upload was killed are noted, and swept once their hour is over: by the next deletion, say.
    admin.execute("update storage.orphaned_objects set free_at = now()", &[]).await.expect("an hour passes");
    let (last, _) = kept.pop().expect("something was kept");
    let gone = program.request("DELETE", &format!("/object/attachments/{last}")).send().await.expect("an answer");
    assert!(gone.status().is_success());
    settled_in(&admin, &program.data_dir).await;
}

/// Stores one file after the other, of a byte of its own each, until the program is gone.
async fn write(program: &Program, writer: usize, kept: &Mutex<Vec<Kept>>, going: &AtomicBool) {
    let folder = Uuid::new_v4();
    for turn in 0_usize.. {
        if !going.load(Ordering::SeqCst) {
            return;
        }
        let name = format!("{folder}/{}", Uuid::new_v4());
        let letter = b'a' + u8::try_from((writer + turn) % 26).expect("a letter");
        let bytes = vec![letter; 300_000 + 1000 * writer + turn];
        let sent = program
            .request("POST", &format!("/object/attachments/{name}"))
            .header("content-type", "text/plain")
            .body(bytes.clone());
        if sent.send().await.is_ok_and(|answer| answer.status().is_success()) {
            kept.lock().expect("a lock").push((name, bytes));
        }
    }
}

/// Files that were being written.
fn halves(program: &Program) -> Vec<PathBuf> {
    let storage = program.data_dir.join("storage");
    let incoming = files(&storage.join("incoming"));
    let objects = files(&storage.join("objects")).into_iter().filter(|path| path.to_string_lossy().contains('#'));
    incoming.into_iter().chain(objects).collect()
}
