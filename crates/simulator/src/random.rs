//! Random numbers by name instead of by turn. The n-th number of a stream depends on the seed, the stream's name and n,
//! so that one component more on the board does not move the numbers of the others (common random numbers).

/// Numbers of one name.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stream(u64);

impl Stream {
    /// The stream of a name, for this seed.
    pub(crate) fn new(seed: u64, name: &str) -> Self {
        // FNV-1a, then mixed with the seed.
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self(mix(hash ^ mix(seed)))
    }

    /// A part of it with numbers of its own.
    pub(crate) fn part(self, index: u64) -> Self {
        Self(mix(self.0 ^ mix(index.wrapping_add(0x5851_f42d_4c95_7f2d))))
    }

    /// The n-th number, above 0 and below 1.
    pub(crate) fn unit(self, n: u64) -> f64 {
        let bits = mix(self.0.wrapping_add(n.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        ((bits >> 12) as f64 + 0.5) / (1_u64 << 52) as f64
    }

    /// The n-th number, exponential with mean 1.
    pub(crate) fn exponential(self, n: u64) -> f64 {
        -libm::log(self.unit(n))
    }

    /// A Poisson number of this mean, which has to be small.
    pub(crate) fn poisson(self, mean: f64) -> u32 {
        let floor = libm::exp(-mean);
        let mut product = self.unit(0);
        let mut count = 0;
        while product > floor {
            count += 1;
            product *= self.unit(u64::from(count));
        }
        count
    }
}

/// The finalizer of SplitMix64: every bit of the input moves half of the bits of the output.
fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_moments_that_they_should_have() {
        let stream = Stream::new(7, "db");
        let n = 100_000;
        let mean = (0..n).map(|i| stream.unit(i)).sum::<f64>() / n as f64;
        let squares = (0..n).map(|i| stream.exponential(i) * stream.exponential(i)).sum::<f64>() / n as f64;
        let poisson = (0..n).map(|i| f64::from(stream.part(i).poisson(1.5))).sum::<f64>() / n as f64;
        assert!((mean - 0.5).abs() < 0.005, "{mean}");
        assert!((squares - 2.0).abs() < 0.06, "{squares}");
        assert!((poisson - 1.5).abs() < 0.02, "{poisson}");
    }

    #[test]
    fn names_and_seeds_have_numbers_of_their_own() {
        let first = |seed, name| Stream::new(seed, name).unit(0).to_bits();
        assert_ne!(first(1, "a"), first(1, "b"));
        assert_ne!(first(1, "a"), first(2, "a"));
        assert_ne!(first(0, ""), Stream::new(0, "").part(0).unit(0).to_bits());
        assert_eq!(first(1, "a"), first(1, "a"));
    }
}
