//! Bodies that trickle in: each chunk in time is not enough, or one byte now and then holds a request for a day.

use axum::{
    body::{Body, HttpBody},
    extract::Request,
};
use futures::{StreamExt, stream};
use std::{io, time::Duration};
use tokio::time::{Instant, timeout_at};

/// How long a body may pause between two pieces.
const PAUSE: Duration = Duration::from_secs(15);
/// What every body may take.
const GRACE: Duration = Duration::from_secs(15);
/// What it must bring in each further second, in bytes.
const MIN_BYTES_PER_SECOND: u64 = 1024;

/// The request, whose body ends with an error to its reader when it comes slower than that.
pub(crate) fn bounded(request: Request) -> Request {
    request.map(|body| if body.is_end_stream() { body } else { with_deadline(body) })
}

fn with_deadline(body: Body) -> Body {
    let begun = Instant::now();
    Body::from_stream(stream::try_unfold((body.into_data_stream(), 0_u64), move |(mut chunks, seen)| async move {
        let until = begun + GRACE + Duration::from_secs(seen / MIN_BYTES_PER_SECOND);
        match timeout_at(until.min(Instant::now() + PAUSE), chunks.next()).await {
            Ok(None) => Ok(None),
            Ok(Some(Ok(chunk))) => {
                let seen = seen.saturating_add(u64::try_from(chunk.len()).unwrap_or(u64::MAX));
                Ok(Some((chunk, (chunks, seen))))
            }
            Ok(Some(Err(error))) => Err(io::Error::other(error)),
            Err(_) => Err(io::Error::new(io::ErrorKind::TimedOut, "the body came too slowly")),
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `chunks` of `size` bytes, one each `pause`.
    fn trickle(chunks: usize, size: usize, pause: Duration) -> Body {
        Body::from_stream(stream::iter(0..chunks).then(move |_| async move {
            tokio::time::sleep(pause).await;
            Ok::<_, io::Error>(vec![b' '; size])
        }))
    }

    #[tokio::test(start_paused = true)]
    async fn a_trickle_ends_and_a_slow_line_does_not() {
        let read = |body| axum::body::to_bytes(with_deadline(body), usize::MAX);
        assert!(read(trickle(1000, 1, Duration::from_secs(1))).await.is_err());
        assert!(read(trickle(3, 1 << 20, Duration::from_secs(16))).await.is_err(), "a pause too long");
        let slow = read(trickle(100, 2048, Duration::from_secs(1))).await.unwrap();
        assert_eq!(slow.len(), 204_800);
    }
}
