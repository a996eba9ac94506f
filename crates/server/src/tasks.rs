//! Who does which background work, and what sends mails and text messages.

use crate::{
    adapters::Files,
    config::{Config, SmsProvider},
};
use devproof_claims::Clock;
use devproof_commands::{CommandSettings, FileStore};
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use devproof_outbound::{HttpSms, Mail, Mailer, SendError, SmsConfig, Smtp, SmtpConfig, Texter};
use devproof_queue::{
    Handler, TaskError,
    outbox::{Send, SendMail, SendSms, SendText, StoredEmail},
};
use devproof_storage::StorageState;
use std::{sync::Arc, time::Duration};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// How long the mail server may take.
const SMTP_TIMEOUT: Duration = Duration::from_secs(30);
/// How long the provider of text messages may take.
const SMS_TIMEOUT: Duration = Duration::from_secs(15);
/// How often what is over is swept away.
const SWEEP_EVERY: Duration = Duration::from_secs(3600);
/// How often it is looked at what the clock ends and begins.
const KEEP_TIME_EVERY: Duration = Duration::from_secs(60);

/// A handler for each kind of task.
///
/// # Errors
/// When the mail server's address makes no sense.
pub(crate) fn handlers(
    config: &Config,
    settings: &CommandSettings,
    db: &Db,
    clock: &Arc<dyn Clock>,
    storage: &StorageState,
) -> anyhow::Result<Vec<Arc<dyn Handler>>> {
    let send = config.smtp_url.as_deref().map(|url| sender(url, &config.mail_from)).transpose()?;
    let files: Arc<dyn FileStore> = Arc::new(Files(storage.clone()));
    let mut handlers = devproof_commands::tasks(db, settings, clock, &files);
    handlers.push(Arc::new(SendMail { db: db.clone(), send, clock: Arc::clone(clock) }));
    let send = config.sms.as_ref().map(texter).transpose()?;
    handlers.push(Arc::new(SendSms { db: db.clone(), send, clock: Arc::clone(clock) }));
    Ok(handlers)
}

fn texter(config: &SmsProvider) -> anyhow::Result<SendText> {
    let SmsProvider { url, token, from } = config.clone();
    let config = SmsConfig { url: url.to_string(), token, from, timeout: SMS_TIMEOUT };
    let sms = Arc::new(HttpSms::new(config).map_err(|error| anyhow::anyhow!("DEVPROOF_SMS_URL: {error}"))?);
    Ok(Arc::new(move |id, to, text| {
        let sms = Arc::clone(&sms);
        Box::pin(async move { sms.send(&id.to_string(), &to, &text).await.map_err(|error| task_error(&error)) })
    }))
}

fn sender(url: &str, from: &str) -> anyhow::Result<Send> {
    let config = SmtpConfig { url: url.to_owned(), from: from.to_owned(), timeout: SMTP_TIMEOUT };
    let smtp = Arc::new(
        Smtp::new(&config).map_err(|error| anyhow::anyhow!("DEVPROOF_SMTP_URL or DEVPROOF_MAIL_FROM: {error}"))?,
    );
    Ok(Arc::new(move |id, letter| {
        let smtp = Arc::clone(&smtp);
        Box::pin(async move { send(&*smtp, id, letter).await })
    }))
}

/// What made visitors of past days hashes: without it no one can find out who they were.
async fn forget_view_salts(db: &Db) -> Result<(), DbError> {
    let sql = Sql::new("select private.forget_view_salts()");
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await.map(drop)
}

/// Answers that were only tried out, of days past.
async fn sweep_runs(db: &Db) -> Result<(), DbError> {
    let sql = Sql::new("select private.sweep_runs()");
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await.map(drop)
}

/// Lets auth forget what is over, once an hour until `stop`; its log keeps `keep_log` days. Each node does; it costs nothing to do twice.
pub(crate) async fn sweep_hourly(db: Db, clock: Arc<dyn Clock>, keep_log: u32, stop: CancellationToken) {
    while !stop.is_cancelled() {
        if let Err(error) = devproof_auth::sweep(&db, &*clock, keep_log).await {
            tracing::warn!(%error, "what is over could not be swept away");
        }
        if let Err(error) = devproof_commands::sweep_job_imports(&db).await {
            tracing::warn!(%error, "imports that are over could not be swept away");
        }
        if let Err(error) = sweep_runs(&db).await {
            tracing::warn!(%error, "what was only tried out could not be swept away");
        }
        if let Err(error) = devproof_commands::sweep_tryouts(&db, clock.now()).await {
            tracing::warn!(%error, "what visitors tried could not be swept away");
        }
        if let Err(error) = devproof_commands::sweep_notifications(&db, clock.now()).await {
            tracing::warn!(%error, "old notifications could not be swept away");
        }
        if let Err(error) = devproof_commands::sweep_webhooks(&db, clock.now()).await {
            tracing::warn!(%error, "old events of webhooks could not be swept away");
        }
        if let Err(error) = devproof_commands::sweep_payment_events(&db, clock.now()).await {
            tracing::warn!(%error, "old events of payments could not be swept away");
        }
        if let Err(error) = forget_view_salts(&db).await {
            tracing::warn!(%error, "the salts of past days could not be thrown away");
        }
        tokio::select! { () = tokio::time::sleep(SWEEP_EVERY) => {}, () = stop.cancelled() => {} }
    }
}

/// Deletes files that nothing refers to any more, once an hour until `stop`. Each node does; what one holds another
/// leaves alone.
pub(crate) async fn sweep_storage(storage: StorageState, stop: CancellationToken) {
    while !stop.is_cancelled() {
        if let Err(error) = storage.sweep().await {
            tracing::warn!(?error, "files that nothing refers to could not be swept away");
        }
        tokio::select! { () = tokio::time::sleep(SWEEP_EVERY) => {}, () = stop.cancelled() => {} }
    }
}

/// What the clock asks for, once a minute until `stop`: ends jobs whose time is over, interest that no one answered,
/// invitations to challenges and to jobs, subscriptions and checkouts, plans to look at companies' domains and people's
/// links and repositories again, chooses the featured jobs, counts the figures of weeks and days that began. Each node does; what one holds another leaves alone.
pub(crate) async fn run_clock(
    db: Db,
    clock: Arc<dyn Clock>,
    settings: Arc<CommandSettings>,
    stop: CancellationToken,
) {
    while !stop.is_cancelled() {
        if let Err(error) = devproof_commands::run_subscriptions(&db, &settings, clock.now()).await {
            tracing::warn!(%error, "subscriptions could not be renewed or ended");
        }
        // Each is asked about once a day, whenever that is.
        if let Err(error) = devproof_commands::reconcile_subscriptions(&db, &settings, clock.now()).await {
            tracing::warn!(%error, "payment providers could not be asked about subscriptions");
        }
        if let Err(error) = devproof_commands::expire_jobs(&db).await {
            tracing::warn!(%error, "jobs whose time is over could not be ended");
        }
        if let Err(error) = devproof_commands::expire_interests(&db).await {
            tracing::warn!(%error, "unanswered interest could not be ended");
        }
        if let Err(error) = devproof_commands::end_invitations(&db, clock.now()).await {
            tracing::warn!(%error, "invitations to challenges whose time is over could not be ended");
        }
        if let Err(error) = devproof_commands::expire_job_invitations(&db, clock.now()).await {
            tracing::warn!(%error, "job invitations whose time is over could not be ended");
        }
        if let Err(error) = devproof_commands::end_interviews(&db, clock.now()).await {
            tracing::warn!(%error, "interviews whose time is over could not be ended");
        }
        if let Err(error) = devproof_commands::plan_notifications(&db, clock.now()).await {
            tracing::warn!(%error, "notifications that the clock asks for could not be planned");
        }
        match crate::judging::end_unjudged(&db, &*clock).await {
            Ok(0) => {}
            Ok(ended) => tracing::warn!(ended, "no worker judges the language of these submissions; they were ended"),
            Err(error) => tracing::warn!(%error, "submissions without a worker could not be ended"),
        }
        if let Err(error) = devproof_commands::plan_sso_checks(&db, clock.now()).await {
            tracing::warn!(%error, "the domains of companies could not be planned to be looked at");
        }
        if let Err(error) = devproof_commands::plan_link_checks(&db, clock.now()).await {
            tracing::warn!(%error, "the verified links of profiles could not be planned to be checked");
        }
        if let Err(error) = devproof_commands::plan_repository_fetches(&db, clock.now()).await {
            tracing::warn!(%error, "the repositories that people show could not be planned to be fetched");
        }
        if let Err(error) = devproof_commands::choose_featured_jobs(&db).await {
            tracing::warn!(%error, "the featured jobs could not be chosen");
        }
        if let Err(error) = devproof_commands::count_skill_demand(&db, clock.now()).await {
            tracing::warn!(%error, "the demand for skills could not be counted");
        }
        if let Err(error) = devproof_commands::count_interest_funnels(&db, clock.now()).await {
            tracing::warn!(%error, "how far interests get could not be counted");
        }
        if let Err(error) = devproof_commands::count_days(&db, clock.now()).await {
            tracing::warn!(%error, "the numbers of days that are over could not be counted");
        }
        tokio::select! { () = tokio::time::sleep(KEEP_TIME_EVERY) => {}, () = stop.cancelled() => {} }
    }
}

async fn send(mailer: &dyn Mailer, id: Uuid, email: StoredEmail) -> Result<(), TaskError> {
    let mail = compose(email).map_err(|error| TaskError::Fatal(error.to_string()))?;
    mailer.send(&id.to_string(), &mail).await.map_err(|error| task_error(&error))
}

fn task_error(error: &SendError) -> TaskError {
    match error {
        SendError::Permanent(_) => TaskError::Fatal(error.to_string()),
        SendError::Transient(_) => TaskError::Retry(error.to_string()),
    }
}

fn compose(email: StoredEmail) -> Result<Mail, devproof_outbound::MailError> {
    let mut mail = Mail::new(email.to, email.subject, email.text)?;
    if let Some(html) = email.html {
        mail = mail.with_html(html);
    }
    for (name, value) in &email.headers {
        mail = mail.with_header(name, value)?;
    }
    Ok(mail)
}
