//! Settings of the auth service.

mod captcha;
mod provider;

pub use captcha::{CaptchaConfig, CaptchaKind, CaptchaService};
pub use provider::{OidcProvider, ProviderKind};

use devproof_claims::Freshness;
use devproof_limits::Limit;
use std::time::Duration;

/// The limits. "Address" is the network address of the request (an IPv6 address counts with its /64).
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Password sign-ins on one account, over all addresses it is not known to sign in from.
    pub sign_in_per_account: Limit,
    /// Password sign-ins from one address.
    pub sign_in_per_address: Limit,
    /// Sign-ups from one address.
    pub sign_up_per_address: Limit,
    /// Requests that send mail, from one address.
    pub mail_per_address: Limit,
    /// Pause between two mails of one kind to one recipient, registered or not.
    pub mail_pause: Duration,
    /// Codes and links tried from one address.
    pub verify_per_address: Limit,
    /// Wrong codes on one account in a day, over all kinds of codes. Beyond it six-digit codes are void; links, and the
    /// longer codes that the account is sent from then on, are not.
    pub wrong_codes_per_day: u32,
    /// Refreshes and code exchanges from one address.
    pub token_per_address: Limit,
    /// Answers of captchas that are checked for one address.
    pub captcha_per_address: Limit,
    /// Second factors tried on one account, right or wrong, over all challenges, addresses and nodes.
    pub factor_per_account: Limit,
    /// Pause between two text messages to one number, whatever they are for.
    pub sms_pause: Duration,
    /// Text messages to one number.
    pub sms_per_number: Limit,
    /// Text messages asked for from one address.
    pub sms_per_address: Limit,
    /// Text messages in all: what a stranger can cost us.
    pub sms_in_all: Limit,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sign_in_per_account: Limit::new(30, 300),
            sign_in_per_address: Limit::new(60, 300),
            sign_up_per_address: Limit::new(30, 300),
            mail_per_address: Limit::new(30, 300),
            mail_pause: Duration::from_secs(60),
            verify_per_address: Limit::new(60, 300),
            wrong_codes_per_day: 15,
            token_per_address: Limit::new(1_800, 300),
            captcha_per_address: Limit::new(120, 300),
            factor_per_account: Limit::new(15, 300),
            sms_pause: Duration::from_secs(60),
            sms_per_number: Limit::new(10, 24 * 3600),
            sms_per_address: Limit::new(20, 3600),
            sms_in_all: Limit::new(1_000, 24 * 3600),
        }
    }
}

impl Limits {
    /// For a machine on which everyone has the same address: limits per account stand, those per address hardly.
    pub fn development() -> Self {
        let wide = Limit::new(10_000, 300);
        Self {
            sign_in_per_address: wide,
            sign_up_per_address: wide,
            mail_per_address: wide,
            verify_per_address: wide,
            token_per_address: wide,
            captcha_per_address: wide,
            sms_per_address: wide,
            ..Self::default()
        }
    }
}

/// What one password hash costs (Argon2id, one lane).
#[derive(Debug, Clone, Copy)]
pub struct HashCost {
    /// Memory in KiB.
    pub memory_kib: u32,
    /// Passes over it.
    pub passes: u32,
}

impl Default for HashCost {
    fn default() -> Self {
        Self { memory_kib: 19_456, passes: 2 }
    }
}

/// Settings of the auth service.
#[derive(Debug, Clone)]
pub struct AuthConfig {
    /// Where people end up after a mailed link, unless they asked for another allowed address.
    pub site_url: String,
    /// The public address of this server, without the `/auth/v1`. Links in mails are built from this alone.
    pub external_url: String,
    /// Further addresses that a link may lead to, as patterns (see `redirect`).
    pub redirect_allow: Vec<String>,
    /// How long an access token holds. Under 2 minutes the stock client refreshes at every call.
    pub access_ttl: Duration,
    /// A session that was not refreshed for this long has ended. At most a year: then its row is swept away.
    pub session_idle: Duration,
    /// A session that is this old has ended.
    pub session_lifetime: Duration,
    /// Accounts are confirmed at sign-up without a mail.
    pub mailer_autoconfirm: bool,
    /// Anyone who asks gets an account without address or number.
    pub anonymous_sign_in: bool,
    /// No one can make an account but who is invited.
    pub disable_signup: bool,
    /// Services that may vouch for people.
    pub providers: Vec<OidcProvider>,
    /// People may link further identities to their account.
    pub manual_linking: bool,
    /// People may give a phone number: to sign in, to prove it, as second factor.
    pub phone: bool,
    /// Beginnings of the numbers that get text messages; none: every number that is not dear.
    pub sms_countries: Vec<String>,
    /// How long a proof counts for weighty changes.
    pub freshness: Freshness,
    /// Fewest characters of a new password.
    pub password_min_chars: usize,
    /// What a password hash costs.
    pub hash_cost: HashCost,
    /// The limits.
    pub limits: Limits,
    /// The captcha.
    pub captcha: CaptchaConfig,
}

impl AuthConfig {
    /// The defaults for an installation whose pages and services have the same address.
    pub fn new(url: impl Into<String>) -> Self {
        let day = Duration::from_secs(24 * 3600);
        let url = url.into();
        Self {
            site_url: url.clone(),
            external_url: url,
            redirect_allow: Vec::new(),
            access_ttl: Duration::from_secs(15 * 60),
            session_idle: 90 * day,
            session_lifetime: 365 * day,
            mailer_autoconfirm: false,
            anonymous_sign_in: false,
            disable_signup: false,
            providers: Vec::new(),
            manual_linking: true,
            phone: false,
            sms_countries: Vec::new(),
            freshness: Freshness::default(),
            password_min_chars: 10,
            hash_cost: HashCost::default(),
            limits: Limits::default(),
            captcha: CaptchaConfig::default(),
        }
    }

    /// The address of this service, also the issuer of its tokens.
    pub fn issuer(&self) -> String {
        format!("{}/auth/v1", self.external_url.trim_end_matches('/'))
    }
}
