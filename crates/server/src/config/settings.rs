//! The list of settings, and reading them from the environment and a file.

use super::ConfigError;
use std::{
    collections::BTreeMap,
    env,
    fmt::{Display, Write},
    fs,
    ops::RangeInclusive,
    path::PathBuf,
    str::FromStr,
};

/// One setting.
pub struct Setting {
    /// Its name in the TOML file; in the environment it is upper case behind `DEVPROOF_`.
    pub name: &'static str,
    /// What it is when it is not set.
    pub default: Option<&'static str>,
    /// What it means.
    pub help: &'static str,
}

const fn setting(name: &'static str, default: Option<&'static str>, help: &'static str) -> Setting {
    Setting { name, default, help }
}

/// Every setting there is.
pub const ALL: &[Setting] = &[
    setting("config", None, "a TOML file with any of the settings below (environment only)"),
    setting(
        "mode",
        Some("production"),
        "production, or development: loopback only, with the demo world and /dev/mailbox",
    ),
    setting("listen", Some("127.0.0.1:54321"), "address and port"),
    setting("public_url", None, "public address of this site; default: the listen address, if it is loopback"),
    setting(
        "data_dir",
        None,
        "folder for PostgreSQL's files and secrets; default: the state folder of the system or the user",
    ),
    setting("secret", None, "master secret, 64 hex digits; default: generated at first start and stored in data_dir"),
    setting("postgres_bin", None, "folder with PostgreSQL's programs for the embedded cluster; default: detected"),
    setting("database_url", None, "an existing PostgreSQL instead: the login devproof_gate"),
    setting("owner_database_url", None, "the same database: the login devproof_owner, for migrations"),
    setting("replication_url", None, "the same database: the login devproof_replicator, for the change feed"),
    setting("admin_database_url", None, "the same server: a superuser, for devproof bootstrap only"),
    setting(
        "pool_size",
        None,
        "maximum of database connections beside those for quick reads (one per core, at least 2), two thirds of them \
         for other reads; default: 3 per core, at least 9",
    ),
    setting(
        "visitor_pool_size",
        None,
        "database connections for signed-out visitors; default: a third of those for reads",
    ),
    setting("visitor_wait_ms", Some("2000"), "how long a visitor's request waits for a connection, in milliseconds"),
    setting("statement_timeout_ms", Some("3000"), "maximum time of one statement, in milliseconds"),
    setting("visitor_statement_timeout_ms", Some("1000"), "the same for visitors"),
    setting(
        "max_embedded_rows",
        Some("1000000"),
        "maximum of rows that the embedded lists of one read can multiply to, estimated from table sizes",
    ),
    setting("visitor_max_embedded_rows", Some("100000"), "the same for visitors"),
    setting("visitor_max_response_kb", Some("2000"), "largest response to a visitor's read, in kB"),
    setting(
        "smtp_url",
        None,
        "smtps://user:password@host:465 or smtp://host:25; if not set, emails stay in the outbox",
    ),
    setting("mail_from", Some("Devproof <no-reply@devproof.invalid>"), "the sender of emails"),
    setting(
        "sms_url",
        None,
        "URL that receives text messages as JSON {to, from, text}; if not set, they stay in the outbox",
    ),
    setting("sms_token", None, "the bearer token for sms_url"),
    setting("sms_from", Some("Devproof"), "the sender of text messages"),
    setting(
        "sms_countries",
        None,
        "country codes that can get text messages, such as 49,43,41; required if sms_url is set",
    ),
    setting("sms_per_day", Some("1000"), "maximum of text messages in 24 hours, for all people together"),
    setting("staff_email", None, "email address for messages to staff"),
    setting(
        "contact_email",
        None,
        "email address of the operator; shown in the terms, the privacy policy and every page's footer",
    ),
    setting(
        "careers_company",
        None,
        "the operator's own company, as in its page's address: its open jobs are at /careers",
    ),
    setting(
        "redirect_allow",
        None,
        "further addresses that sign-in can redirect to, with * and **, separated by commas",
    ),
    setting("trusted_proxies", None, "proxies whose X-Forwarded-For is trusted, separated by commas"),
    setting(
        "google_client_id",
        None,
        "client ID at Google; further IDs, separated by commas, are apps whose ID tokens are accepted",
    ),
    setting("google_client_secret", None, "the secret of this client"),
    setting("google_issuer", Some("https://accounts.google.com"), "Google's issuer; a different one in tests"),
    setting("github_client_id", None, "client ID of an OAuth app at GitHub"),
    setting("github_client_secret", None, "the secret of this client"),
    setting("github_url", Some("https://github.com"), "where GitHub is; a different one for GitHub Enterprise"),
    setting(
        "github_api_url",
        Some("https://api.github.com"),
        "where GitHub's API is, also for the repositories that people show",
    ),
    setting(
        "oidc_providers",
        None,
        "further OpenID Connect providers, name=issuer|client_id|client_secret, separated by commas",
    ),
    setting(
        "second_factor_minutes",
        Some("15"),
        "how long a verified second factor is valid for sensitive changes, in minutes",
    ),
    setting("manual_linking", Some("true"), "whether people can link further sign-in methods to their account"),
    setting(
        "outbound_networks",
        None,
        "networks that the server can call besides the public internet, such as 10.0.0.0/8, also without TLS; in development: this machine",
    ),
    setting("access_token_seconds", Some("900"), "lifetime of an access token, in seconds"),
    setting(
        "mailer_autoconfirm",
        Some("false"),
        "true: email addresses are confirmed automatically (development only)",
    ),
    setting(
        "anonymous_sign_in",
        Some("false"),
        "true: people can get an account without email address or phone number, which can only add one",
    ),
    setting("sign_up", Some("true"), "false: only invited people can create an account"),
    setting("password_min_length", Some("10"), "minimum length of a new password, at least 8"),
    setting("sign_in_per_account", Some("30"), "maximum of sign-in attempts for one account in 5 minutes"),
    setting(
        "sign_in_per_address",
        Some("120"),
        "maximum of sign-ins, sign-ups and email requests from one network address in 5 minutes",
    ),
    setting(
        "captcha",
        None,
        "off, altcha (built-in proof of work), hcaptcha or turnstile; default: altcha in production, off in development",
    ),
    setting(
        "captcha_after",
        Some("10"),
        "sign-ups, failures and emails per hour without a captcha, for one network address or account; 0: always require it",
    ),
    setting(
        "captcha_rounds",
        Some("5000"),
        "cost of one attempt at altcha's proof of work, in rounds of PBKDF2; it takes about 256 attempts",
    ),
    setting(
        "tryout_rounds",
        Some("5000"),
        "cost of one attempt at the proof of work before a visitor's challenge is judged, in rounds of PBKDF2; it takes about 256 attempts",
    ),
    setting("captcha_site_key", None, "the site key from hCaptcha or Turnstile"),
    setting("captcha_secret", None, "the secret for this site key"),
    setting("captcha_verify_url", None, "URL where hCaptcha or Turnstile verifies a token; default: their own"),
    setting("mail_pause_seconds", Some("60"), "pause between two emails of one kind to one address, in seconds"),
    setting(
        "audit_days",
        Some("400"),
        "how long the account log keeps an entry: at least 90 days, 0 to keep it forever (docs/reference/audit.md)",
    ),
    setting(
        "judge_slots",
        None,
        "programs judged at the same time in this process; default: 1 per core; 0 disables judging here (see devproof worker)",
    ),
    setting(
        "judge_python",
        Some("/usr/bin/python3"),
        "the CPython that judges Python; if missing, Python is not judged here",
    ),
    setting("judge_cpp", Some("/usr/bin/g++"), "the GCC that compiles C++; if missing, C++ is not judged here"),
    setting(
        "judge_rust",
        Some("/usr/bin/rustc"),
        "the rustc that compiles Rust; if missing, Rust is not judged here",
    ),
    setting("judge_go", Some("/usr/bin/go"), "the Go that compiles Go; if missing, Go is not judged here"),
    setting(
        "judge_java",
        Some("/usr/bin/javac"),
        "the javac of the JDK that compiles and runs Java, 17 or newer; if missing, Java is not judged here",
    ),
    setting("judge_lease_seconds", Some("30"), "how long a silent worker keeps its submission, in seconds"),
    setting(
        "interview_model_url",
        None,
        "base URL of an OpenAI-compatible endpoint that helps to score interviews, such as https://api.example.org/v1; if not set, only rules score",
    ),
    setting("interview_model_key", None, "the bearer token for it"),
    setting("interview_model_name", None, "the model's name; required if interview_model_url is set"),
    setting(
        "interview_model_runs",
        Some("3"),
        "how often the model answers each question; the majority decides, so use an odd number",
    ),
    setting("interview_model_timeout_seconds", Some("60"), "timeout of one model answer, in seconds"),
    setting(
        "interview_model_tokens",
        Some("400000"),
        "maximum of tokens for scoring one attempt, questions and answers together",
    ),
    setting("interview_model_parallel", Some("4"), "questions sent to the model at the same time"),
    setting(
        "interview_model_words",
        Some("true"),
        "whether the model also phrases the interviewer's follow-ups; it never chooses them",
    ),
    setting(
        "geo_database",
        None,
        "a MaxMind database (.mmdb) of cities or countries: sessions then show an approximate location",
    ),
    setting(
        "exchange_rates",
        None,
        "a file in the form of content/exchange-rates.json with newer rates than the release's, read every few hours",
    ),
    setting(
        "password_memory_kib",
        Some("19456"),
        "memory for one password hash, in KiB; less makes guessing cheaper",
    ),
    setting(
        "s3_bucket",
        None,
        "an S3 bucket for files; if not set, files are in data_dir. Required for several servers on one database",
    ),
    setting("s3_endpoint", None, "URL of the S3 service, such as https://s3.example.org; default: Amazon's"),
    setting("s3_region", Some("us-east-1"), "the bucket's region"),
    setting("s3_access_key_id", None, "the key for the bucket"),
    setting("s3_secret_access_key", None, "the secret for this key"),
    setting(
        "stripe_secret_key",
        None,
        "Stripe's secret key, sk_…; if not set, checkouts are a test and no card is charged",
    ),
    setting(
        "stripe_webhook_secret",
        None,
        "signing secret of the webhook to /stripe/webhook, whsec_…; two, separated by a comma, while one is replaced",
    ),
    setting("stripe_publishable_key", None, "Stripe's publishable key, pk_…, for the pages that take payments"),
    setting(
        "stripe_prices",
        None,
        "Stripe's price of each tier and interval: pro:month=price_…,pro:year=price_…, separated by commas",
    ),
    setting("stripe_api_url", Some("https://api.stripe.com/"), "Stripe's address; a different one in tests"),
    setting("web_dir", None, "folder of the built web app, instead of the one in the binary"),
    setting(
        "page_view_script_url",
        None,
        "a script that counts page views, such as Plausible's or Umami's: https://…",
    ),
    setting(
        "page_view_script_attributes",
        None,
        "attributes of this script: data-domain=example.org,data-website-id=…",
    ),
    setting("max_connections", Some("10000"), "maximum of open connections"),
    setting(
        "max_connections_per_user",
        Some("100"),
        "maximum of open sockets per user, over all servers of a database",
    ),
    setting(
        "max_connections_per_address",
        Some("500"),
        "maximum of open connections per network address; trusted proxies count only in total",
    ),
    setting(
        "max_requests_per_address",
        Some("100"),
        "maximum of requests in progress per network address; behind a trusted proxy, of the address it names",
    ),
    setting("head_seconds", Some("10"), "how long the head of a request can take to arrive, in seconds"),
    setting(
        "idle_seconds",
        Some("75"),
        "how long an open connection can wait for its next request, in seconds; set it above that of your load balancer",
    ),
    setting(
        "write_stall_seconds",
        Some("25"),
        "how long a client can stop reading a response before it is disconnected, in seconds",
    ),
    setting("max_unread_mb", Some("512"), "total of unread responses, in MB; above it, new requests are refused"),
    setting("max_unread_mb_per_address", Some("64"), "the same per network address"),
    setting(
        "metrics_listen",
        None,
        "address and port of /metrics for Prometheus, such as 127.0.0.1:54322; if not set, metrics are not served",
    ),
    setting("log_format", Some("auto"), "json, text, or auto: text at a terminal, else json"),
    setting(
        "nats_url",
        None,
        "nats://user:password@host:4222, for broadcast and presence between many nodes; by default through the database",
    ),
    setting(
        "allowed_origins",
        None,
        "further pages that may open sockets, such as https://jobs.example.org, separated by commas",
    ),
    setting(
        "realtime_public_topics",
        Some("false"),
        "whether public topics carry broadcasts and presence, which no policy guards there",
    ),
    setting("log", Some("info"), "what is logged, such as debug or devproof_rest=debug,info"),
];

/// The values that were found.
#[derive(Debug, Clone, Default)]
pub struct Values(BTreeMap<&'static str, String>);

impl Values {
    /// Reads the file that `DEVPROOF_CONFIG` names, then `env` over it.
    ///
    /// # Errors
    /// When the file cannot be read, or a name is unknown.
    pub fn read(env: BTreeMap<String, String>) -> Result<Self, ConfigError> {
        let mut values = BTreeMap::new();
        if let Some(path) = env.get("DEVPROOF_CONFIG") {
            let text =
                fs::read_to_string(path).map_err(|error| ConfigError::new("config", format!("{path}: {error}")))?;
            let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
                ConfigError::new("config", format!("{path}: {}", error.message()))
            })?;
            for (name, value) in table {
                let known = known(&name).ok_or_else(|| {
                    ConfigError::new(
                        "config",
                        format!("{path}: there is no setting \"{name}\"; devproof serve --help lists them"),
                    )
                })?;
                values.insert(
                    known,
                    plain(&value).ok_or_else(|| {
                        ConfigError::new(&name, format!("{path}: must be a text, number, boolean or list of texts"))
                    })?,
                );
            }
        }
        for (name, value) in env {
            let short = name.trim_start_matches("DEVPROOF_").to_lowercase();
            // Names of the test kit are not ours to judge.
            if short.starts_with("test_") {
                continue;
            }
            let known = known(&short).ok_or_else(|| ConfigError {
                name: name.clone(),
                problem: "there is no such setting; devproof serve --help lists them".to_owned(),
            })?;
            values.insert(known, value);
        }
        Ok(Self(values))
    }

    /// The value, or its default. An empty value counts as none.
    pub fn text(&self, name: &str) -> Option<String> {
        let default =
            || ALL.iter().find(|setting| setting.name == name).and_then(|setting| setting.default).map(str::to_owned);
        self.get(name).or_else(default)
    }

    /// Sets what was not given.
    pub fn assume(&mut self, name: &str, value: &str) {
        if let Some(known) = known(name)
            && self.get(known).is_none()
        {
            self.0.insert(known, value.to_owned());
        }
    }

    /// The value as it was given, without the default.
    pub fn get(&self, name: &str) -> Option<String> {
        self.0.get(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
    }

    /// The value; missing is an error.
    ///
    /// # Errors
    /// When there is none.
    pub fn required(&self, name: &str) -> Result<String, ConfigError> {
        self.text(name).ok_or_else(|| ConfigError::new(name, "is missing"))
    }

    /// The value as a `T`; missing is an error.
    ///
    /// # Errors
    /// When it is missing or no `T`; `form` says what one looks like.
    pub fn parsed<T: FromStr>(&self, name: &str, form: &str) -> Result<T, ConfigError> {
        let text = self.required(name)?;
        text.parse().map_err(|_| ConfigError::new(name, format!("is \"{text}\"; say {form}")))
    }

    /// The value as a number of `range`; missing is an error.
    ///
    /// # Errors
    /// When it is missing, no number, or out of range.
    pub fn within<T: FromStr + PartialOrd + Display>(
        &self,
        name: &str,
        range: RangeInclusive<T>,
    ) -> Result<T, ConfigError> {
        let form = format!("a whole number from {} to {}", range.start(), range.end());
        let number: T = self.parsed(name, &form)?;
        if range.contains(&number) {
            return Ok(number);
        }
        Err(ConfigError::new(name, format!("is {number}; say {form}")))
    }

    /// The value as a `T`, if there is one.
    ///
    /// # Errors
    /// When it is no `T`.
    pub fn parsed_opt<T: FromStr>(&self, name: &str, form: &str) -> Result<Option<T>, ConfigError> {
        self.text(name).map(|_| self.parsed(name, form)).transpose()
    }

    /// The value as a `T`, or `default`.
    ///
    /// # Errors
    /// When it is no `T`.
    pub fn parsed_or<T: FromStr>(&self, name: &str, default: T, form: &str) -> Result<T, ConfigError> {
        Ok(self.parsed_opt(name, form)?.unwrap_or(default))
    }

    /// The value split at commas.
    pub fn list(&self, name: &str) -> Vec<String> {
        let text = self.text(name).unwrap_or_default();
        text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
    }

    /// The value split at commas, each a `T`.
    ///
    /// # Errors
    /// When one of them is no `T`.
    pub fn parsed_list<T: FromStr>(&self, name: &str, form: &str) -> Result<Vec<T>, ConfigError> {
        let wrong = |part: &String| ConfigError::new(name, format!("holds \"{part}\"; say {form}"));
        self.list(name).iter().map(|part| part.parse().map_err(|_| wrong(part))).collect()
    }
}

fn known(name: &str) -> Option<&'static str> {
    ALL.iter().map(|setting| setting.name).find(|known| *known == name)
}

fn plain(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Boolean(yes) => Some(yes.to_string()),
        toml::Value::Array(parts) => {
            let texts: Option<Vec<&str>> = parts.iter().map(toml::Value::as_str).collect();
            texts.map(|texts| texts.join(","))
        }
        _ => None,
    }
}

/// The system's state folder for root, else the user's.
pub fn default_data_dir() -> PathBuf {
    if devproof_db::cluster::Unprivileged::needed() {
        return PathBuf::from("/var/lib/devproof");
    }
    let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/state"));
    env::var_os("XDG_STATE_HOME").map(PathBuf::from).or_else(home).unwrap_or_else(env::temp_dir).join("devproof")
}

/// The settings as text, for `--help`.
pub fn help() -> String {
    let mut out =
        String::from("Settings (environment, or a TOML file with the names in lower case and without DEVPROOF_):\n");
    for setting in ALL {
        let default = setting.default.map(|default| format!(" [default: {default}]")).unwrap_or_default();
        // Writing to a String does not fail.
        let _ = writeln!(out, "  DEVPROOF_{}\n      {}{default}", setting.name.to_uppercase(), setting.help);
    }
    out
}
