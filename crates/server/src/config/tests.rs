use super::*;

fn config(pairs: &[(&str, &str)]) -> Result<Config, ConfigError> {
    let env = pairs.iter().map(|(name, value)| (format!("DEVPROOF_{name}"), (*value).to_owned())).collect();
    Config::from_values(&Values::read(env)?)
}

fn error(pairs: &[(&str, &str)]) -> String {
    config(pairs).unwrap_err().to_string()
}

#[test]
fn the_defaults_are_production_on_loopback() {
    let config = config(&[]).unwrap();
    assert_eq!(config.mode, Mode::Production);
    assert_eq!(config.auth_url(), "http://127.0.0.1:54321/auth/v1");
    assert!(config.sms.is_none());
}

#[test]
fn every_error_names_its_setting() {
    for (pairs, name) in [
        (&[("MODE", "prod")][..], "DEVPROOF_MODE"),
        (&[("LISTEN", "here")], "DEVPROOF_LISTEN"),
        (&[("LISTEN", "0.0.0.0:80"), ("MODE", "development")], "DEVPROOF_LISTEN"),
        (&[("LISTEN", "0.0.0.0:80")], "DEVPROOF_PUBLIC_URL"),
        (&[("PUBLIC_URL", "ftp://x")], "DEVPROOF_PUBLIC_URL"),
        (&[("PUBLIC_URL", "http://jobs.example.org")], "DEVPROOF_PUBLIC_URL"),
        (&[("MAILER_AUTOCONFIRM", "true")], "DEVPROOF_MAILER_AUTOCONFIRM"),
        (&[("SECRET", "short")], "DEVPROOF_SECRET"),
        (&[("DATA_DIR", "here")], "DEVPROOF_DATA_DIR"),
        (&[("TRUSTED_PROXIES", "1.2.3.4,x")], "DEVPROOF_TRUSTED_PROXIES"),
        (&[("SMS_URL", "nonsense"), ("SMS_COUNTRIES", "49")], "DEVPROOF_SMS_URL"),
        (&[("SMS_TOKEN", "token")], "DEVPROOF_SMS_URL"),
        (&[("SMS_URL", "https://sms.example.org")], "DEVPROOF_SMS_COUNTRIES"),
        (&[("SMS_COUNTRIES", "49,Germany")], "DEVPROOF_SMS_COUNTRIES"),
        (&[("SMS_PER_DAY", "0")], "DEVPROOF_SMS_PER_DAY"),
        (&[("DATABASE_URL", "postgresql://a@b/c")], "DEVPROOF_OWNER_DATABASE_URL"),
        (&[("DATABASE_URL", "nonsense")], "DEVPROOF_DATABASE_URL"),
        (&[("REPLICATION_URL", "postgresql://a@b/c")], "DEVPROOF_DATABASE_URL"),
        (&[("PUBLIC_URL", "https://user@x/?y")], "DEVPROOF_PUBLIC_URL"),
        (&[("POOL_SIZE", "1")], "DEVPROOF_POOL_SIZE"),
        (&[("STATEMENT_TIMEOUT_MS", "0")], "DEVPROOF_STATEMENT_TIMEOUT_MS"),
        (&[("INTERVIEW_MODEL_URL", "nonsense")], "DEVPROOF_INTERVIEW_MODEL_URL"),
        (&[("INTERVIEW_MODEL_KEY", "k")], "DEVPROOF_INTERVIEW_MODEL_URL"),
        (&[("INTERVIEW_MODEL_NAME", "m")], "DEVPROOF_INTERVIEW_MODEL_URL"),
        (&[("INTERVIEW_MODEL_URL", "https://x/v1")], "DEVPROOF_INTERVIEW_MODEL_NAME"),
        (
            &[("INTERVIEW_MODEL_URL", "https://x/v1"), ("INTERVIEW_MODEL_NAME", "m"), ("INTERVIEW_MODEL_RUNS", "4")],
            "DEVPROOF_INTERVIEW_MODEL_RUNS",
        ),
        (
            &[
                ("INTERVIEW_MODEL_URL", "https://x/v1"),
                ("INTERVIEW_MODEL_NAME", "m"),
                ("INTERVIEW_MODEL_TOKENS", "1"),
            ],
            "DEVPROOF_INTERVIEW_MODEL_TOKENS",
        ),
        (&[("SMTP_URL", "https://x")], "DEVPROOF_SMTP_URL"),
        (&[("MAIL_FROM", "nobody")], "DEVPROOF_MAIL_FROM"),
        (&[("MAIL_FROM", "No <one@x, two@x>")], "DEVPROOF_MAIL_FROM"),
        (&[("STAFF_EMAIL", "staff")], "DEVPROOF_STAFF_EMAIL"),
        (&[("CONTACT_EMAIL", "us")], "DEVPROOF_CONTACT_EMAIL"),
        (&[("ACCESS_TOKEN_SECONDS", "0")], "DEVPROOF_ACCESS_TOKEN_SECONDS"),
        (&[("SIGN_IN_PER_ACCOUNT", "0")], "DEVPROOF_SIGN_IN_PER_ACCOUNT"),
        (&[("SIGN_IN_PER_ADDRESS", "0")], "DEVPROOF_SIGN_IN_PER_ADDRESS"),
        (&[("CAPTCHA", "recaptcha")], "DEVPROOF_CAPTCHA"),
        (&[("CAPTCHA_AFTER", "-1")], "DEVPROOF_CAPTCHA_AFTER"),
        (&[("CAPTCHA_ROUNDS", "0")], "DEVPROOF_CAPTCHA_ROUNDS"),
        (&[("CAPTCHA", "hcaptcha")], "DEVPROOF_CAPTCHA_SITE_KEY"),
        (&[("CAPTCHA", "turnstile"), ("CAPTCHA_SITE_KEY", "x")], "DEVPROOF_CAPTCHA_SECRET"),
        (&[("CAPTCHA", "turnstile"), ("CAPTCHA_VERIFY_URL", "nowhere")], "DEVPROOF_CAPTCHA_VERIFY_URL"),
        (&[("PASSWORD_MEMORY_KIB", "1")], "DEVPROOF_PASSWORD_MEMORY_KIB"),
        (&[("PASSWORD_MIN_LENGTH", "7")], "DEVPROOF_PASSWORD_MIN_LENGTH"),
        (&[("SIGN_UP", "maybe")], "DEVPROOF_SIGN_UP"),
        (&[("WEB_DIR", "/no/such/folder")], "DEVPROOF_WEB_DIR"),
        (&[("S3_ENDPOINT", "https://s3.example.org")], "DEVPROOF_S3_BUCKET"),
        (&[("S3_BUCKET", "files"), ("S3_ENDPOINT", "s3.example.org")], "DEVPROOF_S3_ENDPOINT"),
        (&[("S3_BUCKET", "files")], "DEVPROOF_S3_ACCESS_KEY_ID"),
        (&[("S3_BUCKET", "files"), ("S3_ACCESS_KEY_ID", "key")], "DEVPROOF_S3_SECRET_ACCESS_KEY"),
        (&[("GOOGLE_CLIENT_ID", "x")], "DEVPROOF_GOOGLE_CLIENT_SECRET"),
        (&[("GOOGLE_CLIENT_SECRET", "x")], "DEVPROOF_GOOGLE_CLIENT_ID"),
        (
            &[("GOOGLE_CLIENT_ID", "x"), ("GOOGLE_CLIENT_SECRET", "y"), ("GOOGLE_ISSUER", "google")],
            "DEVPROOF_GOOGLE_ISSUER",
        ),
        (&[("OIDC_PROVIDERS", "Key=https://a.test|b")], "DEVPROOF_OIDC_PROVIDERS"),
        (&[("OIDC_PROVIDERS", "email=https://a.test|b")], "DEVPROOF_OIDC_PROVIDERS"),
        (&[("OIDC_PROVIDERS", "a=https://a.test")], "DEVPROOF_OIDC_PROVIDERS"),
        (&[("OIDC_PROVIDERS", "a=https://a.test|b|c|d")], "DEVPROOF_OIDC_PROVIDERS"),
        (&[("OIDC_PROVIDERS", "a=https://a.test|b,a=https://b.test|c")], "DEVPROOF_OIDC_PROVIDERS"),
        (&[("OUTBOUND_NETWORKS", "everywhere")], "DEVPROOF_OUTBOUND_NETWORKS"),
        (&[("MANUAL_LINKING", "maybe")], "DEVPROOF_MANUAL_LINKING"),
        (&[("MAX_CONNECTIONS", "0")], "DEVPROOF_MAX_CONNECTIONS"),
        (&[("MAX_CONNECTIONS_PER_ADDRESS", "0")], "DEVPROOF_MAX_CONNECTIONS_PER_ADDRESS"),
        (&[("LOG", "loud=very")], "DEVPROOF_LOG"),
        (&[("NO_SUCH_THING", "1")], "DEVPROOF_NO_SUCH_THING"),
    ] {
        let text = error(pairs);
        assert!(text.starts_with(name), "{text}");
    }
}

#[test]
fn a_database_address_is_never_repeated() {
    assert!(!error(&[("DATABASE_URL", "postgresql://user:hunter2@[")]).contains("hunter2"));
    assert!(!error(&[("SMTP_URL", "https://user:hunter2@mail.example.org")]).contains("hunter2"));
}

#[test]
fn providers_are_read_and_their_secrets_are_not_repeated() {
    let config = config(&[
        ("GOOGLE_CLIENT_ID", "web, app"),
        ("GOOGLE_CLIENT_SECRET", "s"),
        ("OIDC_PROVIDERS", "keycloak=https://id.test/realms/a|devproof|hunter2, open=https://open.test|devproof"),
    ])
    .unwrap();
    let names: Vec<_> = config.providers.iter().map(|provider| provider.name.as_str()).collect();
    assert_eq!(names, ["google", "keycloak", "open"]);
    assert_eq!(config.providers[0].client_ids, ["web", "app"]);
    assert_eq!(config.providers[1].client_secret.as_deref(), Some("hunter2"));
    assert_eq!(config.providers[2].client_secret, None);
    assert!(!format!("{config:?}").contains("hunter2"));
    assert!(!error(&[("OIDC_PROVIDERS", "a=nowhere|b|hunter2")]).contains("hunter2"));
}

#[test]
fn github_is_off_by_default_and_needs_both_of_its_values() {
    let pairs = [("GITHUB_CLIENT_ID", "app"), ("GITHUB_CLIENT_SECRET", "hunter2")];
    let github = config(&pairs).unwrap().providers.remove(0);
    assert_eq!((github.name.as_str(), github.issuer.as_str()), ("github", "https://github.com"));
    assert!(config(&[]).unwrap().providers.is_empty());
    assert!(error(&pairs[..1]).starts_with("DEVPROOF_GITHUB_CLIENT_SECRET"));
    assert!(error(&pairs[1..]).starts_with("DEVPROOF_GITHUB_CLIENT_ID"));
    let elsewhere = [pairs[0], pairs[1], ("GITHUB_API_URL", "nowhere")];
    assert!(error(&elsewhere).starts_with("DEVPROOF_GITHUB_API_URL"));
}

#[test]
fn an_existing_database_needs_its_secret_given() {
    let urls = [
        ("DATABASE_URL", "postgresql://a@b/c"),
        ("OWNER_DATABASE_URL", "postgresql://a@b/c"),
        ("REPLICATION_URL", "postgresql://a@b/c"),
    ];
    assert!(error(&urls).starts_with("DEVPROOF_SECRET"));
}

#[test]
fn the_captcha_is_our_own_in_production_and_none_in_development() {
    assert_eq!(config(&[]).unwrap().captcha.kind.name(), "altcha");
    assert_eq!(config(&[("MODE", "development")]).unwrap().captcha.kind.name(), "off");
    let service = [("CAPTCHA", "turnstile"), ("CAPTCHA_SITE_KEY", "site"), ("CAPTCHA_SECRET", "hush")];
    let service = config(&service).unwrap();
    assert_eq!((service.captcha.kind.name(), service.captcha.kind.site_key()), ("turnstile", Some("site")));
    assert!(!format!("{service:?}").contains("hush"));
    assert!(
        crate::headers::content_security_policy(&service)
            .contains("frame-src 'self' https://challenges.cloudflare.com")
    );
    assert!(!crate::headers::content_security_policy(&config(&[]).unwrap()).contains("https:"));
}
