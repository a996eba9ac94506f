//! Which side reads a receipt.

/// Whose weights a receipt shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WeightForm {
    /// The employer's own numbers.
    Exact,
    /// How much each matters, in four steps: what a seeker sees.
    Coarse,
}
