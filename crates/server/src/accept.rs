//! The accept loop. axum's own has no time limit on headers and no cap on connections; this one has both.

use axum::{Router, extract::ConnectInfo};
use devproof_claims::network_of;
use hyper::body::Incoming;
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{conn::auto, graceful::GracefulShutdown},
    service::TowerToHyperService,
};
use std::{
    collections::HashMap,
    future::Future,
    io,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

/// Bounds on what one peer can hold.
#[derive(Debug, Clone, Copy)]
pub struct AcceptLimits {
    /// Open connections in all.
    pub connections: usize,
    /// Open connections of one address.
    pub per_address: usize,
    /// Time for a request's headers to arrive whole, and before that for the first bytes.
    pub headers: Duration,
}

/// How long requests under way may take once a stop was asked for.
const GRACE: Duration = Duration::from_secs(10);
/// Largest head of an HTTP/1 request; 16 kB URLs and 16 kB of headers are normal for clients of a data API.
const HEAD: usize = 64 * 1024;

/// How HTTP/2 begins.
const H2_PREFACE: &[u8; 24] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
/// How long to wait for the rest of it.
const PREFACE_PAUSE: Duration = Duration::from_millis(50);

/// Serves `router` until `stop` resolves, then lets requests under way finish.
pub async fn serve(listener: TcpListener, router: Router, limits: AcceptLimits, stop: impl Future<Output = ()>) {
    let counts = Counts::new(limits);
    let graceful = GracefulShutdown::new();
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(limits.headers).max_buf_size(HEAD).keep_alive(true);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(100)
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
        let Some(place) = counts.take(network_of(peer.ip())) else { continue };
        // Small answers must not wait for more to send; a socket that refuses the option works all the same.
        let _ = stream.set_nodelay(true);
        let (watcher, builder, router) = (graceful.watcher(), Arc::clone(&builder), router.clone());
        let stopping = stopping.clone();
        tokio::spawn(async move {
            let service = tower::service_fn(move |request: hyper::Request<Incoming>| {
                let mut request = request.map(axum::body::Body::new);
                request.extensions_mut().insert(ConnectInfo(peer));
                router.clone().oneshot(request)
            });
            let service = TowerToHyperService::new(service);
            // hyper's own limit begins only once it knows which HTTP this is.
            let spoke = tokio::select! {
                spoke = tokio::time::timeout(limits.headers, speaks(&stream)) => matches!(spoke, Ok(Ok(()))),
                () = stopping.cancelled() => false,
            };
            if !spoke {
                return;
            }
            let served = builder.serve_connection_with_upgrades(TokioIo::new(stream), service).into_owned();
            if let Err(error) = watcher.watch(served).await {
                tracing::debug!(%error, "a connection ended early");
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

/// Resolves once the peer has said enough to tell which HTTP it speaks; nothing of it is taken away.
async fn speaks(stream: &TcpStream) -> io::Result<()> {
    let mut seen = [0; H2_PREFACE.len()];
    loop {
        let count = stream.peek(&mut seen).await?;
        if count == 0 || count == seen.len() || !H2_PREFACE.starts_with(&seen[..count]) {
            return Ok(());
        }
        // A part of the preface stays readable, so that waiting for the socket would not wait.
        tokio::time::sleep(PREFACE_PAUSE).await;
    }
}

/// Open connections, in all and by address.
#[derive(Clone)]
struct Counts(Arc<(AcceptLimits, Mutex<Open>)>);

#[derive(Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// One counted connection; dropped, it counts no more.
struct Place(Counts, IpAddr);

impl Counts {
    fn new(limits: AcceptLimits) -> Self {
        Self(Arc::new((limits, Mutex::default())))
    }

    fn take(&self, address: IpAddr) -> Option<Place> {
        let (limits, open) = &*self.0;
        let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.by_address.get(&address).copied().unwrap_or_default();
        if open.all >= limits.connections || own >= limits.per_address {
            return None;
        }
        open.all += 1;
        open.by_address.insert(address, own + 1);
        Some(Place(self.clone(), address))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.0.0.1.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        if let Some(own) = open.by_address.get_mut(&self.1) {
            *own -= 1;
            if *own == 0 {
                open.by_address.remove(&self.1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_gets_its_share_and_gives_it_back() {
        let limits = AcceptLimits { connections: 3, per_address: 2, headers: Duration::from_secs(1) };
        let counts = Counts::new(limits);
        let (one, other): (IpAddr, IpAddr) = ([127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        let first = counts.take(one);
        let second = counts.take(one);
        assert!(first.is_some() && second.is_some() && counts.take(one).is_none());
        let third = counts.take(other);
        assert!(third.is_some() && counts.take(other).is_none(), "the total is reached");
        drop(second);
        assert!(counts.take(one).is_some());
    }
}
