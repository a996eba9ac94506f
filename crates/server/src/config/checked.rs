//! Settings whose form is looked at before anything is started.

use super::{
    ConfigError, InterviewModel, JudgeConfig, LogFormat, Mode, PageViewScript, SmsProvider, StorageBackend,
    settings::Values,
};
use devproof_auth::{CaptchaConfig, CaptchaKind, CaptchaService};
use devproof_commands::llm_grader::LlmGraderLimits;
use devproof_judge::Language;
use devproof_outbound::{SiteVerify, chat::ChatConfig};
use devproof_storage::S3Config;
use std::{net::SocketAddr, path::PathBuf, time::Duration};
use tracing_subscriber::filter::Targets;
use url::{Host, Url};

/// An address that paths can be put behind.
pub(super) fn is_public_address(url: &Url) -> bool {
    let bare =
        url.username().is_empty() && url.password().is_none() && url.query().is_none() && url.fragment().is_none();
    matches!(url.scheme(), "http" | "https") && url.has_host() && bare
}

/// `public_url`. Passwords and tokens travel to it, so outside development it is `https`, unless it is this machine.
pub(super) fn public_url(values: &Values, mode: Mode, listen: SocketAddr) -> Result<Url, ConfigError> {
    let Some(text) = values.text("public_url") else {
        if mode == Mode::Development || listen.ip().is_loopback() {
            return Url::parse(&format!("http://{listen}"))
                .map_err(|error| ConfigError::new("listen", error.to_string()));
        }
        return Err(ConfigError::new("public_url", "is missing; mails need the address where people reach us"));
    };
    let url = Url::parse(&text).ok().filter(is_public_address).ok_or_else(|| {
        ConfigError::new("public_url", format!("is \"{text}\"; say an address such as https://jobs.example.org"))
    })?;
    if mode == Mode::Production && url.scheme() == "http" && !is_this_machine(&url) {
        let problem = format!("is \"{text}\"; say https, since passwords would travel in the open");
        return Err(ConfigError::new("public_url", problem));
    }
    Ok(url)
}

fn is_this_machine(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    }
}

/// `mailer_autoconfirm`. Invitations and single sign-on trust a confirmed address, so in production it is proved.
pub(super) fn mailer_autoconfirm(values: &Values, mode: Mode) -> Result<bool, ConfigError> {
    let on = values.parsed("mailer_autoconfirm", "true or false")?;
    if on && mode == Mode::Production {
        return Err(ConfigError::new("mailer_autoconfirm", "is refused in production: anybody could be anybody"));
    }
    Ok(on)
}

/// `judge_…`. Two programs on one core would make each other look slow.
pub(super) fn judge(values: &Values) -> Result<JudgeConfig, ConfigError> {
    let slots = match values.text("judge_slots") {
        Some(_) => values.within("judge_slots", 0..=1024)?,
        None => std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
    };
    Ok(JudgeConfig {
        slots,
        python: values.text("judge_python").map(PathBuf::from),
        compilers: [
            (Language::Cpp, "judge_cpp"),
            (Language::Rust, "judge_rust"),
            (Language::Go, "judge_go"),
            (Language::Java, "judge_java"),
        ]
        .into_iter()
        .filter_map(|(language, name)| Some((language, PathBuf::from(values.text(name)?))))
        .collect(),
        lease: values.within("judge_lease_seconds", 1..=3600).map(Duration::from_secs)?,
    })
}

/// `interview_model_url` and what belongs to it. The key is never repeated, nor the address, which may hold one.
pub(super) fn interview_model(values: &Values) -> Result<Option<InterviewModel>, ConfigError> {
    let Some(text) = values.text("interview_model_url") else {
        for name in ["interview_model_key", "interview_model_name"] {
            if values.get(name).is_some() {
                let problem = format!("is missing, but {name} is set; set both");
                return Err(ConfigError::new("interview_model_url", problem));
            }
        }
        return Ok(None);
    };
    let url = Url::parse(&text)
        .ok()
        .filter(is_public_address)
        .ok_or_else(|| ConfigError::new("interview_model_url", "is no address such as https://api.example.org/v1"))?;
    let key = values.text("interview_model_key");
    if key.as_deref().is_some_and(|key| http::HeaderValue::from_str(key).is_err()) {
        return Err(ConfigError::new("interview_model_key", "holds what no header may hold"));
    }
    let runs: u8 = values.within("interview_model_runs", 1..=9)?;
    if runs.is_multiple_of(2) {
        let problem = format!("is {runs}; say an odd number, so that more than half is never a tie");
        return Err(ConfigError::new("interview_model_runs", problem));
    }
    Ok(Some(InterviewModel {
        chat: ChatConfig {
            url,
            key,
            model: values.required("interview_model_name")?,
            timeout: values.within("interview_model_timeout_seconds", 1..=300).map(Duration::from_secs)?,
        },
        limits: LlmGraderLimits {
            runs,
            tokens: values.within("interview_model_tokens", 10_000..=100_000_000)?,
            parallel: values.within("interview_model_parallel", 1..=64)?,
            words: values.parsed("interview_model_words", "true or false")?,
        },
    }))
}

/// `smtp_url`. It holds a password, so it is never repeated.
pub(super) fn smtp_url(values: &Values) -> Result<Option<String>, ConfigError> {
    let known =
        |text: &str| Url::parse(text).is_ok_and(|url| matches!(url.scheme(), "smtp" | "smtps") && url.has_host());
    match values.text("smtp_url") {
        Some(text) if !known(&text) => {
            Err(ConfigError::new("smtp_url", "is no address such as smtps://user:password@host:465"))
        }
        text => Ok(text),
    }
}

/// `sms_url` and what belongs to it. The address may hold a password, so it is never repeated.
pub(super) fn sms(values: &Values) -> Result<Option<SmsProvider>, ConfigError> {
    let Some(text) = values.text("sms_url") else {
        return match values.get("sms_token") {
            Some(_) => Err(ConfigError::new("sms_url", "is missing, but sms_token is set; set both")),
            None => Ok(None),
        };
    };
    let known = |url: &Url| matches!(url.scheme(), "http" | "https") && url.has_host();
    let url = Url::parse(&text)
        .ok()
        .filter(known)
        .ok_or_else(|| ConfigError::new("sms_url", "is no address such as https://sms.example.org/messages"))?;
    if values.list("sms_countries").is_empty() {
        // Anyone who pays for messages says where they may go: numbers of some countries are sold to be written to.
        return Err(ConfigError::new(
            "sms_countries",
            "is missing; say which numbers get messages, such as 49,43,41",
        ));
    }
    let token = values.text("sms_token").unwrap_or_default();
    Ok(Some(SmsProvider { url, token, from: values.required("sms_from")? }))
}

/// `sms_countries`
pub(super) fn sms_countries(values: &Values) -> Result<Vec<String>, ConfigError> {
    let prefix = |text: String| {
        let digits = text.trim_start_matches('+');
        let known =
            (1..=7).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
        let problem = || {
            ConfigError::new("sms_countries", format!("has \"{text}\"; say beginnings of numbers such as 49,43,41"))
        };
        if known { Ok(digits.to_owned()) } else { Err(problem()) }
    };
    values.list("sms_countries").into_iter().map(prefix).collect()
}

/// `nats_url`. It may hold a password, so it is never repeated.
pub(super) fn nats_url(values: &Values) -> Result<Option<String>, ConfigError> {
    let known =
        |text: &str| Url::parse(text).is_ok_and(|url| matches!(url.scheme(), "nats" | "tls") && url.has_host());
    match values.text("nats_url") {
        Some(text) if !known(&text) => {
            Err(ConfigError::new("nats_url", "is no address such as nats://user:password@host:4222"))
        }
        text => Ok(text),
    }
}

/// `allowed_origins`, as browsers spell them. Where there are any, our own is among them.
pub(super) fn origins(values: &Values, public_url: &Url) -> Result<Vec<String>, ConfigError> {
    let mut origins = Vec::new();
    for text in values.list("allowed_origins") {
        let bare = |url: &Url| is_public_address(url) && url.path() == "/";
        let url = Url::parse(&text).ok().filter(bare).ok_or_else(|| {
            ConfigError::new(
                "allowed_origins",
                format!("has \"{text}\"; say origins such as https://jobs.example.org"),
            )
        })?;
        origins.push(url.origin().ascii_serialization());
    }
    if !origins.is_empty() {
        origins.push(public_url.origin().ascii_serialization());
    }
    Ok(origins)
}

/// `metrics_listen`: another port than people use.
pub(super) fn metrics_listen(values: &Values, listen: SocketAddr) -> Result<Option<SocketAddr>, ConfigError> {
    let Some(text) = values.text("metrics_listen") else { return Ok(None) };
    let address: SocketAddr = text.parse().map_err(|_| {
        ConfigError::new("metrics_listen", format!("is \"{text}\"; say an address and port such as 127.0.0.1:54322"))
    })?;
    if address.port() != 0 && address.port() == listen.port() {
        return Err(ConfigError::new("metrics_listen", "is the port that people use; take another one"));
    }
    Ok(Some(address))
}

/// `page_view_script_url` with its attributes. In production over TLS only: it runs in everyone's page.
pub(super) fn page_view_script(values: &Values, mode: Mode) -> Result<Option<PageViewScript>, ConfigError> {
    let Some(text) = values.text("page_view_script_url") else { return Ok(None) };
    let safe = |url: &Url| {
        url.has_host() && (url.scheme() == "https" || (mode == Mode::Development && url.scheme() == "http"))
    };
    let url = Url::parse(&text).ok().filter(safe).ok_or_else(|| {
        ConfigError::new(
            "page_view_script_url",
            format!("is \"{text}\"; say an address such as https://plausible.io/js/script.js"),
        )
    })?;
    let is_name = |name: &str| {
        name.strip_prefix("data-")
            .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'))
    };
    let pair = |part: String| match part.split_once('=') {
        Some((name, value)) if is_name(name.trim()) => Ok((name.trim().to_owned(), value.trim().to_owned())),
        _ => Err(ConfigError::new(
            "page_view_script_attributes",
            format!("holds \"{part}\"; say data-domain=example.org, separated by commas"),
        )),
    };
    let attributes = values.list("page_view_script_attributes").into_iter().map(pair).collect::<Result<_, _>>()?;
    Ok(Some(PageViewScript { url, attributes }))
}

/// `captcha` and what belongs to it. The secret is never repeated.
pub(super) fn captcha(values: &Values, mode: Mode) -> Result<CaptchaConfig, ConfigError> {
    let default = if mode == Mode::Development { "off" } else { "altcha" };
    let name = values.text("captcha").unwrap_or_else(|| default.to_owned());
    let service = |service, url: &str| -> Result<CaptchaKind, ConfigError> {
        let url = values.text("captcha_verify_url").unwrap_or_else(|| url.to_owned());
        let url = Url::parse(&url).ok().filter(is_public_address).ok_or_else(|| {
            ConfigError::new(
                "captcha_verify_url",
                format!("is \"{url}\"; say an address such as https://…/siteverify"),
            )
        })?;
        let (site_key, secret) = (values.required("captcha_site_key")?, values.required("captcha_secret")?);
        let verify = SiteVerify::new(url, site_key.clone(), secret)
            .map_err(|error| ConfigError::new("captcha", error.to_string()))?;
        Ok(CaptchaKind::Service { service, site_key, verify })
    };
    let kind = match name.as_str() {
        "off" => CaptchaKind::Off,
        "altcha" => CaptchaKind::Altcha { rounds: values.within("captcha_rounds", 1..=1_000_000)? },
        "hcaptcha" => service(CaptchaService::HCaptcha, "https://api.hcaptcha.com/siteverify")?,
        "turnstile" => {
            service(CaptchaService::Turnstile, "https://challenges.cloudflare.com/turnstile/v0/siteverify")?
        }
        other => {
            return Err(ConfigError::new(
                "captcha",
                format!("is \"{other}\"; say off, altcha, hcaptcha or turnstile"),
            ));
        }
    };
    Ok(CaptchaConfig { kind, after: values.within("captcha_after", 0..=1_000_000)? })
}

/// `log_format`
pub(super) fn log_format(values: &Values) -> Result<LogFormat, ConfigError> {
    match values.required("log_format")?.as_str() {
        "json" => Ok(LogFormat::Json),
        "text" => Ok(LogFormat::Text),
        "auto" => Ok(LogFormat::Auto),
        other => Err(ConfigError::new("log_format", format!("is \"{other}\"; say json, text or auto"))),
    }
}

/// `mail_from`: an address, with a name before it or not.
pub(super) fn sender(values: &Values) -> Result<String, ConfigError> {
    let text = values.required("mail_from")?;
    let address = match text.split_once('<') {
        Some((_, rest)) => rest.strip_suffix('>').unwrap_or_default(),
        None => &text,
    };
    if is_mail_address(address) {
        return Ok(text);
    }
    Err(ConfigError::new("mail_from", format!("is {text:?}; say a sender such as Devproof <no-reply@example.org>")))
}

/// `staff_email` and `contact_email`
pub(super) fn mail_address(values: &Values, name: &'static str) -> Result<Option<String>, ConfigError> {
    match values.text(name) {
        Some(text) if !is_mail_address(&text) => {
            Err(ConfigError::new(name, format!("is {text:?}; say an address such as staff@example.org")))
        }
        text => Ok(text),
    }
}

/// `s3_bucket` and what belongs to it.
pub(super) fn storage(values: &Values) -> Result<StorageBackend, ConfigError> {
    let Some(bucket) = values.text("s3_bucket") else {
        for name in ["s3_endpoint", "s3_access_key_id", "s3_secret_access_key"] {
            if values.get(name).is_some() {
                return Err(ConfigError::new("s3_bucket", format!("is missing, but {name} is set; set both")));
            }
        }
        return Ok(StorageBackend::Folder);
    };
    let endpoint = values.text("s3_endpoint");
    let is_address = |text: &String| Url::parse(text).is_ok_and(|url| is_public_address(&url));
    if let Some(text) = endpoint.as_ref().filter(|text| !is_address(text)) {
        return Err(ConfigError::new(
            "s3_endpoint",
            format!("is \"{text}\"; say an address such as https://s3.example.org"),
        ));
    }
    Ok(StorageBackend::S3(S3Config {
        bucket,
        endpoint,
        region: values.required("s3_region")?,
        access_key_id: values.required("s3_access_key_id")?,
        secret_access_key: values.required("s3_secret_access_key")?,
    }))
}

/// `audit_days`: how long the log of accounts is kept; 0 is for ever.
pub(super) fn audit_days(values: &Values) -> Result<u32, ConfigError> {
    let days = values.within("audit_days", 0..=36_500)?;
    if (1..90).contains(&days) {
        return Err(ConfigError::new("audit_days", "the log keeps at least 90 days (0: for ever)"));
    }
    Ok(days)
}

/// A file that has to be there.
pub(super) fn file(values: &Values, name: &str) -> Result<Option<PathBuf>, ConfigError> {
    match values.text(name).map(PathBuf::from) {
        Some(path) if !path.is_file() => {
            Err(ConfigError::new(name, format!("there is no file at {}", path.display())))
        }
        path => Ok(path),
    }
}

/// `web_dir`
pub(super) fn web_dir(values: &Values) -> Result<Option<PathBuf>, ConfigError> {
    match values.text("web_dir").map(PathBuf::from) {
        Some(folder) if !folder.is_dir() => {
            Err(ConfigError::new("web_dir", format!("is {}, which is no folder", folder.display())))
        }
        folder => Ok(folder),
    }
}

/// `log`
pub(super) fn log(values: &Values) -> Result<Option<String>, ConfigError> {
    match values.get("log") {
        Some(text) if text.parse::<Targets>().is_err() => Err(ConfigError::new(
            "log",
            format!("is {text:?}; say a level such as debug, or devproof_rest=debug,info"),
        )),
        text => Ok(text),
    }
}

/// Enough to catch what was mistyped; the mail server has the last word.
fn is_mail_address(text: &str) -> bool {
    let odd = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '<' | '>' | ',' | '"');
    text.split_once('@').is_some_and(|(name, host)| !name.is_empty() && !host.is_empty() && !host.contains('@'))
        && !text.chars().any(odd)
}
