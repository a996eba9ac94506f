//! The background work of the product, for the server's worker.

use crate::{
    CommandSettings, FileStore,
    account::ExportData,
    company::CheckSsoDomain,
    interview::ScoreInterview,
    job_import::ApplyImport,
    mail::{ChallengeMail, EndedMail, ExpiredMail, InterviewMail, ReviewedMail, UnansweredMail, WorkPassedOnMail},
    notifications::{DeliverNotification, Notify, NotifyPromiseDue, NotifyUnseenMessage, NotifyWeeklyDigest},
    profile::{CheckLink, FetchRepositories},
    subscriptions::AskStripe,
    webhooks::DeliverWebhooks,
};
use devproof_claims::Clock;
use devproof_db::Db;
use devproof_queue::Handler;
use std::sync::Arc;

/// A handler for each kind of task that commands and the clock enqueue.
pub fn tasks(
    db: &Db,
    settings: &CommandSettings,
    clock: &Arc<dyn Clock>,
    files: &Arc<dyn FileStore>,
) -> Vec<Arc<dyn Handler>> {
    vec![
        Arc::new(ApplyImport { db: db.clone(), clock: Arc::clone(clock), settings: settings.clone() }),
        Arc::new(AskStripe { db: db.clone(), clock: Arc::clone(clock), settings: settings.clone() }),
        Arc::new(ChallengeMail { db: db.clone(), site_url: settings.site_url.clone() }),
        Arc::new(CheckLink { db: db.clone(), clock: Arc::clone(clock), settings: settings.clone() }),
        Arc::new(CheckSsoDomain {
            db: db.clone(),
            dns: Arc::clone(&settings.external.dns),
            site_url: settings.site_url.clone(),
        }),
        Arc::new(DeliverNotification {
            db: db.clone(),
            clock: Arc::clone(clock),
            secret: settings.secret.clone(),
            site_url: settings.site_url.clone(),
        }),
        Arc::new(DeliverWebhooks {
            db: db.clone(),
            clock: Arc::clone(clock),
            http: settings.external.http.clone(),
            secret: settings.secret.clone(),
            site_url: settings.site_url.clone(),
        }),
        Arc::new(Notify { db: db.clone() }),
        Arc::new(NotifyPromiseDue { db: db.clone(), site_url: settings.site_url.clone() }),
        Arc::new(NotifyUnseenMessage { db: db.clone(), site_url: settings.site_url.clone() }),
        Arc::new(NotifyWeeklyDigest {
            db: db.clone(),
            match_index: settings.match_index.clone(),
            site_url: settings.site_url.clone(),
        }),
        Arc::new(EndedMail { db: db.clone(), site_url: settings.site_url.clone() }),
        Arc::new(ExpiredMail { db: db.clone(), site_url: settings.site_url.clone() }),
        Arc::new(ExportData {
            db: db.clone(),
            clock: Arc::clone(clock),
            files: Arc::clone(files),
            site_url: settings.site_url.clone(),
        }),
        Arc::new(FetchRepositories { db: db.clone(), clock: Arc::clone(clock), settings: settings.clone() }),
        Arc::new(InterviewMail { db: db.clone(), site_url: settings.site_url.clone() }),
        Arc::new(UnansweredMail { db: db.clone(), site_url: settings.site_url.clone() }),
        Arc::new(ReviewedMail { db: db.clone(), site_url: settings.site_url.clone() }),
        Arc::new(ScoreInterview {
            db: db.clone(),
            clock: Arc::clone(clock),
            llm_grader: settings.external.llm_grader.clone(),
        }),
        Arc::new(WorkPassedOnMail { db: db.clone(), site_url: settings.site_url.clone() }),
    ]
}
