//! Queries of commands to external services. They run between two transactions, never inside one, so that a slow
//! server holds no connection to our database. What computes for long takes the same way.

use crate::{
    CommandError,
    llm_grader::{self, LlmGrader},
    practice::{PracticeDay, PracticeQuery},
    profile::LinkQuery,
    subscriptions::{StripeAnswered, StripeQuery},
};
use devproof_outbound::{
    dns::Resolver,
    github::GitHub,
    http::{Http, HttpError},
    openid::{self, DiscoverError},
};
use devproof_scorer::{Answer, Turn};
use devproof_vocabulary::{LinkCheckFailure, LinkProof};
use std::{fmt, sync::Arc};
use url::Url;

/// Clients of the external services; built by the server.
#[derive(Clone)]
pub struct ExternalServices {
    /// Name servers.
    pub dns: Arc<dyn Resolver>,
    /// HTTP requests.
    pub http: Http,
    /// GitHub's API.
    pub github: GitHub,
    /// The model that helps to score interviews, where one is configured.
    pub llm_grader: Option<Arc<LlmGrader>>,
}

impl fmt::Debug for ExternalServices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExternalServices")
    }
}

/// What a command queries before it runs. The caller is authorized by then.
#[derive(Debug)]
pub(crate) enum ExternalQuery {
    /// No query is needed.
    Nothing,
    /// The TXT records of a DNS name.
    Text {
        /// The name.
        name: String,
        /// The text that one of its records must have.
        wanted: String,
    },
    /// Whether this is an OpenID Connect provider.
    Issuer(String),
    /// Whether a webhook can be sent to this address.
    WebhookAddress(Url),
    /// Whether a link is its owner's own.
    LinkProof(Box<LinkQuery>),
    /// The interviewer's next question in the model's words.
    Wording(Box<Wording>),
    /// Something about payments.
    Stripe(Box<StripeQuery>),
    /// A simulated day. Computed here, but for too long to hold a transaction.
    Practice(Box<PracticeQuery>),
}

/// A follow-up question and the answer it refers to.
#[derive(Debug)]
pub(crate) struct Wording {
    /// The question in the bank's words.
    pub(crate) turn: Turn,
    /// The candidate's latest answer.
    pub(crate) answer: Answer,
    /// Names that are redacted before the model sees the text.
    pub(crate) names: Vec<String>,
}

/// The answer to an [`ExternalQuery`].
#[derive(Debug)]
pub(crate) enum ExternalAnswer {
    /// No query was made, or the check passed.
    Nothing,
    /// TXT records.
    Text {
        /// The DNS name.
        name: String,
        /// The text that one of them must have.
        wanted: String,
        /// The records.
        records: Vec<String>,
    },
    /// What proves a link.
    LinkProof {
        /// The link as it was then.
        link: String,
        /// The proof, or why there's none.
        outcome: Result<LinkProof, LinkCheckFailure>,
    },
    /// A follow-up question.
    Wording {
        /// In the bank's words.
        original: Turn,
        /// In the model's words; the original where the model did not answer in time.
        worded: Turn,
    },
    /// What Stripe says.
    Stripe(StripeAnswered),
    /// A simulated day.
    Practice(Box<PracticeDay>),
}

impl ExternalQuery {
    pub(crate) async fn send(self, services: &ExternalServices) -> Result<ExternalAnswer, CommandError> {
        match self {
            Self::Nothing => Ok(ExternalAnswer::Nothing),
            Self::Text { name, wanted } => match services.dns.txt(&name).await {
                Ok(records) => Ok(ExternalAnswer::Text { name, wanted, records }),
                Err(error) => {
                    tracing::warn!(%error, "name servers did not answer a command");
                    Err(CommandError::NameServersSilent)
                }
            },
            Self::LinkProof(query) => {
                let outcome = query.send(&services.http, &*services.dns).await;
                Ok(ExternalAnswer::LinkProof { link: query.link, outcome })
            }
            Self::Wording(one) => {
                let Wording { turn, answer, names } = *one;
                let worded = llm_grader::worded(services.llm_grader.as_deref(), turn.clone(), &answer, &names).await;
                Ok(ExternalAnswer::Wording { original: turn, worded })
            }
            Self::Stripe(query) => Ok(ExternalAnswer::Stripe(query.send().await?)),
            Self::Practice(query) => Ok(ExternalAnswer::Practice(Box::new(query.send().await?))),
            Self::WebhookAddress(url) => match services.http.check(&url).await {
                Ok(()) => Ok(ExternalAnswer::Nothing),
                Err(error) => Err(CommandError::invalid("/p_url", unreachable(&error))),
            },
            Self::Issuer(issuer) => match openid::discover(&services.http, &issuer).await {
                Ok(_) => Ok(ExternalAnswer::Nothing),
                Err(error) => Err(CommandError::invalid("/p_issuer", why(&error))),
            },
        }
    }
}

/// Why an address can't be one of a webhook.
fn unreachable(error: &HttpError) -> &'static str {
    match error {
        HttpError::Refused => "must be a public address that begins with https://",
        HttpError::TimedOut | HttpError::TooLarge | HttpError::Failed(_) => "has a name that can't be found",
    }
}

/// Says only that it failed: what an internal address answers must not reach the caller.
fn why(error: &DiscoverError) -> &'static str {
    match error {
        DiscoverError::NoIssuer => "must be an address such as https://accounts.example.org",
        DiscoverError::Http(HttpError::Refused) => "must be reached over TLS at a public address",
        DiscoverError::Http(_) | DiscoverError::NoMetadata(_) => "does not answer as an OpenID Connect provider",
        DiscoverError::OtherIssuer => "calls itself otherwise; write it exactly as the provider does",
    }
}
