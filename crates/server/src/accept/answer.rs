//! Answers on their way to who asked. Each is handed to hyper in pieces that count until they are written, so that
//! it is known how many bytes an address lets lie, and whether it takes any of them.

use super::counts::{Counts, Place};
use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use parking_lot::Mutex;
use std::{
    net::IpAddr,
    pin::Pin,
    sync::{
        Arc, Weak,
        atomic::{AtomicUsize, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};
use tokio::time::Instant;

/// Bytes of a piece: anyone who takes fewer in the time of a stall is cut.
const PIECE: usize = 16 * 1024;
/// Answers of a connection that are looked through before those that are gone are forgotten.
const FORGET_AT: usize = 32;

/// What one connection waits for its peer to take.
#[derive(Default)]
pub(super) struct Outgoing {
    answers: Mutex<Vec<Weak<Progress>>>,
    /// Since when the socket takes nothing.
    blocked: Mutex<Option<Instant>>,
    /// Requests that are not answered to the last byte.
    under_way: AtomicUsize,
}

/// A request, from its head to the last byte of its answer.
pub(super) struct UnderWay {
    outgoing: Arc<Outgoing>,
    /// What it counts as for its address.
    _place: Place,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.outgoing.under_way.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How an answer comes along.
struct Progress {
    /// Bytes that were produced and not written yet.
    left: AtomicUsize,
    last: Mutex<Instant>,
}

impl Progress {
    fn touch(&self) {
        *self.last.lock() = Instant::now();
    }

    fn is_stalled(&self, limit: Duration) -> bool {
        // The source may take its time; a reader may not.
        self.left.load(Ordering::Relaxed) > 0 && self.last.lock().elapsed() >= limit
    }
}

impl Outgoing {
    /// Notes what the socket said to a write: whether it took anything.
    pub(super) fn wrote(&self, took: bool) {
        let mut blocked = self.blocked.lock();
        match took {
            true => *blocked = None,
            false => *blocked = blocked.or_else(|| Some(Instant::now())),
        }
    }

    /// Whether the peer has taken nothing for `limit` although there is something for it.
    pub(super) fn is_stalled(&self, limit: Duration) -> bool {
        let blocked = *self.blocked.lock();
        if blocked.is_some_and(|since| since.elapsed() >= limit) {
            return true;
        }
        let answers = self.answers.lock();
        answers.iter().filter_map(Weak::upgrade).any(|answer| answer.is_stalled(limit))
    }

    /// A request begins.
    pub(super) fn begin(self: &Arc<Self>, place: Place) -> UnderWay {
        self.under_way.fetch_add(1, Ordering::Relaxed);
        UnderWay { outgoing: Arc::clone(self), _place: place }
    }

    /// Whether the peer waits for an answer, or for the rest of one.
    pub(super) fn is_busy(&self) -> bool {
        self.under_way.load(Ordering::Relaxed) > 0
    }

    /// The same body, counted for `address`; `request` ends with its last byte.
    pub(super) fn track(&self, body: Body, counts: &Counts, address: IpAddr, request: UnderWay) -> Body {
        if body.is_end_stream() {
            return body;
        }
        let progress = Arc::new(Progress { left: AtomicUsize::new(0), last: Mutex::new(Instant::now()) });
        let mut answers = self.answers.lock();
        if answers.len() >= FORGET_AT {
            answers.retain(|answer| answer.strong_count() > 0);
        }
        answers.push(Arc::downgrade(&progress));
        drop(answers);
        let counts = counts.clone();
        Body::new(Tracked { inner: body, ready: None, counts, address, request: Arc::new(request), progress })
    }
}

/// A body in pieces.
struct Tracked {
    inner: Body,
    /// What the inner body gave and hyper has not been given.
    ready: Option<Part>,
    counts: Counts,
    address: IpAddr,
    request: Arc<UnderWay>,
    progress: Arc<Progress>,
}

/// Bytes that count until they are written.
struct Part {
    bytes: Bytes,
    // Counts by being there.
    place: Place,
    _request: Arc<UnderWay>,
    progress: Arc<Progress>,
}

impl AsRef<[u8]> for Part {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        self.progress.left.fetch_sub(self.bytes.len(), Ordering::Relaxed);
        self.progress.touch();
    }
}

impl Tracked {
    fn part(&self, bytes: Bytes) -> Part {
        self.progress.left.fetch_add(bytes.len(), Ordering::Relaxed);
        let place = self.counts.answer(self.address, bytes.len());
        Part { bytes, place, _request: Arc::clone(&self.request), progress: Arc::clone(&self.progress) }
    }

    /// The next piece of what is ready.
    fn piece(&mut self) -> Option<Bytes> {
        let ready = self.ready.as_mut()?;
        self.progress.touch();
        if ready.bytes.len() <= PIECE {
            return self.ready.take().map(Bytes::from_owner);
        }
        // Its bytes are counted in the whole already.
        let piece = Part {
            bytes: ready.bytes.split_to(PIECE),
            place: ready.place.split(PIECE),
            _request: Arc::clone(&self.request),
            progress: Arc::clone(&self.progress),
        };
        Some(Bytes::from_owner(piece))
    }
}

impl HttpBody for Tracked {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        loop {
            if let Some(piece) = self.piece() {
                return Poll::Ready(Some(Ok(Frame::data(piece))));
            }
            let frame = match Pin::new(&mut self.inner).poll_frame(context) {
                Poll::Ready(Some(Ok(frame))) => frame,
                other => return other,
            };
            match frame.into_data() {
                Ok(data) if data.is_empty() => {}
                Ok(data) => self.ready = Some(self.part(data)),
                Err(trailers) => return Poll::Ready(Some(Ok(trailers))),
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.ready.is_none() && self.inner.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let mut hint = self.inner.size_hint();
        let ready = self.ready.as_ref().map_or(0, |ready| u64::try_from(ready.bytes.len()).unwrap_or(u64::MAX));
        let upper = hint.upper();
        if let Some(upper) = upper {
            hint.set_upper(upper.saturating_add(ready));
        }
        hint.set_lower(hint.lower().saturating_add(ready));
        hint
    }
}

#[cfg(test)]
mod tests {
    use super::{super::AcceptLimits, *};
    use http_body_util::BodyExt;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
    const LIMIT: Duration = Duration::from_secs(30);

    fn tracked(outgoing: &Arc<Outgoing>, body: impl Into<Body>) -> Body {
        let counts = Counts::new(&AcceptLimits::default());
        let request = outgoing.begin(counts.request(HOME).expect("nothing is under way"));
        outgoing.track(body.into(), &counts, HOME, request)
    }

    #[tokio::test]
    async fn a_body_comes_out_as_it_went_in() {
        let text: Vec<u8> = (0..100_000_u32).flat_map(u32::to_le_bytes).collect();
        let outgoing = Arc::default();
        let body = tracked(&outgoing, text.clone());
        assert_eq!(body.size_hint().exact(), Some(400_000), "so that a length is sent");
        assert_eq!(body.collect().await.expect("a body").to_bytes(), text);
    }

    #[tokio::test(start_paused = true)]
    async fn m2_a_reader_that_takes_nothing_is_found_and_a_slow_source_is_not() {
        let outgoing = Arc::default();
        let mut body = tracked(&outgoing, vec![0; 3 * PIECE]);
        assert!(!outgoing.is_stalled(LIMIT), "has not been read yet");
        let mut pieces = Vec::new();
        for _ in 0..3 {
            tokio::time::advance(LIMIT / 2).await;
            pieces.push(body.frame().await.expect("a piece").expect("no error"));
            assert!(!outgoing.is_stalled(LIMIT), "each piece is progress");
        }
        tokio::time::advance(LIMIT).await;
        assert!(outgoing.is_stalled(LIMIT), "the pieces were never written");
        assert!(outgoing.is_busy());
        pieces.clear();
        assert!(!outgoing.is_stalled(LIMIT));
        tokio::time::advance(LIMIT * 2).await;
        assert!(!outgoing.is_stalled(LIMIT), "there is nothing to take");
        drop(body);
        assert!(!outgoing.is_busy());

        let slow = Body::from_stream(futures::stream::pending::<Result<Bytes, std::io::Error>>());
        let mut slow = tracked(&outgoing, slow);
        assert!(futures::poll!(std::pin::pin!(slow.frame())).is_pending());
        tokio::time::advance(LIMIT * 2).await;
        assert!(!outgoing.is_stalled(LIMIT), "we are what is slow");
    }

    #[tokio::test(start_paused = true)]
    async fn m2_a_socket_that_takes_nothing_is_found() {
        let outgoing = Outgoing::default();
        outgoing.wrote(false);
        tokio::time::advance(LIMIT / 2).await;
        outgoing.wrote(false);
        tokio::time::advance(LIMIT / 2).await;
        assert!(outgoing.is_stalled(LIMIT));
        outgoing.wrote(true);
        assert!(!outgoing.is_stalled(LIMIT));
    }
}
