//! How long a peer may be silent: in the middle of a head, and between requests. hyper has one limit for both, and sets a
//! timer for each request; here one timer serves a connection and is moved only when it fires or comes too late.

use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};
use tokio::time::{Instant, Sleep, sleep};

/// The clock of one connection.
pub(super) struct Silence {
    head: Duration,
    idle: Duration,
    /// Since when it counts: the first byte of a head, or the last sign of a request.
    since: Instant,
    in_head: bool,
    timer: Pin<Box<Sleep>>,
}

impl Silence {
    /// `head` is the time for a head to arrive whole, `idle` the time between requests.
    pub(super) fn new(head: Duration, idle: Duration) -> Self {
        Self { head, idle, since: Instant::now(), in_head: false, timer: Box::pin(sleep(head.min(idle))) }
    }

    /// Something was read; `in_head` says whether a head has begun and not ended with it.
    pub(super) fn was_read(&mut self, in_head: bool) {
        // A head's time does not begin again with each of its bytes.
        if !(self.in_head && in_head) {
            self.since = Instant::now();
        }
        self.in_head = in_head;
    }

    /// Whether the peer's time is over, asked when nothing is there to read. While a request is answered (`is_busy`) it
    /// may be silent. Wakes the task when it is time to ask again.
    pub(super) fn is_over(&mut self, is_busy: bool, context: &mut Context<'_>) -> bool {
        if is_busy {
            self.since = Instant::now();
        }
        let end = self.since + if self.in_head { self.head } else { self.idle };
        if end < self.timer.deadline() {
            self.timer.as_mut().reset(end);
        }
        while self.timer.as_mut().poll(context) == Poll::Ready(()) {
            if Instant::now() >= end {
                return true;
            }
            self.timer.as_mut().reset(end);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::poll_fn;
    use tokio::time::{advance, timeout};

    const HEAD: Duration = Duration::from_secs(10);
    const IDLE: Duration = Duration::from_secs(75);
    const MOMENT: Duration = Duration::from_millis(100);

    fn is_over(silence: &mut Silence) -> bool {
        silence.is_over(false, &mut Context::from_waker(std::task::Waker::noop()))
    }

    /// How long it takes until the task is woken and the time is over.
    async fn waits(silence: &mut Silence) -> Duration {
        let begin = Instant::now();
        let over = poll_fn(|context| if silence.is_over(false, context) { Poll::Ready(()) } else { Poll::Pending });
        timeout(IDLE * 3, over).await.expect("it ends");
        begin.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn between_requests_there_is_more_time_than_for_a_head() {
        let mut silence = Silence::new(HEAD, IDLE);
        silence.was_read(false);
        assert!(waits(&mut silence).await.abs_diff(IDLE) < MOMENT);

        let mut silence = Silence::new(HEAD, IDLE);
        silence.was_read(false);
        assert!(!is_over(&mut silence));
        advance(IDLE / 2).await;
        silence.was_read(true);
        assert!(
            waits(&mut silence).await.abs_diff(HEAD) < MOMENT,
            "the timer of between requests would come too late"
        );
    }

    #[tokio::test(start_paused = true)]
    async fn bytes_of_a_head_that_trickle_gain_no_time() {
        let mut silence = Silence::new(HEAD, IDLE);
        for _ in 0..10 {
            silence.was_read(true);
            assert!(!is_over(&mut silence));
            advance(HEAD / 10).await;
        }
        silence.was_read(true);
        advance(MOMENT).await;
        assert!(is_over(&mut silence));
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_under_way_may_take_its_time_and_silence_begins_after_it() {
        let mut silence = Silence::new(HEAD, IDLE);
        silence.was_read(false);
        let mut context = Context::from_waker(std::task::Waker::noop());
        for _ in 0..10 {
            advance(IDLE).await;
            assert!(!silence.is_over(true, &mut context));
        }
        assert!(waits(&mut silence).await.abs_diff(IDLE) < MOMENT);
    }
}
