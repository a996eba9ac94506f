//! Where exchange rates come from: those of the release, unless the operator keeps newer ones.

use devproof_matching::rates::{Rates, RatesError};
use std::{fs, io, path::PathBuf};

/// The rates of the release.
const RELEASED: &str = include_str!("../../../content/exchange-rates.json");

/// A file in the form of `content/exchange-rates.json`, or the one of the release.
#[derive(Debug, Clone, Default)]
pub struct RatesFile(Option<PathBuf>);

/// Why a file of rates is not used.
#[derive(Debug, thiserror::Error)]
enum UnusableRates {
    #[error(transparent)]
    Read(#[from] io::Error),
    #[error(transparent)]
    Rates(#[from] RatesError),
}

impl RatesFile {
    /// The file that the operator keeps current. It is read whenever the index is filled.
    pub const fn new(path: Option<PathBuf>) -> Self {
        Self(path)
    }

    /// The current rates. A file that can't be used is logged as an error, and the release's rates are used.
    pub(crate) fn read(&self) -> Option<Rates> {
        let read = self.0.as_ref().map(|path| (path, fs::read_to_string(path).map_err(UnusableRates::from)));
        let read = read.map(|(path, text)| (path, text.and_then(|text| Ok(Rates::parse(&text)?))));
        match read {
            Some((_, Ok(rates))) => Some(rates),
            Some((path, Err(error))) => {
                tracing::error!(%error, path = %path.display(), "the exchange rates can't be used");
                released()
            }
            None => released(),
        }
    }
}

/// Always there: a test reads it.
fn released() -> Option<Rates> {
    Rates::parse(RELEASED).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_operators_rates_count_and_broken_ones_do_not() {
        let day = |file: &RatesFile| file.read().map(|rates| rates.date().to_string());
        let released = released().expect("the file of the release").date().to_string();
        assert_eq!(day(&RatesFile::default()).as_deref(), Some(released.as_str()));
        let path = std::env::temp_dir().join(format!("devproof-rates-{}.json", std::process::id()));
        let newer = RELEASED.replace(&released, "2026-10-01");
        fs::write(&path, newer).expect("a folder for files of tests");
        let file = RatesFile::new(Some(path.clone()));
        assert_eq!(day(&file).as_deref(), Some("2026-10-01"));
        fs::write(&path, "{").expect("a folder for files of tests");
        assert_eq!(day(&file).as_deref(), Some(released.as_str()));
        fs::remove_file(&path).expect("it was written");
        assert_eq!(day(&file).as_deref(), Some(released.as_str()));
    }
}
