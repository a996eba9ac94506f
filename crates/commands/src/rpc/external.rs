//! What commands ask of the outside: between two transactions and never inside one, so that no one's slow server holds
//! a connection to our database.

use crate::{
    CommandError,
    llm_grader::{self, LlmGrader},
};
use devproof_outbound::{
    dns::Resolver,
    http::{Http, HttpError},
    openid::{self, DiscoverError},
};
use devproof_scorer::{Answer, Turn};
use std::{fmt, sync::Arc};

/// The ways out; handed in by the server.
#[derive(Clone)]
pub struct ExternalServices {
    /// Name servers.
    pub dns: Arc<dyn Resolver>,
    /// Everything else.
    pub http: Http,
    /// The model that helps to score interviews, where one is configured.
    pub llm_grader: Option<Arc<LlmGrader>>,
}

impl fmt::Debug for ExternalServices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExternalServices")
    }
}

/// What a command wants to know before it runs. Who asks was let in and checked by then.
#[derive(Debug)]
pub(crate) enum ExternalQuery {
    /// Nothing after all.
    Nothing,
    /// The text records of a name, among which one is looked for.
    Text {
        /// The name.
        name: String,
        /// What one of its records has to say.
        wanted: String,
    },
    /// Whether this is an OpenID Connect provider.
    Issuer(String),
    /// How the model would say what the interviewer is going to ask.
    Wording(Box<Wording>),
}

/// A follow-up, and what it follows on.
#[derive(Debug)]
pub(crate) struct Wording {
    /// In the bank's words.
    pub(crate) turn: Turn,
    /// With what was said last.
    pub(crate) answer: Answer,
    /// What the model must not see.
    pub(crate) names: Vec<String>,
}

/// What came back.
#[derive(Debug)]
pub(crate) enum ExternalAnswer {
    /// Nothing was asked, or all is well.
    Nothing,
    /// The text records of a name.
    Text {
        /// The name.
        name: String,
        /// What was looked for.
        wanted: String,
        /// What there is.
        found: Vec<String>,
    },
    /// A follow-up.
    Wording {
        /// In the bank's words.
        asked: Turn,
        /// In the model's, where it answered in time.
        worded: Turn,
    },
}

impl ExternalQuery {
    pub(crate) async fn ask(self, outside: &ExternalServices) -> Result<ExternalAnswer, CommandError> {
        match self {
            Self::Nothing => Ok(ExternalAnswer::Nothing),
            Self::Text { name, wanted } => match outside.dns.txt(&name).await {
                Ok(found) => Ok(ExternalAnswer::Text { name, wanted, found }),
                Err(error) => {
                    tracing::warn!(%error, "name servers did not answer a command");
                    Err(CommandError::NameServersSilent)
                }
            },
            Self::Wording(one) => {
                let Wording { turn, answer, names } = *one;
                let worded = llm_grader::worded(outside.llm_grader.as_deref(), turn.clone(), &answer, &names).await;
                Ok(ExternalAnswer::Wording { asked: turn, worded })
            }
            Self::Issuer(issuer) => match openid::discover(&outside.http, &issuer).await {
                Ok(_) => Ok(ExternalAnswer::Nothing),
                Err(error) => Err(CommandError::invalid("/p_issuer", why(&error))),
            },
        }
    }
}

/// No more than that it does not work: what an address answers to us is not for everyone to know.
fn why(error: &DiscoverError) -> &'static str {
    match error {
        DiscoverError::NoIssuer => "must be an address such as https://accounts.example.org",
        DiscoverError::Http(HttpError::Refused) => "must be reached over TLS at a public address",
        DiscoverError::Http(_) | DiscoverError::NoMetadata(_) => "does not answer as an OpenID Connect provider",
        DiscoverError::OtherIssuer => "calls itself otherwise; write it exactly as the provider does",
    }
}
