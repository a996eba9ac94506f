//! How long something takes, as a mixture of a few gamma distributions that are known by mean and variance. Sums,
//! choices, time limits and percentiles of it are all that the simulation needs.

/// Most parts of a mixture; the two nearest are merged beyond it.
const MAX_PARTS: usize = 5;
/// Below this share a part is not worth its place.
const NEGLIGIBLE: f64 = 1e-9;

#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Part {
    weight: f64,
    mean: f64,
    var: f64,
}

/// A time in seconds. The weights need not sum to one.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Latency {
    parts: [Part; MAX_PARTS],
    len: usize,
}

impl Latency {
    /// No time at all.
    pub(crate) fn zero() -> Self {
        Self::new(0.0, 0.0)
    }

    /// With this mean and variance.
    pub(crate) fn new(mean: f64, var: f64) -> Self {
        let mut parts = [Part::default(); MAX_PARTS];
        parts[0] = Part { weight: 1.0, mean, var };
        Self { parts, len: 1 }
    }

    fn parts(&self) -> &[Part] {
        &self.parts[..self.len]
    }

    pub(crate) fn weight(&self) -> f64 {
        self.parts().iter().map(|part| part.weight).sum()
    }

    pub(crate) fn mean(&self) -> f64 {
        let weight = self.weight();
        if weight <= 0.0 {
            0.0
        } else {
            self.parts().iter().map(|part| part.weight * part.mean).sum::<f64>() / weight
        }
    }

    pub(crate) fn var(&self) -> f64 {
        let (weight, mean) = (self.weight(), self.mean());
        if weight <= 0.0 {
            return 0.0;
        }
        let squares: f64 = self.parts().iter().map(|part| part.weight * (part.var + part.mean * part.mean)).sum();
        (squares / weight - mean * mean).max(0.0)
    }

    /// With all weights times this.
    pub(crate) fn scaled(mut self, factor: f64) -> Self {
        for part in &mut self.parts[..self.len] {
            part.weight *= factor;
        }
        self
    }

    /// So many times as long.
    pub(crate) fn stretched(mut self, factor: f64) -> Self {
        for part in &mut self.parts[..self.len] {
            part.mean *= factor;
            part.var *= factor * factor;
        }
        self
    }

    /// Later by a time of this mean and variance.
    pub(crate) fn shifted(mut self, mean: f64, var: f64) -> Self {
        for part in &mut self.parts[..self.len] {
            part.mean += mean;
            part.var += var;
        }
        self
    }

    /// Either this or the other, by their weights.
    pub(crate) fn or(mut self, other: &Self) -> Self {
        for part in other.parts() {
            self.push(*part);
        }
        self
    }

    /// One after the other. The other's weights are taken as shares.
    pub(crate) fn then(&self, other: &Self) -> Self {
        let mut sum = Self::default();
        let all = other.weight();
        if all <= 0.0 {
            return sum;
        }
        for a in self.parts() {
            for b in other.parts() {
                sum.push(Part { weight: a.weight * b.weight / all, mean: a.mean + b.mean, var: a.var + b.var });
            }
        }
        sum
    }

    fn push(&mut self, part: Part) {
        if part.weight <= NEGLIGIBLE * NEGLIGIBLE {
            return;
        }
        if self.len < MAX_PARTS {
            self.parts[self.len] = part;
            self.len += 1;
            self.parts[..self.len].sort_by(|a, b| a.mean.total_cmp(&b.mean));
            return;
        }
        // Merge the neighbours that lose least: near in time, or light.
        let mut all = [Part::default(); MAX_PARTS + 1];
        let place = self.parts.partition_point(|other| other.mean < part.mean);
        all[..place].copy_from_slice(&self.parts[..place]);
        all[place] = part;
        all[place + 1..].copy_from_slice(&self.parts[place..]);
        let cost = |i: usize| {
            let gap = all[i + 1].mean - all[i].mean;
            let shares = all[i].weight * all[i + 1].weight / (all[i].weight + all[i + 1].weight);
            gap * gap * shares / (1e-12 + all[i + 1].mean * all[i + 1].mean)
        };
        let mut best = 0;
        for i in 1..MAX_PARTS {
            if cost(i) < cost(best) {
                best = i;
            }
        }
        let merged = merge(all[best], all[best + 1]);
        let mut to = 0;
        for (i, part) in all.iter().enumerate() {
            if i == best + 1 {
                continue;
            }
            self.parts[to] = if i == best { merged } else { *part };
            to += 1;
        }
    }

    /// Share that takes longer than this.
    pub(crate) fn beyond(&self, time: f64) -> f64 {
        let weight = self.weight();
        if weight <= 0.0 {
            return 0.0;
        }
        self.parts().iter().map(|part| part.weight * part.beyond(time)).sum::<f64>() / weight
    }

    /// What remains of it within a limit, with the weights of that.
    pub(crate) fn within(&self, limit: f64) -> Self {
        let mut rest = Self::default();
        for part in self.parts() {
            rest.push(part.within(limit));
        }
        rest
    }

    /// The time within which this share is done.
    pub(crate) fn quantile(&self, share: f64) -> f64 {
        if self.weight() <= 0.0 {
            return 0.0;
        }
        let (mut low, mut high) = (0.0, 1e-4);
        while self.beyond(high) > 1.0 - share && high < 1e7 {
            low = high;
            high *= 2.0;
        }
        for _ in 0..24 {
            let middle = 0.5 * (low + high);
            if self.beyond(middle) > 1.0 - share {
                low = middle;
            } else {
                high = middle;
            }
        }
        high
    }
}

fn merge(a: Part, b: Part) -> Part {
    let weight = a.weight + b.weight;
    let mean = (a.weight * a.mean + b.weight * b.mean) / weight;
    let squares = (a.weight * (a.var + a.mean * a.mean) + b.weight * (b.var + b.mean * b.mean)) / weight;
    Part { weight, mean, var: (squares - mean * mean).max(0.0) }
}

impl Part {
    fn is_fixed(&self) -> bool {
        self.var <= 1e-9 * self.mean * self.mean
    }

    fn beyond(&self, time: f64) -> f64 {
        if self.is_fixed() {
            return if self.mean > time { 1.0 } else { 0.0 };
        }
        gamma_beyond(self.mean * self.mean / self.var, time * self.mean / self.var)
    }

    fn within(&self, limit: f64) -> Self {
        if self.is_fixed() || self.mean + 8.0 * libm::sqrt(self.var) < limit {
            let weight = if self.mean > limit { 0.0 } else { self.weight };
            return Self { weight, ..*self };
        }
        // Moments up to a limit of a gamma distribution are probabilities of the next shapes.
        let (shape, scale) = (self.mean * self.mean / self.var, self.var / self.mean);
        let share = 1.0 - gamma_beyond(shape, limit / scale);
        if share < NEGLIGIBLE {
            return Self::default();
        }
        let first = shape * scale * (1.0 - gamma_beyond(shape + 1.0, limit / scale)) / share;
        let second = shape * (shape + 1.0) * scale * scale * (1.0 - gamma_beyond(shape + 2.0, limit / scale)) / share;
        let mean = first.min(limit);
        Self { weight: self.weight * share, mean, var: (second - mean * mean).max(0.0) }
    }
}

/// Survival of a gamma distribution of scale 1 (Wilson and Hilferty; exact for shape 1).
fn gamma_beyond(shape: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    if (shape - 1.0).abs() < 1e-6 {
        return libm::exp(-x);
    }
    let ninth = 1.0 / (9.0 * shape);
    let z = (libm::cbrt(x / shape) - 1.0 + ninth) / libm::sqrt(ninth);
    0.5 * libm::erfc(z * std::f64::consts::FRAC_1_SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64, share: f64) {
        assert!((value - expected).abs() <= share * expected.abs(), "{value} is not {expected}");
    }

    #[test]
    fn percentiles_are_those_of_known_distributions() {
        let exponential = Latency::new(2.0, 4.0);
        near(exponential.quantile(0.99), 2.0 * 100.0_f64.ln(), 1e-3);
        near(exponential.quantile(0.5), 2.0 * 2.0_f64.ln(), 1e-3);
        // Ten stages of an exponential: the printed 99th percentile of chi square with 20 degrees of freedom, halved.
        near(Latency::new(10.0, 10.0).quantile(0.99), 37.566 / 2.0, 3e-3);
        near(Latency::new(3.0, 0.0).quantile(0.99), 3.0, 1e-3);
    }

    #[test]
    fn a_limit_cuts_mass_and_mean() {
        let cut = Latency::new(1.0, 1.0).within(2.0);
        let mass = 1.0 - (-2.0_f64).exp();
        near(cut.weight(), mass, 1e-6);
        near(cut.mean(), (1.0 - 3.0 * (-2.0_f64).exp()) / mass, 2e-2);
    }

    #[test]
    fn sums_and_choices_keep_moments_however_many_there_are() {
        let mut mix = Latency::default();
        let (mut mean, mut squares) = (0.0, 0.0);
        for i in 0..40 {
            let time = f64::from(i * 7 % 13) + 0.5;
            mix = mix.or(&Latency::new(time, 0.25).scaled(0.025));
            mean += time / 40.0;
            squares += (0.25 + time * time) / 40.0;
        }
        near(mix.weight(), 1.0, 1e-9);
        near(mix.mean(), mean, 1e-9);
        near(mix.var(), squares - mean * mean, 1e-6);
        let sum = mix.then(&mix);
        near(sum.mean(), 2.0 * mean, 1e-9);
        near(sum.var(), 2.0 * mix.var(), 1e-6);
    }
}
