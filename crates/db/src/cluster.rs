//! An embedded PostgreSQL: a cluster of our own in the data folder, made from the programs found on the machine.
//!
//! No TCP; a socket folder that only its user may enter; passwords made at first start. PostgreSQL refuses to run
//! as root, so as root its programs are started as an unprivileged user.

mod memory;
mod programs;
mod user;

pub use programs::{Programs, ProgramsError};
pub use user::Unprivileged;

use aws_lc_rs::digest::{SHA256, digest};
use std::{
    fs, io,
    os::unix::fs::{PermissionsExt, chown},
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};
use tokio_postgres::Config;

/// The superuser of an embedded cluster.
const ADMIN: &str = "devproof_admin";
/// The socket's file name is fixed by this; there is no TCP port.
const PORT: u16 = 5432;
/// A Unix socket's path must stay below 108 bytes.
const LONGEST_SOCKET_FOLDER: usize = 85;

/// How a cluster is run.
#[derive(Debug, Clone)]
pub struct ClusterOptions {
    /// The folder for the cluster's files; made when it is missing.
    pub folder: PathBuf,
    /// Further settings, `name = value` each.
    pub settings: Vec<String>,
    /// For tests: a power failure may lose the whole cluster.
    pub volatile: bool,
}

/// A cluster that runs.
#[derive(Debug)]
pub struct Cluster {
    programs: Programs,
    user: Option<Unprivileged>,
    data: PathBuf,
    sockets: PathBuf,
    password: String,
    /// Another start's cluster was found running.
    adopted: bool,
}

/// Why the cluster does not run.
#[derive(Debug, thiserror::Error)]
pub enum ClusterError {
    /// PostgreSQL is not on the machine, or too old.
    #[error(transparent)]
    Programs(#[from] ProgramsError),
    /// A file or folder could not be made or read.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// We are root and there is no user to run PostgreSQL as.
    #[error("running as root, and neither the user \"postgres\" nor \"nobody\" exists to run PostgreSQL as")]
    NoUser,
    /// One of PostgreSQL's programs failed.
    #[error("{program} failed: {output}")]
    Program {
        /// Which program.
        program: &'static str,
        /// What it printed last.
        output: String,
    },
}

impl Cluster {
    /// Starts the cluster of `options.folder`, making it first when there is none. A cluster that already runs
    /// there, left by a process that was killed, is adopted.
    ///
    /// # Errors
    /// See [`ClusterError`].
    pub async fn start(programs: Programs, options: &ClusterOptions) -> Result<Self, ClusterError> {
        let user = match Unprivileged::needed() {
            false => None,
            true => Some(Unprivileged::find().ok_or(ClusterError::NoUser)?),
        };
        let sockets = socket_folder(&options.folder);
        let mut cluster = Self {
            data: options.folder.join("data"),
            password: String::new(),
            adopted: false,
            programs,
            user,
            sockets,
        };
        cluster.own_folder(&options.folder)?;
        cluster.own_folder(&cluster.sockets.clone())?;
        cluster.password = cluster.admin_password(&options.folder.join("admin.password"))?;
        if !cluster.data.join("PG_VERSION").exists() {
            cluster.init(options).await?;
        }
        cluster.configure(options)?;
        if cluster.is_running() {
            cluster.adopted = true;
        } else {
            cluster.run().await?;
        }
        Ok(cluster)
    }

    /// The superuser's login to the database `dbname`.
    pub fn admin(&self, dbname: &str) -> Config {
        self.login(ADMIN, &self.password, dbname)
    }

    /// A login to the database `dbname`.
    pub fn login(&self, user: &str, password: &str, dbname: &str) -> Config {
        let mut config = Config::new();
        config.host_path(&self.sockets).port(PORT).user(user).password(password).dbname(dbname);
        config.application_name("devproof");
        config
    }

    /// The folder of the socket, and the port that its name carries.
    pub fn socket(&self) -> (&Path, u16) {
        (&self.sockets, PORT)
    }

    /// Whether the cluster ran already when it was started.
    pub fn was_running(&self) -> bool {
        self.adopted
    }

    /// Whether the cluster's main process lives: by the number in its file, and the name of that process.
    pub fn is_running(&self) -> bool {
        let number = fs::read_to_string(self.data.join("postmaster.pid"))
            .ok()
            .and_then(|text| text.lines().next().map(str::trim).map(str::to_owned));
        let name = number.and_then(|number| fs::read_to_string(format!("/proc/{number}/comm")).ok());
        name.is_some_and(|name| name.trim() == "postgres")
    }

    /// Starts the cluster again when its main process has died, and says whether it did.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn revive(&self) -> Result<bool, ClusterError> {
        if self.is_running() {
            return Ok(false);
        }
        self.run().await?;
        Ok(true)
    }

    /// Stops the cluster: sessions are ended, everything is written.
    ///
    /// # Errors
    /// When it does not stop within a minute.
    pub async fn stop(&self) -> Result<(), ClusterError> {
        let data = self.data.to_string_lossy();
        self.program("pg_ctl", &["stop", "-D", &data, "-m", "fast", "-w", "-t", "60"]).await
    }

    async fn run(&self) -> Result<(), ClusterError> {
        let (data, log) = (self.data.to_string_lossy(), self.data.join("server.log"));
        let log = log.to_string_lossy();
        // Recovery after a crash can take a while.
        self.program("pg_ctl", &["start", "-D", &data, "-l", &log, "-w", "-t", "120", "-s"]).await
    }

    async fn init(&self, options: &ClusterOptions) -> Result<(), ClusterError> {
        let file = options.folder.join("admin.password");
        let (data, file) = (self.data.to_string_lossy(), file.to_string_lossy());
        let pwfile = format!("--pwfile={file}");
        let mut arguments = vec![
            "-D",
            &*data,
            "--username",
            ADMIN,
            "--auth=scram-sha-256",
            &*pwfile,
            "--encoding=UTF8",
            "--locale=C.UTF-8",
        ];
        if options.volatile {
            arguments.push("--no-sync");
        }
        self.program("initdb", &arguments).await
    }

    fn configure(&self, options: &ClusterOptions) -> Result<(), ClusterError> {
        let mut lines = vec![
            "# Written at every start.".to_owned(),
            "listen_addresses = ''".to_owned(),
            format!("port = {PORT}"),
            format!("unix_socket_directories = '{}'", self.sockets.display()),
            "unix_socket_permissions = 0700".to_owned(),
            "wal_level = logical".to_owned(),
            "max_wal_senders = 16".to_owned(),
            "max_replication_slots = 16".to_owned(),
            "max_slot_wal_keep_size = '1GB'".to_owned(),
            "password_encryption = 'scram-sha-256'".to_owned(),
            format!("shared_buffers = '{}MB'", memory::shared_buffers()),
            "jit = off".to_owned(),
            // A statement's error goes to anyone who sent it. Here it would only keep what people typed, and let
            // anyone fill the disk.
            "log_min_messages = log".to_owned(),
            "log_min_error_statement = panic".to_owned(),
            "timezone = 'UTC'".to_owned(),
            "log_timezone = 'UTC'".to_owned(),
        ];
        if options.volatile {
            // synchronous_commit stays on: without it, changes are decoded only at the WAL writer's rhythm.
            lines.extend(["fsync = off", "full_page_writes = off"].map(str::to_owned));
        }
        lines.extend(options.settings.iter().cloned());
        let own = self.data.join("devproof.conf");
        self.write(&own, &(lines.join("\n") + "\n"), 0o600)?;
        let main = self.data.join("postgresql.conf");
        let text = fs::read_to_string(&main).map_err(|error| ClusterError::File { path: main.clone(), error })?;
        if !text.contains("include 'devproof.conf'") {
            self.write(&main, &format!("{text}\ninclude 'devproof.conf'\n"), 0o600)?;
        }
        Ok(())
    }

    fn admin_password(&self, path: &Path) -> Result<String, ClusterError> {
        if !path.exists() {
            self.write(path, &hex::encode(devproof_claims::random_bytes::<24>()), 0o600)?;
        }
        fs::read_to_string(path).map_err(|error| ClusterError::File { path: path.to_owned(), error })
    }

    fn write(&self, path: &Path, text: &str, mode: u32) -> Result<(), ClusterError> {
        let failed = |error| ClusterError::File { path: path.to_owned(), error };
        fs::write(path, text).map_err(failed)?;
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).map_err(failed)?;
        self.give(path)
    }

    fn own_folder(&self, path: &Path) -> Result<(), ClusterError> {
        let failed = |error| ClusterError::File { path: path.to_owned(), error };
        fs::create_dir_all(path).map_err(failed)?;
        fs::set_permissions(path, fs::Permissions::from_mode(0o700)).map_err(failed)?;
        self.give(path)
    }

    fn give(&self, path: &Path) -> Result<(), ClusterError> {
        match &self.user {
            None => Ok(()),
            Some(user) => chown(path, Some(user.uid), Some(user.gid))
                .map_err(|error| ClusterError::File { path: path.to_owned(), error }),
        }
    }

    async fn program(&self, name: &'static str, arguments: &[&str]) -> Result<(), ClusterError> {
        let mut command = tokio::process::Command::new(self.programs.path(name));
        command.args(arguments).stdin(Stdio::null()).current_dir("/").env_clear().env("LC_ALL", "C.UTF-8");
        command.env("PATH", "/usr/bin:/bin");
        if let Some(user) = &self.user {
            command.uid(user.uid).gid(user.gid);
        }
        // The server inherits pg_ctl's output: a pipe would stay open for as long as it runs.
        let log = self.sockets.join(format!("{name}.log"));
        let file = fs::File::create(&log).map_err(|error| ClusterError::File { path: log.clone(), error })?;
        let again = file.try_clone().map_err(|error| ClusterError::File { path: log.clone(), error })?;
        command.stdout(file).stderr(again);
        let status = tokio::time::timeout(Duration::from_secs(180), command.status()).await;
        match status {
            Ok(Ok(status)) if status.success() => Ok(()),
            Ok(Ok(status)) => Err(ClusterError::Program { program: name, output: self.last_words(&log, status) }),
            Ok(Err(error)) => Err(ClusterError::Program { program: name, output: error.to_string() }),
            Err(_) => Err(ClusterError::Program { program: name, output: "no end after 180 s".to_owned() }),
        }
    }

    fn last_words(&self, log: &Path, status: std::process::ExitStatus) -> String {
        let tail = |path: &Path| {
            let text = fs::read_to_string(path).unwrap_or_default();
            let lines: Vec<&str> = text.lines().rev().take(8).collect();
            lines.into_iter().rev().collect::<Vec<_>>().join("\n")
        };
        format!("{status}\n{}\n{}", tail(log), tail(&self.data.join("server.log")))
    }
}

/// Beside the data when the path is short enough, else a folder of its own name under the temporary folder.
fn socket_folder(folder: &Path) -> PathBuf {
    let beside = folder.join("run");
    if beside.as_os_str().len() <= LONGEST_SOCKET_FOLDER {
        return beside;
    }
    let hash = digest(&SHA256, folder.as_os_str().as_encoded_bytes());
    let name = hex::encode(&hash.as_ref()[..8]);
    std::env::temp_dir().join(format!("devproof-{name}"))
}
