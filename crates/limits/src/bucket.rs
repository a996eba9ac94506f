//! A token bucket: a rate on average, more than that at once.

use tokio::time::Instant;

/// Holds up to `burst` tokens and gains `per_second`.
#[derive(Debug)]
pub struct TokenBucket {
    per_second: f64,
    burst: f64,
    tokens: f64,
    filled: Instant,
}

impl TokenBucket {
    /// A full bucket that holds twice its rate.
    pub fn new(per_second: u32) -> Self {
        let per_second = f64::from(per_second);
        Self::with_burst(per_second, per_second * 2.0)
    }

    /// A full bucket.
    pub fn with_burst(per_second: f64, burst: f64) -> Self {
        Self { per_second, burst, tokens: burst, filled: Instant::now() }
    }

    /// Takes one token; false when there is none.
    pub fn try_consume(&mut self) -> bool {
        self.try_consume_many(1.0)
    }

    /// Takes `count` tokens; false, and none taken, when there are fewer.
    pub fn try_consume_many(&mut self, count: f64) -> bool {
        let now = Instant::now();
        let gained = now.duration_since(self.filled).as_secs_f64() * self.per_second;
        self.tokens = (self.tokens + gained).min(self.burst);
        self.filled = now;
        if self.tokens < count {
            return false;
        }
        self.tokens -= count;
        true
    }

    /// Changes rate and size, and keeps the tokens that still fit.
    pub fn resize(&mut self, per_second: f64, burst: f64) {
        self.per_second = per_second;
        self.burst = burst;
        self.tokens = self.tokens.min(burst);
    }

    /// Whether nothing was taken lately.
    pub fn is_full(&mut self) -> bool {
        self.try_consume_many(0.0) && self.tokens >= self.burst
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_gives_twice_its_rate_and_then_its_rate() {
        let mut bucket = TokenBucket::new(10);
        assert_eq!((0..100).filter(|_| bucket.try_consume()).count(), 20);
        assert!(!bucket.is_full());
        tokio::time::advance(Duration::from_millis(500)).await;
        assert_eq!((0..100).filter(|_| bucket.try_consume()).count(), 5);
        tokio::time::advance(Duration::from_secs(2)).await;
        assert!(bucket.is_full());
    }

    #[tokio::test(start_paused = true)]
    async fn a_smaller_bucket_keeps_what_fits() {
        let mut bucket = TokenBucket::with_burst(1.0, 100.0);
        assert!(!bucket.try_consume_many(101.0));
        bucket.resize(1.0, 10.0);
        assert!(!bucket.try_consume_many(11.0));
        assert!(bucket.try_consume_many(10.0));
    }
}
