//! The accept loop. axum's own has no time limit on headers, none on readers, and no cap on connections; this one has
//! them all.

mod answer;
mod counts;
mod head;
mod silence;
mod stream;

pub(crate) use counts::Overload;

use crate::{config::Config, identify};
use answer::Outgoing;
use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
    response::Response,
};
use counts::Counts;
use devproof_claims::network_of;
use devproof_db::with_client_address;
use http::StatusCode;
use hyper::body::Incoming;
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{conn::auto, graceful::GracefulShutdown},
    service::TowerToHyperService,
};
use std::{
    convert::Infallible,
    future::Future,
    io,
    net::{IpAddr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use stream::Watched;
use tokio::{
    net::{TcpListener, TcpStream},
    time::MissedTickBehavior,
};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

/// Bounds on what one peer can hold.
#[derive(Debug, Clone)]
pub struct AcceptLimits {
    /// Open connections in all.
    pub connections: usize,
    /// Open connections of one address.
    pub per_address: usize,
    /// Requests of one address that are not answered to the last byte.
    pub requests_per_address: usize,
    /// Bytes of answers that their readers have not taken, in all. Above it no request is begun.
    pub answer_bytes: usize,
    /// The same of one address.
    pub answer_bytes_per_address: usize,
    /// Time for a request's headers to arrive whole, and for a connection's first bytes.
    pub headers: Duration,
    /// How long an open connection may ask for nothing. Longer than that of a load balancer before it, which is a minute
    /// with most: else it sends a request into a connection that closes.
    pub idle: Duration,
    /// How long a reader may take nothing of an answer.
    pub write_stall: Duration,
    /// Peers that speak for others: of them `X-Forwarded-For` is believed.
    pub proxies: Arc<[IpAddr]>,
}

impl Default for AcceptLimits {
    fn default() -> Self {
        Self {
            connections: 10_000,
            per_address: 500,
            requests_per_address: 100,
            answer_bytes: 512 << 20,
            answer_bytes_per_address: 64 << 20,
            headers: Duration::from_secs(10),
            idle: Duration::from_secs(75),
            write_stall: Duration::from_secs(25),
            proxies: Arc::default(),
        }
    }
}

impl AcceptLimits {
    /// As the settings say.
    pub fn of(config: &Config) -> Self {
        Self {
            connections: config.max_connections,
            per_address: config.max_connections_per_address,
            requests_per_address: config.max_requests_per_address,
            answer_bytes: config.max_unread,
            answer_bytes_per_address: config.max_unread_per_address,
            headers: config.head,
            idle: config.idle,
            write_stall: config.write_stall,
            proxies: config.trusted_proxies.iter().map(IpAddr::to_canonical).collect(),
        }
    }
}

/// How long requests under way may take once a stop was asked for.
const GRACE: Duration = Duration::from_secs(10);
/// Largest head of an HTTP/1 request; 16 kB URLs and 16 kB of headers are normal for clients of a data API.
const HEAD: usize = 64 * 1024;

/// How HTTP/2 begins.
const H2_PREFACE: &[u8; 24] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
/// How long to wait for the rest of it.
const PREFACE_PAUSE: Duration = Duration::from_millis(50);

/// Bytes of an answer that wait in HTTP/2 for their reader, beside those that we hold back.
const H2_WAITING: usize = 64 * 1024;

/// Serves `router` until `stop` resolves, then lets requests under way finish.
pub async fn serve(listener: TcpListener, router: Router, limits: AcceptLimits, stop: impl Future<Output = ()>) {
    let counts = Counts::new(&limits);
    let graceful = GracefulShutdown::new();
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().header_read_timeout(None).max_buf_size(HEAD).keep_alive(true);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(100)
        .max_send_buf_size(H2_WAITING)
        .max_header_list_size(u32::try_from(HEAD).unwrap_or(u32::MAX))
        .keep_alive_interval(Duration::from_secs(30))
        .keep_alive_timeout(Duration::from_secs(20));
    let builder = Arc::new(builder);
    let stopping = CancellationToken::new();
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, most likely: give those that are open time to close.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let proxy = limits.proxies.contains(&peer.ip().to_canonical());
        let Some(place) = counts.connection(network_of(peer.ip()), proxy) else { continue };
        // Small answers must not wait for more to send; a socket that refuses the option works all the same.
        let _ = stream.set_nodelay(true);
        let (watcher, builder, limits) = (graceful.watcher(), Arc::clone(&builder), limits.clone());
        let connection = Arc::new(Connection {
            router: router.clone(),
            counts: counts.clone(),
            proxies: Arc::clone(&limits.proxies),
            peer,
            outgoing: Arc::default(),
            upgraded: Arc::default(),
        });
        let stopping = stopping.clone();
        tokio::spawn(async move {
            let spoke = tokio::select! {
                spoke = tokio::time::timeout(limits.headers, speaks(&stream)) => spoke,
                () = stopping.cancelled() => return,
            };
            let Ok(Ok(version)) = spoke else { return };
            let (outgoing, upgraded) = (Arc::clone(&connection.outgoing), Arc::clone(&connection.upgraded));
            let stream = Watched::new(stream, version == Version::Http2, outgoing, upgraded, &limits);
            let outgoing = Arc::clone(&connection.outgoing);
            let service = tower::service_fn(move |request: hyper::Request<Incoming>| {
                let connection = Arc::clone(&connection);
                async move { connection.answer(request.map(Body::new)).await }
            });
            let service = TowerToHyperService::new(service);
            let served = builder.serve_connection_with_upgrades(TokioIo::new(stream), service).into_owned();
            tokio::select! {
                served = watcher.watch(served) => {
                    if let Err(error) = served {
                        tracing::debug!(%error, "a connection ended early");
                    }
                }
                () = stalled(&outgoing, limits.write_stall) => {
                    tracing::debug!("a connection was cut: its reader takes nothing");
                }
            }
            drop(place);
        });
    }
    drop(listener);
    stopping.cancel();
    if tokio::time::timeout(GRACE, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not finish in time and were cut");
    }
}

/// What the requests of one connection share.
struct Connection {
    router: Router,
    counts: Counts,
    proxies: Arc<[IpAddr]>,
    peer: SocketAddr,
    outgoing: Arc<Outgoing>,
    /// It carries something else than HTTP now.
    upgraded: Arc<AtomicBool>,
}

impl Connection {
    /// Answers a request, counted for the address that it comes from.
    async fn answer(&self, mut request: Request) -> Result<Response, Infallible> {
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let address = network_of(identify::peer(&request, &self.proxies));
        let place = match self.counts.request(address) {
            Ok(place) => Some(self.outgoing.begin(place)),
            Err(overload) => {
                // The router says so, in the words of the protocol that was asked.
                request.extensions_mut().insert(overload);
                None
            }
        };
        let response = with_client_address(address, self.router.clone().oneshot(request)).await?;
        if response.status() == StatusCode::SWITCHING_PROTOCOLS {
            self.upgraded.store(true, Ordering::Release);
            return Ok(response);
        }
        Ok(match place {
            Some(place) => response.map(|body| self.outgoing.track(body, &self.counts, address, place)),
            None => response,
        })
    }
}

/// Resolves once the peer has taken nothing for `limit`.
async fn stalled(outgoing: &Outgoing, limit: Duration) {
    let mut looks = tokio::time::interval(limit / 5);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while !outgoing.is_stalled(limit) {
        looks.tick().await;
    }
}

/// Which HTTP a peer speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Version {
    Http1,
    Http2,
}

/// Resolves once the peer has said enough to tell which HTTP it speaks; nothing of it is taken away.
async fn speaks(stream: &TcpStream) -> io::Result<Version> {
    let mut seen = [0; H2_PREFACE.len()];
    loop {
        let count = stream.peek(&mut seen).await?;
        if count == seen.len() && seen == *H2_PREFACE {
            return Ok(Version::Http2);
        }
        if count == 0 || !H2_PREFACE.starts_with(&seen[..count]) {
            return Ok(Version::Http1);
        }
        // A part of the preface stays readable, so that waiting for the socket would not wait.
        tokio::time::sleep(PREFACE_PAUSE).await;
    }
}
