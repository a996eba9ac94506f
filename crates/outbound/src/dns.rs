//! Text records of the domain name system, with which people prove that a domain is theirs.

use async_trait::async_trait;
use hickory_resolver::{TokioResolver, proto::rr::RData};
use parking_lot::Mutex;
use std::{collections::HashMap, time::Duration};

/// How long an answer may take, with all tries.
const TIME: Duration = Duration::from_secs(5);
/// Records of one name that are looked at.
const MAX_RECORDS: usize = 100;

/// The look-up failed; that is not to say that there is no record.
#[derive(Debug, Clone, thiserror::Error)]
#[error("the name servers did not answer: {0}")]
pub struct DnsError(String);

/// Asks for text records.
#[async_trait]
pub trait Resolver: Send + Sync {
    /// The text records of a name; none when the name does not exist.
    ///
    /// # Errors
    /// When no name server gave an answer in time.
    async fn txt(&self, name: &str) -> Result<Vec<String>, DnsError>;
}

/// Asks the name servers of this machine, without keeping what they said: who has just set a record does not want to
/// wait until we forget that it was missing.
pub struct SystemDns(Result<TokioResolver, DnsError>);

impl SystemDns {
    /// Reads the machine's configuration. Where there is none every look-up fails and says so.
    pub fn new() -> Self {
        Self(Self::build())
    }

    fn build() -> Result<TokioResolver, DnsError> {
        let failed = |error: hickory_resolver::net::NetError| DnsError(error.to_string());
        let mut builder = TokioResolver::builder_tokio().map_err(failed)?;
        let options = builder.options_mut();
        options.cache_size = 0;
        options.timeout = Duration::from_secs(2);
        options.attempts = 2;
        builder.build().map_err(failed)
    }
}

impl Default for SystemDns {
    fn default() -> Self {
        Self::new()
    }
}

#[async_trait]
impl Resolver for SystemDns {
    async fn txt(&self, name: &str) -> Result<Vec<String>, DnsError> {
        // With the dot at its end the name is whole: the machine's search list is not tried.
        let name = format!("{}.", name.trim_end_matches('.'));
        let resolver = self.0.as_ref().map_err(Clone::clone)?;
        let answer = match tokio::time::timeout(TIME, resolver.txt_lookup(name)).await {
            Err(_) => return Err(DnsError("too slow".to_owned())),
            Ok(Err(error)) if error.is_no_records_found() => return Ok(Vec::new()),
            Ok(Err(error)) => return Err(DnsError(error.to_string())),
            Ok(Ok(answer)) => answer,
        };
        let texts = answer.answers().iter().filter_map(|record| match &record.data {
            RData::TXT(text) => Some(String::from_utf8_lossy(&text.txt_data.concat()).into_owned()),
            _ => None,
        });
        Ok(texts.take(MAX_RECORDS).collect())
    }
}

/// Name servers of a test: they answer what they were given.
#[derive(Debug, Default)]
pub struct FakeDns(Mutex<HashMap<String, Vec<String>>>);

impl FakeDns {
    /// Adds a text record.
    pub fn set(&self, name: &str, text: &str) {
        let mut records = self.0.lock();
        records.entry(name.to_owned()).or_default().push(text.to_owned());
    }

    /// Forgets a name's records.
    pub fn clear(&self, name: &str) {
        let mut records = self.0.lock();
        records.remove(name);
    }
}

#[async_trait]
impl Resolver for FakeDns {
    async fn txt(&self, name: &str) -> Result<Vec<String>, DnsError> {
        let records = self.0.lock();
        Ok(records.get(name).cloned().unwrap_or_default())
    }
}
