//! Settings of the captcha.

use devproof_outbound::SiteVerify;

/// Settings of the captcha.
#[derive(Debug, Clone)]
pub struct CaptchaConfig {
    /// Which one.
    pub kind: CaptchaKind,
    /// How many sign-ups, failures and mails, from one address or on one account in an hour, pass without it.
    /// 0: it is always asked.
    pub after: u32,
}

/// Which captcha is asked.
#[derive(Debug, Clone)]
pub enum CaptchaKind {
    /// None.
    Off,
    /// Our own proof of work, in ALTCHA's protocol (version 2).
    Altcha {
        /// Rounds of PBKDF2 for one try; about 256 tries find the answer.
        rounds: u32,
    },
    /// A service that checks tokens for us.
    Service {
        /// Which one.
        service: CaptchaService,
        /// What its widget is shown with.
        site_key: String,
        /// What we ask it with.
        verify: SiteVerify,
    },
}

/// The services that are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CaptchaService {
    /// hCaptcha.
    HCaptcha,
    /// Cloudflare's Turnstile.
    Turnstile,
}

impl CaptchaKind {
    /// Its name in settings and in `/config.json`.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Altcha { .. } => "altcha",
            Self::Service { service: CaptchaService::HCaptcha, .. } => "hcaptcha",
            Self::Service { service: CaptchaService::Turnstile, .. } => "turnstile",
        }
    }

    /// What the widget is shown with, if it needs anything.
    pub fn site_key(&self) -> Option<&str> {
        match self {
            Self::Service { site_key, .. } => Some(site_key),
            Self::Off | Self::Altcha { .. } => None,
        }
    }
}

impl Default for CaptchaConfig {
    fn default() -> Self {
        Self { kind: CaptchaKind::Off, after: 10 }
    }
}
