//! Configuration: environment variables with the prefix `DEVPROOF_`, or the same names without it, in lower case,
//! in a TOML file. The environment wins. Every setting stands once, in [`settings::ALL`].

mod checked;
mod providers;
pub mod settings;
mod stripe;

use devproof_auth::CaptchaConfig;
use devproof_auth::OidcProvider;
use devproof_claims::random_bytes;
use devproof_commands::llm_grader::LlmGraderLimits;
use devproof_judge::Language;
use devproof_outbound::{Networks, chat::ChatConfig};
use devproof_storage::S3Config;
use settings::Values;
use std::{collections::BTreeMap, net::SocketAddr, path::PathBuf, time::Duration};
pub use stripe::StripeConfig;
use url::Url;

/// What the installation is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// For people. The default.
    Production,
    /// On one machine, with the demo world, answering only there.
    Development,
}

/// Everything that can be set.
#[derive(Debug, Clone)]
pub struct Config {
    /// `mode`
    pub mode: Mode,
    /// `listen`
    pub listen: SocketAddr,
    /// `public_url`: where people reach us; links in mails and tokens' issuer carry it.
    pub public_url: Url,
    /// `data_dir`
    pub data_dir: PathBuf,
    /// This program, of which files that strangers send are read in processes of their own. No setting.
    pub program: PathBuf,
    /// `secret`: 64 hex digits; else a file in the data folder.
    pub secret: Option<String>,
    /// Where PostgreSQL is.
    pub database: Database,
    /// `pool_size`
    pub pool_size: Option<usize>,
    /// `visitor_pool_size`
    pub visitor_pool_size: Option<usize>,
    /// `visitor_wait_ms`
    pub visitor_wait: Duration,
    /// `statement_timeout_ms`
    pub statement_timeout: Duration,
    /// `visitor_statement_timeout_ms`
    pub visitor_statement_timeout: Duration,
    /// `max_embedded_rows`, `visitor_…`: what one read may cost.
    pub reads: ReadLimits,
    /// `smtp_url`
    pub smtp_url: Option<String>,
    /// `mail_from`
    pub mail_from: String,
    /// `sms_url` and what belongs to it
    pub sms: Option<SmsProvider>,
    /// `sms_countries`: beginnings of the numbers that get text messages; none: every number that is not dear.
    pub sms_countries: Vec<String>,
    /// `sms_per_day`, to everyone together
    pub sms_per_day: u32,
    /// `staff_email`: receives beta feedback and the like.
    pub staff_email: Option<String>,
    /// `contact_email`: where people reach the operator.
    pub contact_email: Option<String>,
    /// `careers_company`: the slug of the operator's own company.
    pub careers_company: Option<String>,
    /// `redirect_allow`: further addresses that sign-in may lead back to.
    pub redirect_allow: Vec<String>,
    /// `nats_url`
    pub nats_url: Option<String>,
    /// `allowed_origins`: pages beside our own that may open sockets, as a browser spells their origin.
    pub allowed_origins: Vec<String>,
    /// `realtime_public_topics`
    pub realtime_public_topics: bool,
    /// `trusted_proxies`: peers whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<std::net::IpAddr>,
    /// `access_token_seconds`
    pub access_token: Duration,
    /// `google_…` and `oidc_providers`: services that may vouch for people.
    pub providers: Vec<OidcProvider>,
    /// `github_api_url`: where GitHub's API is, without a slash at the end.
    pub github_api: String,
    /// `second_factor_minutes`: how long a proved second factor counts for weighty changes
    pub second_factor_fresh: Duration,
    /// `manual_linking`: people may add ways to sign in to their account.
    pub manual_linking: bool,
    /// `outbound_networks`: what we may call beside the public internet.
    pub outbound_networks: Networks,
    /// `mailer_autoconfirm`
    pub mailer_autoconfirm: bool,
    /// `anonymous_sign_in`
    pub anonymous_sign_in: bool,
    /// `sign_up`
    pub sign_up: bool,
    /// `password_min_length`
    pub password_min_length: usize,
    /// `sign_in_per_account`, in 5 minutes
    pub sign_in_per_account: u32,
    /// `sign_in_per_address`, in 5 minutes
    pub sign_in_per_address: u32,
    /// `captcha` and what belongs to it
    pub captcha: CaptchaConfig,
    /// `tryout_rounds`
    pub tryout_rounds: u32,
    /// `mail_pause_seconds` between two mails of a kind to one address
    pub mail_pause: Duration,
    /// `audit_days`: 0 keeps the log of accounts for ever.
    pub audit_days: u32,
    /// `exchange_rates`: a file in the form of `content/exchange-rates.json` with newer rates than the release's.
    pub exchange_rates: Option<PathBuf>,
    /// `geo_database`: tells roughly where a network address is.
    pub geo_database: Option<PathBuf>,
    /// `judge_…`: what is judged in this process.
    pub judge: JudgeConfig,
    /// `interview_model_…`: the language model that helps to score interviews.
    pub interview_model: Option<InterviewModel>,
    /// `password_memory_kib`: what one password hash costs.
    pub password_memory_kib: u32,
    /// Where files lie: `s3_bucket` and its like, or the data folder.
    pub storage: StorageBackend,
    /// `web_dir`: the built web app, instead of the one in the binary.
    pub web_dir: Option<PathBuf>,
    /// `stripe_…`: who takes payments.
    pub stripe: Option<StripeConfig>,
    /// `page_view_script_url` and `page_view_script_attributes`
    pub page_view_script: Option<PageViewScript>,
    /// `max_connections`
    pub max_connections: usize,
    /// `max_connections_per_user`: sockets, over all nodes.
    pub max_connections_per_user: usize,
    /// `max_connections_per_address`
    pub max_connections_per_address: usize,
    /// `max_requests_per_address`
    pub max_requests_per_address: usize,
    /// `head_seconds`
    pub head: Duration,
    /// `idle_seconds`
    pub idle: Duration,
    /// `write_stall_seconds`
    pub write_stall: Duration,
    /// `max_unread_mb`, in bytes
    pub max_unread: usize,
    /// `max_unread_mb_per_address`, in bytes
    pub max_unread_per_address: usize,
    /// `metrics_listen`: a port of its own, so that the world does not reach it.
    pub metrics_listen: Option<SocketAddr>,
    /// `log_format`
    pub log_format: LogFormat,
    /// `log`, when it is set
    pub log: Option<String>,
}

/// What one read may cost.
#[derive(Debug, Clone, Copy)]
pub struct ReadLimits {
    /// `max_embedded_rows`
    pub rows: i64,
    /// `visitor_max_embedded_rows`
    pub visitor_rows: i64,
    /// `visitor_max_response_kb`, in bytes
    pub visitor_bytes: i64,
}

/// What is judged in this process.
#[derive(Debug, Clone)]
pub struct JudgeConfig {
    /// `judge_slots`: programs at the same time; 0 is none.
    pub slots: usize,
    /// `judge_python`
    pub python: Option<PathBuf>,
    /// `judge_cpp`, `judge_rust`, `judge_go`, `judge_java`
    pub compilers: BTreeMap<Language, PathBuf>,
    /// `judge_lease_seconds`
    pub lease: Duration,
}

/// The language model that helps to score interviews.
#[derive(Debug, Clone)]
pub struct InterviewModel {
    /// Where it is.
    pub chat: ChatConfig,
    /// What it may cost.
    pub limits: LlmGraderLimits,
}

/// Who sends text messages.
#[derive(Clone)]
pub struct SmsProvider {
    /// Where messages are posted to.
    pub url: Url,
    /// The bearer token.
    pub token: String,
    /// The sender that people see.
    pub from: String,
}

impl std::fmt::Debug for SmsProvider {
    // The token is a password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SmsProvider").field("from", &self.from).finish_non_exhaustive()
    }
}

/// A script of the operator's choice that counts page views.
#[derive(Debug, Clone)]
pub struct PageViewScript {
    /// Where it is.
    pub url: Url,
    /// The `data-` attributes of its element.
    pub attributes: Vec<(String, String)>,
}

/// How a line of the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    /// One JSON object.
    Json,
    /// For a person's eyes.
    Text,
    /// `Text` at a terminal, else `Json`.
    Auto,
}

/// Where files lie.
#[derive(Debug, Clone)]
pub enum StorageBackend {
    /// In the folder `storage` of the data folder.
    Folder,
    /// In an S3 bucket, which several nodes can share.
    S3(S3Config),
}

/// Where PostgreSQL is.
#[derive(Debug, Clone)]
pub enum Database {
    /// A cluster of our own in the data folder, from the programs in this folder, or found on the machine.
    Embedded {
        /// `postgres_bin`
        programs: Option<PathBuf>,
    },
    /// A server that someone else runs.
    External(Box<External>),
}

/// The logins of an existing server.
#[derive(Debug, Clone)]
pub struct External {
    /// `database_url`: `devproof_gate`
    pub gate: tokio_postgres::Config,
    /// `owner_database_url`: `devproof_owner`
    pub owner: tokio_postgres::Config,
    /// `replication_url`: `devproof_replicator`
    pub replication: tokio_postgres::Config,
    /// `admin_database_url`: a superuser, for `devproof bootstrap` only
    pub admin: Option<tokio_postgres::Config>,
}

/// A setting that is missing or makes no sense.
#[derive(Debug, thiserror::Error)]
#[error("{name}: {problem}")]
pub struct ConfigError {
    /// The setting, as an environment variable.
    pub name: String,
    /// What is wrong and how to fix it.
    pub problem: String,
}

impl ConfigError {
    /// An error about `setting`, by its name in [`settings::ALL`].
    pub fn new(setting: &str, problem: impl Into<String>) -> Self {
        Self { name: format!("DEVPROOF_{}", setting.to_uppercase()), problem: problem.into() }
    }
}

impl Config {
    /// Reads the process's environment, and the file that `DEVPROOF_CONFIG` names.
    ///
    /// # Errors
    /// The first setting that is missing or makes no sense.
    pub fn from_env() -> Result<Self, ConfigError> {
        let env: BTreeMap<String, String> =
            std::env::vars().filter(|(name, _)| name.starts_with("DEVPROOF_")).collect();
        Self::from_values(&Values::read(env)?)
    }

    /// The same for a process that only judges: of the database it needs `database_url` alone, and none of our secrets.
    ///
    /// # Errors
    /// The first setting that is missing or makes no sense.
    pub fn of_worker() -> Result<Self, ConfigError> {
        let env: BTreeMap<String, String> =
            std::env::vars().filter(|(name, _)| name.starts_with("DEVPROOF_")).collect();
        let mut values = Values::read(env)?;
        if let Some(database) = values.text("database_url") {
            for name in ["owner_database_url", "replication_url"] {
                values.assume(name, &database);
            }
            // Derives nothing there.
            values.assume("secret", &hex::encode(random_bytes::<32>()));
            values.assume("public_url", "https://worker.invalid");
        }
        Self::from_values(&values)
    }

    /// Makes sense of the values.
    ///
    /// # Errors
    /// The first setting that is missing or makes no sense.
    pub fn from_values(values: &Values) -> Result<Self, ConfigError> {
        let mode = match values.text("mode").as_deref() {
            None | Some("production") => Mode::Production,
            Some("development") => Mode::Development,
            Some(other) => {
                return Err(ConfigError::new("mode", format!("is \"{other}\"; say production or development")));
            }
        };
        let listen: SocketAddr = values.parsed("listen", "an address and port such as 127.0.0.1:54321")?;
        if mode == Mode::Development && !listen.ip().is_loopback() {
            return Err(ConfigError::new("listen", format!("is {listen}; development answers on loopback only")));
        }
        let public_url = checked::public_url(values, mode, listen)?;
        let database = database(values)?;
        let secret = values.text("secret");
        if matches!(database, Database::External(_)) && secret.is_none() {
            return Err(ConfigError::new(
                "secret",
                "is missing; with an existing database every node must be given the same 64 hex digits",
            ));
        }
        if secret.as_deref().is_some_and(|text| devproof_claims::MasterSecret::parse(text).is_none()) {
            return Err(ConfigError::new("secret", "must be 64 hex digits, such as openssl rand -hex 32 prints"));
        }
        let data_dir = values.text("data_dir").map_or_else(settings::default_data_dir, PathBuf::from);
        if !data_dir.is_absolute() {
            return Err(ConfigError::new("data_dir", format!("is \"{}\"; say an absolute path", data_dir.display())));
        }
        let allowed_origins = checked::origins(values, &public_url)?;
        let seconds = |name, range| values.within(name, range).map(Duration::from_secs);
        let millis = |name, range| values.within(name, range).map(Duration::from_millis);
        let optional = |name, least| match values.text(name) {
            Some(_) => values.within(name, least..=10_000).map(Some),
            None => Ok(None),
        };
        let megabytes = |name| values.within(name, 1..=1_000_000).map(|count: usize| count.saturating_mul(1_000_000));
        Ok(Self {
            mode,
            listen,
            public_url,
            data_dir,
            program: devproof_resume::child::this_program(),
            secret,
            database,
            pool_size: optional("pool_size", 2)?,
            visitor_pool_size: optional("visitor_pool_size", 1)?,
            visitor_wait: millis("visitor_wait_ms", 0..=600_000)?,
            statement_timeout: millis("statement_timeout_ms", 100..=600_000)?,
            visitor_statement_timeout: millis("visitor_statement_timeout_ms", 100..=600_000)?,
            reads: ReadLimits {
                rows: values.within("max_embedded_rows", 1_000..=i64::MAX)?,
                visitor_rows: values.within("visitor_max_embedded_rows", 1_000..=i64::MAX)?,
                visitor_bytes: values.within("visitor_max_response_kb", 1..=16_000_i64)? * 1_000,
            },
            smtp_url: checked::smtp_url(values)?,
            mail_from: checked::sender(values)?,
            sms: checked::sms(values)?,
            sms_countries: checked::sms_countries(values)?,
            sms_per_day: values.within("sms_per_day", 1..=u32::MAX)?,
            staff_email: checked::mail_address(values, "staff_email")?,
            contact_email: checked::mail_address(values, "contact_email")?,
            careers_company: values.text("careers_company"),
            redirect_allow: values.list("redirect_allow"),
            nats_url: checked::nats_url(values)?,
            allowed_origins,
            realtime_public_topics: values.parsed("realtime_public_topics", "true or false")?,
            trusted_proxies: values.parsed_list("trusted_proxies", "addresses, separated by commas")?,
            access_token: seconds("access_token_seconds", 1..=86_400)?,
            providers: providers::providers(values)?,
            github_api: providers::github_api(values)?,
            second_factor_fresh: values
                .within("second_factor_minutes", 1..=1440)
                .map(|minutes: u64| Duration::from_secs(minutes * 60))?,
            manual_linking: values.parsed("manual_linking", "true or false")?,
            outbound_networks: providers::networks(values, mode)?,
            mailer_autoconfirm: checked::mailer_autoconfirm(values, mode)?,
            anonymous_sign_in: values.parsed("anonymous_sign_in", "true or false")?,
            sign_up: values.parsed("sign_up", "true or false")?,
            password_min_length: values.within("password_min_length", 8..=128)?,
            sign_in_per_account: values.within("sign_in_per_account", 1..=u32::MAX)?,
            sign_in_per_address: values.within("sign_in_per_address", 1..=u32::MAX)?,
            captcha: checked::captcha(values, mode)?,
            tryout_rounds: values.within("tryout_rounds", 1..=1_000_000)?,
            mail_pause: seconds("mail_pause_seconds", 0..=86_400)?,
            audit_days: checked::audit_days(values)?,
            exchange_rates: checked::file(values, "exchange_rates")?,
            geo_database: checked::file(values, "geo_database")?,
            judge: checked::judge(values)?,
            interview_model: checked::interview_model(values)?,
            password_memory_kib: values.within("password_memory_kib", 8..=4_194_304)?,
            storage: checked::storage(values)?,
            web_dir: checked::web_dir(values)?,
            stripe: stripe::stripe(values)?,
            page_view_script: checked::page_view_script(values, mode)?,
            max_connections: values.within("max_connections", 1..=1_000_000)?,
            max_connections_per_user: values.within("max_connections_per_user", 1..=1_000_000)?,
            max_connections_per_address: values.within("max_connections_per_address", 1..=1_000_000)?,
            max_requests_per_address: values.within("max_requests_per_address", 1..=1_000_000)?,
            head: seconds("head_seconds", 1..=3_600)?,
            idle: seconds("idle_seconds", 1..=86_400)?,
            write_stall: seconds("write_stall_seconds", 1..=3_600)?,
            max_unread: megabytes("max_unread_mb")?,
            max_unread_per_address: megabytes("max_unread_mb_per_address")?,
            metrics_listen: checked::metrics_listen(values, listen)?,
            log_format: checked::log_format(values)?,
            log: checked::log(values)?,
        })
    }

    /// The issuer of users' tokens, and the base address of auth.
    pub fn auth_url(&self) -> String {
        format!("{}/auth/v1", self.site_url())
    }

    /// Where this node keeps its search index.
    pub fn search_folder(&self) -> PathBuf {
        self.data_dir.join("search")
    }

    /// The public address without a slash at its end.
    pub fn site_url(&self) -> String {
        self.public_url.as_str().trim_end_matches('/').to_owned()
    }
}

fn database(values: &Values) -> Result<Database, ConfigError> {
    let login = |name: &str| -> Result<Option<tokio_postgres::Config>, ConfigError> {
        values
            .text(name)
            .map(|text| {
                text.parse().map_err(|_| {
                    // The value holds a password, so it is not repeated.
                    ConfigError::new(
                        name,
                        "is no PostgreSQL address such as postgresql://user:password@host:5432/devproof",
                    )
                })
            })
            .transpose()
    };
    let Some(gate) = login("database_url")? else {
        for name in ["owner_database_url", "replication_url"] {
            if values.text(name).is_some() {
                return Err(ConfigError::new("database_url", format!("is missing, but {name} is set; set both")));
            }
        }
        return Ok(Database::Embedded { programs: values.text("postgres_bin").map(PathBuf::from) });
    };
    let missing = |name: &str, role: &str| {
        ConfigError::new(name, format!("is missing; with an existing database the login {role} is needed too"))
    };
    Ok(Database::External(Box::new(External {
        gate,
        owner: login("owner_database_url")?.ok_or_else(|| missing("owner_database_url", "devproof_owner"))?,
        replication: login("replication_url")?.ok_or_else(|| missing("replication_url", "devproof_replicator"))?,
        admin: login("admin_database_url")?,
    })))
}

#[cfg(test)]
mod tests;
