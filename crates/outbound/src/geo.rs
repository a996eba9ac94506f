//! Roughly where a network address is, from a MaxMind database that the operator downloads: no one is asked.

use maxminddb::{MaxMindDbError, Reader, path};
use std::{fmt, net::IpAddr, path::Path, sync::Arc};

/// Tells places of network addresses, or of none when there is no database. Clones share it.
#[derive(Clone, Default)]
pub struct Places(Option<Arc<Reader<Vec<u8>>>>);

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Places(…)" } else { "Places(none)" })
    }
}

impl Places {
    /// Reads a database of cities or countries into memory.
    ///
    /// # Errors
    /// When it cannot be read or is none.
    pub fn open(file: &Path) -> Result<Self, MaxMindDbError> {
        Ok(Self(Some(Arc::new(Reader::open_readfile(file)?))))
    }

    /// The place in English: `Lisbon, Portugal` or `Portugal`; `None` for an address that no place is known of.
    pub fn of(&self, address: IpAddr) -> Option<String> {
        let found = self.0.as_ref()?.lookup(address.to_canonical()).ok()?;
        let name = |path: &[maxminddb::PathElement<'_>]| found.decode_path::<String>(path).ok().flatten();
        let city = name(&path!["city", "names", "en"]);
        let country = name(&path!["country", "names", "en"]);
        match (city, country) {
            (Some(city), Some(country)) => Some(format!("{city}, {country}")),
            (city, country) => country.or(city),
        }
    }
}
