//! The `Accept` header and the forms an answer can take.

use crate::error::RestError;

/// The form of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form {
    /// Exactly one row, as an object.
    pub singular: bool,
    /// Keys whose value is null are left out.
    pub strip_nulls: bool,
    /// The vendor's array type was named, so the answer names it too.
    pub vendor_array: bool,
    /// Comma-separated values instead of JSON.
    pub csv: bool,
}

impl Form {
    /// A plain list.
    pub const LIST: Self = Self { singular: false, strip_nulls: false, vendor_array: false, csv: false };

    /// A header line and a line for each row.
    pub const CSV: Self = Self { csv: true, ..Self::LIST };

    /// The value of `Content-Type`.
    pub fn content_type(self) -> &'static str {
        if self.csv {
            return "text/csv; charset=utf-8";
        }
        match (self.singular, self.strip_nulls, self.vendor_array) {
            (true, false, _) => "application/vnd.pgrst.object+json; charset=utf-8",
            (true, true, _) => "application/vnd.pgrst.object+json; nulls=stripped; charset=utf-8",
            (false, true, _) => "application/vnd.pgrst.array+json; nulls=stripped; charset=utf-8",
            (false, false, true) => "application/vnd.pgrst.array+json; charset=utf-8",
            (false, false, false) => "application/json; charset=utf-8",
        }
    }
}

/// Chooses the form by the highest-ranked type that can be made.
///
/// # Errors
/// When none of the named types can be made.
pub fn negotiate(header: Option<&str>) -> Result<Form, RestError> {
    let Some(header) = header.filter(|text| !text.trim().is_empty()) else { return Ok(Form::LIST) };
    let best = ranked(header).into_iter().find_map(form);
    best.ok_or_else(|| RestError::MediaType(header.to_owned()))
}

/// Whether the root's description may be answered.
///
/// # Errors
/// As [`negotiate`].
pub fn negotiate_openapi(header: Option<&str>) -> Result<(), RestError> {
    let Some(header) = header.filter(|text| !text.trim().is_empty()) else { return Ok(()) };
    let fits = |part: &&str| {
        matches!(
            part.split(';').next().unwrap_or("").trim(),
            "application/openapi+json" | "application/json" | "application/*" | "*/*"
        )
    };
    match header.split(',').find(fits) {
        Some(_) => Ok(()),
        None => Err(RestError::MediaType(header.to_owned())),
    }
}

/// The header's types, best first; equal ones in the order of the header.
fn ranked(header: &str) -> Vec<&str> {
    let mut parts: Vec<(&str, f32)> = header
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(|part| {
            let quality = part
                .split(';')
                .skip(1)
                .find_map(|parameter| parameter.trim().strip_prefix("q="))
                .map_or(1.0, |text| text.parse().unwrap_or(0.0));
            (part, quality)
        })
        .filter(|(_, quality)| *quality > 0.0)
        .collect();
    parts.sort_by(|left, right| right.1.total_cmp(&left.1));
    parts.into_iter().map(|(part, _)| part).collect()
}

fn form(part: &str) -> Option<Form> {
    let mut pieces = part.split(';').map(str::trim);
    let name = pieces.next()?.to_ascii_lowercase();
    let strip_nulls = pieces.any(|parameter| parameter.eq_ignore_ascii_case("nulls=stripped"));
    match name.as_str() {
        "*/*" | "application/*" | "application/json" => Some(Form::LIST),
        "application/vnd.pgrst.object+json" | "application/vnd.pgrst.object" => {
            Some(Form { singular: true, strip_nulls, ..Form::LIST })
        }
        "application/vnd.pgrst.array+json" | "application/vnd.pgrst.array" => {
            Some(Form { strip_nulls, vendor_array: true, ..Form::LIST })
        }
        "text/csv" => Some(Form::CSV),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms() {
        assert_eq!(negotiate(None).unwrap(), Form::LIST);
        assert_eq!(negotiate(Some("text/html, */*;q=0.8")).unwrap(), Form::LIST);
        let object = negotiate(Some("application/vnd.pgrst.object+json")).unwrap();
        assert!(object.singular && !object.strip_nulls);
        let stripped = negotiate(Some("application/vnd.pgrst.object+json;nulls=stripped")).unwrap();
        assert!(stripped.singular && stripped.strip_nulls);
        let ranked = negotiate(Some("application/json;q=0.5, application/vnd.pgrst.object+json;q=0.9")).unwrap();
        assert!(ranked.singular);
        assert_eq!(negotiate(Some("text/csv; charset=utf-8")).unwrap(), Form::CSV);
        assert!(!negotiate(Some("text/csv;q=0.1, */*")).unwrap().csv);
    }

    #[test]
    fn refused() {
        for header in
            ["text/tab-separated-values", "application/vnd.pgrst.plan+json", "application/json;q=0", "nonsense"]
        {
            assert!(matches!(negotiate(Some(header)), Err(RestError::MediaType(_))), "{header}");
        }
        assert!(negotiate_openapi(Some("application/openapi+json")).is_ok());
        assert!(negotiate_openapi(Some("text/html")).is_err());
    }
}
