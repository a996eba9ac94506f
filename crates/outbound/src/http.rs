//! One client for every address that someone else chose: an identity provider, a captcha service, a gateway for SMS.
//!
//! - Names are resolved once, by us, and only addresses that may be called are connected to: no name and no redirect
//!   leads into the house.
//! - TLS everywhere but in the networks that the operator named.
//! - No redirect is followed, no proxy of the environment is asked, no cookie is kept.
//! - Time and size are bounded, whatever the other side does.

mod same_site;

pub use same_site::SameSiteError;

use crate::network::Networks;
use http::{Request, Response, StatusCode};
use reqwest::{
    Client, Url,
    dns::{Addrs, Name, Resolve, Resolving},
    redirect::Policy,
};
use std::{error::Error, net::IpAddr, net::SocketAddr, sync::Arc, time::Duration};
use url::Host;

/// What a fetch may take.
#[derive(Debug, Clone, Copy)]
pub struct HttpLimits {
    /// From the first packet to the last.
    pub time: Duration,
    /// Bytes of a body.
    pub body: usize,
}

impl Default for HttpLimits {
    fn default() -> Self {
        Self { time: Duration::from_secs(5), body: 2 * 1024 * 1024 }
    }
}

/// Why nothing came back.
#[derive(Debug, thiserror::Error)]
pub enum HttpError {
    /// The address may not be called.
    #[error("this address isn't allowed")]
    Refused,
    /// The other side was too slow.
    #[error("no answer in time")]
    TimedOut,
    /// The answer is larger than the limit.
    #[error("the answer is too large")]
    TooLarge,
    /// Anything else that went wrong on the way; for the log.
    #[error("{0}")]
    Failed(String),
}

/// The client. Clones share their connections.
#[derive(Debug, Clone)]
pub struct Http {
    /// Over TLS, to the internet and to the named networks.
    far: Client,
    /// To the named networks alone, with TLS or without.
    near: Client,
    networks: Arc<Networks>,
    limits: HttpLimits,
}

impl Http {
    /// A client that may also call `networks`.
    ///
    /// # Errors
    /// When the machine's certificates cannot be read.
    pub fn new(networks: Networks, limits: HttpLimits) -> Result<Self, HttpError> {
        let networks = Arc::new(networks);
        let build = |near: bool| {
            let resolver = Guarded { networks: Arc::clone(&networks), near };
            let client = Client::builder()
                .user_agent("Devproof")
                .redirect(Policy::none())
                .referer(false)
                .no_proxy()
                .https_only(!near)
                .connect_timeout(limits.time)
                .timeout(limits.time)
                .pool_max_idle_per_host(2)
                .dns_resolver(Arc::new(resolver));
            client.build().map_err(|error| HttpError::Failed(error.to_string()))
        };
        Ok(Self { far: build(false)?, near: build(true)?, networks: Arc::clone(&networks), limits })
    }

    /// The same client within other limits.
    #[must_use]
    pub fn within(&self, limits: HttpLimits) -> Self {
        Self { limits, ..self.clone() }
    }

    /// Sends one request and reads the whole answer. A redirect is an answer like any other.
    ///
    /// # Errors
    /// [`HttpError`]. An answer with any status is none.
    pub async fn send(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, HttpError> {
        match tokio::time::timeout(self.limits.time, self.exchange(request)).await {
            Ok(done) => done,
            Err(_) => Err(HttpError::TimedOut),
        }
    }

    /// Sends one request for its status alone; of the answer's body nothing is read.
    ///
    /// # Errors
    /// [`HttpError`]. An answer with any status is none.
    pub async fn status(&self, request: Request<Vec<u8>>) -> Result<StatusCode, HttpError> {
        let exchange = async {
            let request = reqwest::Request::try_from(request).map_err(|_| HttpError::Refused)?;
            let client = self.client(request.url())?;
            client.execute(request).await.map(|answer| answer.status()).map_err(|error| failure(&error))
        };
        match tokio::time::timeout(self.limits.time, exchange).await {
            Ok(done) => done,
            Err(_) => Err(HttpError::TimedOut),
        }
    }

    /// Whether an address may be called as it is resolved now. Each request looks again.
    ///
    /// # Errors
    /// [`HttpError::Refused`] when it may not, [`HttpError::Failed`] when its name isn't known.
    pub async fn check(&self, url: &Url) -> Result<(), HttpError> {
        self.client(url)?;
        let Some(Host::Domain(name)) = url.host() else { return Ok(()) };
        let found = tokio::time::timeout(self.limits.time, tokio::net::lookup_host((name, 0)));
        let found =
            found.await.map_err(|_| HttpError::TimedOut)?.map_err(|error| HttpError::Failed(error.to_string()))?;
        let near = url.scheme() == "http";
        let is_allowed =
            |address: IpAddr| if near { self.networks.hold(address) } else { self.networks.may_call(address) };
        if found.map(|address| address.ip()).any(is_allowed) { Ok(()) } else { Err(HttpError::Refused) }
    }

    async fn exchange(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, HttpError> {
        let request = reqwest::Request::try_from(request).map_err(|_| HttpError::Refused)?;
        let mut response = self.client(request.url())?.execute(request).await.map_err(|error| failure(&error))?;
        let too_large = |length: u64| length > self.limits.body as u64;
        if response.content_length().is_some_and(too_large) {
            return Err(HttpError::TooLarge);
        }
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(|error| failure(&error))? {
            if body.len() + chunk.len() > self.limits.body {
                return Err(HttpError::TooLarge);
            }
            body.extend_from_slice(&chunk);
        }
        let mut answer = Response::new(body);
        *answer.status_mut() = response.status();
        *answer.headers_mut() = std::mem::take(response.headers_mut());
        Ok(answer)
    }

    /// A host that is an address is never resolved, so it is looked at here.
    fn client(&self, url: &Url) -> Result<&Client, HttpError> {
        let near = match url.scheme() {
            "https" => false,
            "http" => true,
            _ => return Err(HttpError::Refused),
        };
        let address: Option<IpAddr> = match url.host() {
            Some(Host::Ipv4(address)) => Some(address.into()),
            Some(Host::Ipv6(address)) => Some(address.into()),
            Some(Host::Domain(_)) => None,
            None => return Err(HttpError::Refused),
        };
        let allowed = |address| if near { self.networks.hold(address) } else { self.networks.may_call(address) };
        match address {
            Some(address) if !allowed(address) => Err(HttpError::Refused),
            _ if near => Ok(&self.near),
            _ => Ok(&self.far),
        }
    }
}

/// Resolves names, and keeps of their addresses those that may be called.
struct Guarded {
    networks: Arc<Networks>,
    near: bool,
}

impl Resolve for Guarded {
    fn resolve(&self, name: Name) -> Resolving {
        let (networks, near) = (Arc::clone(&self.networks), self.near);
        Box::pin(async move {
            let all = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let allowed = |address: &SocketAddr| {
                if near { networks.hold(address.ip()) } else { networks.may_call(address.ip()) }
            };
            let allowed_addresses: Vec<SocketAddr> = all.filter(allowed).collect();
            if allowed_addresses.is_empty() {
                return Err(HttpError::Refused.into());
            }
            Ok(Box::new(allowed_addresses.into_iter()) as Addrs)
        })
    }
}

fn failure(error: &reqwest::Error) -> HttpError {
    if error.is_timeout() {
        return HttpError::TimedOut;
    }
    let mut source: Option<&(dyn Error + 'static)> = Some(error);
    let mut last = String::new();
    while let Some(cause) = source {
        if matches!(cause.downcast_ref(), Some(HttpError::Refused)) {
            return HttpError::Refused;
        }
        last = cause.to_string();
        source = cause.source();
    }
    // The innermost cause alone: the outer ones repeat the address, which may carry a secret in its query.
    HttpError::Failed(last)
}

#[cfg(test)]
mod tests;
