//! A time as it is stored and sent: to the microsecond, as RFC 3339.

use devproof_db::{FromSql, Type};
use serde::{Serialize, Serializer};
use std::error::Error;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

/// A column of an answer that is a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Timestamp(pub(crate) OffsetDateTime);

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.format(&Rfc3339).unwrap_or_default())
    }
}

impl<'a> FromSql<'a> for Timestamp {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        OffsetDateTime::from_sql(kind, raw).map(Self)
    }

    fn accepts(kind: &Type) -> bool {
        <OffsetDateTime as FromSql>::accepts(kind)
    }
}

impl ts_rs::TS for Timestamp {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}
