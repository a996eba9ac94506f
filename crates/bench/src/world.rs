//! The world that is measured on: a scaled demo world, the server, and people who are signed in.

use crate::Options;
use anyhow::{Context, bail};
use reqwest::header::HeaderMap;
use serde_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Stdio,
    time::{Duration, Instant},
};
use tokio::{
    process::{Child, Command},
    sync::Mutex,
};
use tokio_postgres::{Client, NoTls};
use uuid::Uuid;

/// The password of the demo world's log-ins, which everyone here gets.
pub const PASSWORD: &str = "devproof-demo-2026";
const ADDRESS: &str = "127.0.0.1:54999";
const METRICS: &str = "127.0.0.1:54998";
/// pgbench's login: it can become the same roles as the server's.
pub const LOGIN: &str = "devproof_bench";

/// Someone who is signed in.
#[derive(Debug, Clone)]
pub struct Person {
    pub id: Uuid,
    pub access_token: String,
    pub refresh_token: String,
    /// A conversation with someone of the other side, in which both have written.
    pub conversation: Uuid,
}

/// The running server and its database.
pub struct World {
    child: Mutex<Child>,
    folder: PathBuf,
    pub admin: Client,
    pub anon_key: String,
    /// The server's process.
    pub server: u32,
    /// PostgreSQL's main process.
    pub postmaster: u32,
    pub seekers: Vec<Person>,
    /// `seekers[n]` and `employers[n]` share a conversation.
    pub employers: Vec<Person>,
    pub scale: u32,
}

impl World {
    /// Makes the world if it is not there yet, starts the server on it, and signs people in.
    pub async fn start(options: &Options) -> anyhow::Result<Self> {
        let folder = options.folder.join(format!("scale-{}", options.scale));
        if !folder.join("seeded").exists() {
            eprintln!("making a world of scale {}", options.scale);
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&options.folder)?;
            let scale = options.scale.to_string();
            let status = command(options, &folder).args(["seed", "--scale", &scale]).status().await?;
            if !status.success() {
                bail!("devproof seed failed");
            }
            fs::write(folder.join("seeded"), "")?;
        }
        let child = serve(options, &folder)?;
        let keys = command(options, &folder).arg("keys").output().await?;
        let keys: Value = serde_json::from_slice(&keys.stdout).context("devproof keys")?;
        let anon_key = text(&keys, "anon_key")?;
        wait_until_ready(&folder).await?;
        let admin = admin(&folder).await?;
        let pid = fs::read_to_string(folder.join("postgres/data/postmaster.pid"))?;
        let mut world = Self {
            server: child.id().context("the server has ended")?,
            postmaster: pid.lines().next().unwrap_or_default().parse()?,
            child: Mutex::new(child),
            folder,
            admin,
            anon_key,
            seekers: Vec::new(),
            employers: Vec::new(),
            scale: options.scale,
        };
        world.prepare(options.connections).await?;
        Ok(world)
    }

    /// The address of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{ADDRESS}{path}")
    }

    /// Where the server listens.
    pub fn address(&self) -> &'static str {
        ADDRESS
    }

    /// The server's figures, in Prometheus' words.
    pub async fn metrics(&self) -> anyhow::Result<String> {
        Ok(reqwest::get(format!("http://{METRICS}/metrics")).await?.error_for_status()?.text().await?)
    }

    /// The folder of PostgreSQL's socket.
    pub fn socket(&self) -> anyhow::Result<PathBuf> {
        socket(&self.folder)
    }

    /// PostgreSQL's log.
    pub fn log(&self) -> PathBuf {
        self.folder.join("postgres/data/server.log")
    }

    /// Scratch space.
    pub fn scratch(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Forgets how often anyone did what is limited, so that no run is refused for what the one before it did.
    pub async fn forget_limits(&self) -> anyhow::Result<()> {
        self.admin.execute("delete from auth.rate_limits", &[]).await?;
        Ok(())
    }

    /// A connection of the database's owner.
    pub async fn connect(&self) -> anyhow::Result<Client> {
        admin(&self.folder).await
    }

    /// Kills the server without a word and starts another in its place; ready when it answers. Figures of the process that
    /// was measured are those of the killed one from then on.
    pub async fn kill_and_restart(&self, options: &Options) -> anyhow::Result<()> {
        let mut child = self.child.lock().await;
        child.kill().await?;
        *child = serve(options, &self.folder)?;
        wait_until_ready(&self.folder).await
    }

    /// Stops the server, and with it PostgreSQL.
    pub async fn stop(&mut self) {
        let child = self.child.get_mut();
        if let Some(pid) = child.id() {
            let _ = Command::new("kill").args(["-TERM", &pid.to_string()]).status().await;
        }
        if tokio::time::timeout(Duration::from_secs(60), child.wait()).await.is_err() {
            let _ = child.kill().await;
        }
    }

    /// Pairs of people who talk with each other, each with the demo password and a session.
    async fn prepare(&mut self, count: usize) -> anyhow::Result<()> {
        // On a Monday the summaries of all people would be measured with everything else.
        self.admin
            .batch_execute(
                "insert into notification_settings (profile_id, kind, in_app, email)
                     select id, 'weekly_digest', false, false from profiles
                     on conflict (profile_id, kind) do update set in_app = false, email = false;
                 delete from queue.tasks where kind = 'notify_weekly_digest' and state = 'ready'",
            )
            .await?;
        self.admin
            .batch_execute(&format!(
                "do $$ begin
                     if not exists (select from pg_roles where rolname = '{LOGIN}') then
                         create role {LOGIN} login noinherit password '{LOGIN}';
                     end if;
                 end $$;
                 grant anon, authenticated, service_role, app_command, devproof_system to {LOGIN};
                 grant connect on database devproof to {LOGIN};
                 grant usage on schema public, private, auth, queue, realtime, storage, extensions to {LOGIN};
                 create schema if not exists bench;
                 grant usage on schema bench to {LOGIN};"
            ))
            .await?;
        let pairs = self
            .admin
            .query(
                "with talk as (
                     select c.id, s.id as seeker, e.id as employer,
                         row_number() over (partition by s.id order by c.id) as of_seeker,
                         row_number() over (partition by e.id order by c.last_sequence desc, c.id) as of_employer
                     from conversations c
                     join conversation_participants a on a.conversation_id = c.id
                     join profiles s on s.id = a.user_id and s.role = 'job_seeker'
                     join conversation_participants b on b.conversation_id = c.id and b.user_id <> a.user_id
                     join profiles e on e.id = b.user_id and e.role = 'employer'
                     join companies k on k.id = c.company_id and k.approval_status = 'approved'
                     where c.ended_at is null
                         and exists (select from messages m where m.conversation_id = c.id and m.sender_id = e.id)
                 )
                 select id, seeker, employer from talk where of_seeker = 1 and of_employer = 1
                 order by md5(id::text) limit $1",
                &[&i64::try_from(count)?],
            )
            .await?;
        if pairs.len() < count {
            bail!("the world has {} pairs of people who talk, {count} are needed: raise --scale", pairs.len());
        }
        for row in pairs {
            let conversation = row.try_get("id")?;
            self.seekers.push(self.sign_in(row.try_get("seeker")?, conversation).await?);
            self.employers.push(self.sign_in(row.try_get("employer")?, conversation).await?);
        }
        Ok(())
    }

    /// The session's access token as it is now.
    pub async fn refresh(&self, refresh_token: &str) -> anyhow::Result<String> {
        let request = reqwest::Client::new()
            .post(self.url("/auth/v1/token?grant_type=refresh_token"))
            .headers(HeaderMap::from_iter([("apikey".parse()?, self.anon_key.parse()?)]))
            .json(&json!({ "refresh_token": refresh_token }));
        let answer: Value = request.send().await?.json().await?;
        text(&answer, "access_token").with_context(|| answer.to_string())
    }

    /// A session of someone in the demo world.
    pub async fn sign_in(&self, id: Uuid, conversation: Uuid) -> anyhow::Result<Person> {
        let row = self
            .admin
            .query_one(
                "update auth.users set password_hash = (
                     select password_hash from auth.users where email = 'seeker@demo.devproof.test')
                 where id = $1 returning email",
                &[&id],
            )
            .await?;
        let body = json!({ "email": row.try_get::<_, String>("email")?, "password": PASSWORD });
        let request = reqwest::Client::new()
            .post(self.url("/auth/v1/token?grant_type=password"))
            .headers(HeaderMap::from_iter([("apikey".parse()?, self.anon_key.parse()?)]))
            .json(&body);
        let answer: Value = request.send().await?.json().await?;
        Ok(Person {
            id,
            access_token: text(&answer, "access_token").with_context(|| answer.to_string())?,
            refresh_token: text(&answer, "refresh_token")?,
            conversation,
        })
    }
}

fn text(value: &Value, key: &str) -> anyhow::Result<String> {
    value[key].as_str().map(str::to_owned).with_context(|| format!("no {key}"))
}

/// The server's binary with the settings of a measurement: limits by address would measure themselves, and each
/// connection says which address it stands for.
fn command(options: &Options, folder: &Path) -> Command {
    let mut command = Command::new(&options.server);
    command
        .env("DEVPROOF_MODE", "development")
        .env("DEVPROOF_DATA_DIR", folder)
        .env("DEVPROOF_LISTEN", ADDRESS)
        .env("DEVPROOF_METRICS_LISTEN", METRICS)
        .env("DEVPROOF_LOG", "warn")
        .env("DEVPROOF_TRUSTED_PROXIES", "127.0.0.1")
        .env("DEVPROOF_ACCESS_TOKEN_SECONDS", "7200")
        .env("DEVPROOF_SIGN_IN_PER_ADDRESS", "100000")
        .env("DEVPROOF_SIGN_IN_PER_ACCOUNT", "100000")
        .env("DEVPROOF_MAX_CONNECTIONS_PER_ADDRESS", "20000")
        .env("DEVPROOF_MAX_CONNECTIONS_PER_USER", "20000")
        .kill_on_drop(true);
    command
}

/// Starts the server on the world.
fn serve(options: &Options, folder: &Path) -> anyhow::Result<Child> {
    let log = fs::File::options().create(true).append(true).open(folder.join("serve.log"))?;
    Ok(command(options, folder).arg("serve").stdout(Stdio::null()).stderr(log).spawn()?)
}

/// A long path makes the server choose another folder, which it writes down.
fn socket(folder: &Path) -> anyhow::Result<PathBuf> {
    let settings = fs::read_to_string(folder.join("postgres/data/devproof.conf"))?;
    let line = settings.lines().find_map(|line| line.strip_prefix("unix_socket_directories = "));
    Ok(PathBuf::from(line.context("no socket folder in devproof.conf")?.trim_matches('\'')))
}

async fn wait_until_ready(folder: &Path) -> anyhow::Result<()> {
    let started = Instant::now();
    while started.elapsed() < Duration::from_secs(60) {
        if let Ok(answer) = reqwest::get(format!("http://{ADDRESS}/healthz")).await
            && answer.status().is_success()
        {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let log = fs::read_to_string(folder.join("serve.log")).unwrap_or_default();
    bail!("the server did not become ready:\n{log}")
}

async fn admin(folder: &Path) -> anyhow::Result<Client> {
    let password = fs::read_to_string(folder.join("postgres/admin.password"))?;
    let mut config = tokio_postgres::Config::new();
    config.host_path(socket(folder)?).user("devproof_admin").password(password.trim()).dbname("devproof");
    let (client, driver) = config.connect(NoTls).await?;
    tokio::spawn(driver);
    Ok(client)
}
