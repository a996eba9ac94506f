//! Settings whose form is looked at before anything is started.

use super::{ConfigError, settings::Values};
use std::path::PathBuf;
use tracing_subscriber::filter::Targets;
use url::Url;

/// An address that paths can be put behind.
pub(super) fn is_public_address(url: &Url) -> bool {
    let bare =
        url.username().is_empty() && url.password().is_none() && url.query().is_none() && url.fragment().is_none();
    matches!(url.scheme(), "http" | "https") && url.has_host() && bare
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

/// `staff_email`
pub(super) fn staff_email(values: &Values) -> Result<Option<String>, ConfigError> {
    match values.text("staff_email") {
        Some(text) if !is_mail_address(&text) => {
            Err(ConfigError::new("staff_email", format!("is {text:?}; say an address such as staff@example.org")))
        }
        text => Ok(text),
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
    match values.given("log") {
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
