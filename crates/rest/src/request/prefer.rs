//! The `Prefer` header.

use crate::error::RestError;

/// What an insert does with rows that exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Resolution {
    /// Update them.
    Merge,
    /// Leave them.
    Ignore,
}

/// What a write answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Return {
    /// Nothing.
    Minimal,
    /// Nothing but the `Location` header.
    HeadersOnly,
    /// The rows.
    Representation,
}

/// How rows are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// All of them.
    Exact,
    /// Asked for as the planner's estimate; counted up to a bound.
    Planned,
    /// Asked for as a mixture; counted up to a bound.
    Estimated,
}

/// What one request prefers. Of several values of a kind the first wins.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prefer {
    /// `resolution`
    pub resolution: Option<Resolution>,
    /// `missing=default` is true, `missing=null` false.
    pub missing_default: Option<bool>,
    /// `return`
    pub returning: Option<Return>,
    /// `count`
    pub count: Option<Count>,
    /// `tx=rollback` is true, `tx=commit` false.
    pub rollback: Option<bool>,
    /// `handling=strict` is true, `handling=lenient` false.
    pub strict: Option<bool>,
    /// `timezone`
    pub timezone: Option<String>,
    /// `max-affected`
    pub max_affected: Option<i64>,
}

impl Prefer {
    /// Reads the header's values.
    ///
    /// # Errors
    /// Under `handling=strict`, when a preference is not known.
    pub fn parse<'a>(headers: impl Iterator<Item = &'a str>) -> Result<Self, RestError> {
        let mut prefer = Self::default();
        let mut unknown: Vec<&str> = Vec::new();
        for part in headers.flat_map(|header| header.split(',')).map(str::trim).filter(|part| !part.is_empty()) {
            if !prefer.parse_part(part) {
                unknown.push(part);
            }
        }
        if prefer.strict == Some(true) && !unknown.is_empty() {
            return Err(RestError::Preference(format!("Invalid preferences: {}", unknown.join(", "))));
        }
        Ok(prefer)
    }

    fn parse_part(&mut self, part: &str) -> bool {
        match part {
            "resolution=merge-duplicates" => first(&mut self.resolution, Resolution::Merge),
            "resolution=ignore-duplicates" => first(&mut self.resolution, Resolution::Ignore),
            "missing=default" => first(&mut self.missing_default, true),
            "missing=null" => first(&mut self.missing_default, false),
            "return=minimal" => first(&mut self.returning, Return::Minimal),
            "return=headers-only" => first(&mut self.returning, Return::HeadersOnly),
            "return=representation" => first(&mut self.returning, Return::Representation),
            "count=exact" => first(&mut self.count, Count::Exact),
            "count=planned" => first(&mut self.count, Count::Planned),
            "count=estimated" => first(&mut self.count, Count::Estimated),
            "tx=rollback" => first(&mut self.rollback, true),
            "tx=commit" => first(&mut self.rollback, false),
            "handling=strict" => first(&mut self.strict, true),
            "handling=lenient" => first(&mut self.strict, false),
            _ => {
                if let Some(zone) = part.strip_prefix("timezone=") {
                    first(&mut self.timezone, zone.trim_matches('"').to_owned());
                } else if let Some(Ok(max)) = part.strip_prefix("max-affected=").map(str::parse) {
                    first(&mut self.max_affected, max);
                } else {
                    return false;
                }
            }
        }
        true
    }

    /// `max-affected`, which counts only under `handling=strict`.
    pub fn max_affected(&self) -> Option<i64> {
        self.max_affected.filter(|_| self.strict == Some(true))
    }

    /// Whether a write answers with its rows.
    pub fn representation(&self) -> bool {
        self.returning == Some(Return::Representation)
    }
}

fn first<T>(slot: &mut Option<T>, value: T) {
    slot.get_or_insert(value);
}

/// Which kinds of preference a request's kind honours, for `Preference-Applied`.
#[derive(Debug, Clone, Copy, Default)]
pub struct Applied {
    /// An upsert was possible.
    pub resolution: bool,
    /// The request carries rows.
    pub missing: bool,
    /// The request writes.
    pub returning: bool,
    /// The number of rows was bounded.
    pub max_affected: bool,
}

impl Prefer {
    /// The value of `Preference-Applied`, if anything was applied.
    pub fn applied(&self, kinds: Applied, rollback_allowed: bool) -> Option<String> {
        let mut parts: Vec<String> = Vec::new();
        let mut add = |applies: bool, text: Option<&str>| {
            parts.extend(text.filter(|_| applies).map(str::to_owned));
        };
        add(
            kinds.resolution,
            self.resolution.map(|kind| match kind {
                Resolution::Merge => "resolution=merge-duplicates",
                Resolution::Ignore => "resolution=ignore-duplicates",
            }),
        );
        add(kinds.missing, self.missing_default.map(|yes| if yes { "missing=default" } else { "missing=null" }));
        add(
            kinds.returning,
            self.returning.map(|kind| match kind {
                Return::Minimal => "return=minimal",
                Return::HeadersOnly => "return=headers-only",
                Return::Representation => "return=representation",
            }),
        );
        add(
            true,
            self.count.map(|kind| match kind {
                Count::Exact => "count=exact",
                Count::Planned => "count=planned",
                Count::Estimated => "count=estimated",
            }),
        );
        add(rollback_allowed, self.rollback.map(|yes| if yes { "tx=rollback" } else { "tx=commit" }));
        add(true, self.strict.map(|yes| if yes { "handling=strict" } else { "handling=lenient" }));
        add(true, self.timezone.as_deref().map(|zone| format!("timezone={zone}")).as_deref());
        add(kinds.max_affected, self.max_affected().map(|max| format!("max-affected={max}")).as_deref());
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_of_each_kind_wins() {
        let headers = ["return=minimal, count=exact", "return=representation,foo=bar", "timezone=Europe/Paris"];
        let prefer = Prefer::parse(headers.into_iter()).unwrap();
        assert_eq!(prefer.returning, Some(Return::Minimal));
        assert_eq!(prefer.count, Some(Count::Exact));
        let kinds = Applied { returning: true, ..Applied::default() };
        assert_eq!(prefer.applied(kinds, false).unwrap(), "return=minimal, count=exact, timezone=Europe/Paris");
    }

    #[test]
    fn strict_refuses_what_it_does_not_know() {
        let error = Prefer::parse(["handling=strict, anything, foo=bar"].into_iter()).unwrap_err();
        assert!(matches!(error, RestError::Preference(text) if text == "Invalid preferences: anything, foo=bar"));
        assert!(Prefer::parse(["handling=lenient, anything"].into_iter()).is_ok());
        let prefer = Prefer::parse(["max-affected=5"].into_iter()).unwrap();
        assert_eq!(prefer.max_affected(), None);
    }
}
