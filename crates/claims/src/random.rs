//! The one source of randomness.

use aws_lc_rs::rand::{SecureRandom, SystemRandom};

/// `N` bytes from the operating system's generator.
///
/// # Panics
/// When the operating system gives no random bytes: nothing safe can be done without them.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).expect("the operating system's random generator answers");
    bytes
}
