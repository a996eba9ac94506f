//! What was measured, and its percentiles.

/// One leg.
pub struct Run {
    /// How long requests counted.
    pub seconds: f64,
    /// All requests, those of the warm-up included.
    pub sent: u64,
    /// Microseconds of each request that counted.
    pub latencies: Vec<u32>,
}

/// The value that this part of all values does not exceed.
pub fn percentile(values: &[u32], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let place = ((sorted.len() as f64 * part).ceil() as usize).saturating_sub(1);
    sorted.get(place).copied().map_or(f64::NAN, f64::from)
}
