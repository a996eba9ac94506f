//! SQL text and its binds as one value.

use crate::Pace;
use serde_json::Value;
use std::{borrow::Cow, fmt, ops::Deref, sync::Arc};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// A text that is owned, lasts for ever, or is shared with others like it.
#[derive(Clone)]
enum Text {
    Static(&'static str),
    Owned(String),
    Shared(Arc<str>),
}

impl Text {
    /// The text as one that can be changed.
    fn to_mut(&mut self) -> &mut String {
        loop {
            match self {
                Self::Owned(text) => return text,
                Self::Static(_) | Self::Shared(_) => *self = Self::Owned((**self).to_owned()),
            }
        }
    }
}

impl Default for Text {
    fn default() -> Self {
        Self::Static("")
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            Self::Static(text) => text,
            Self::Owned(text) => text,
            Self::Shared(text) => text,
        }
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        // Long texts are shared, and then need no look.
        std::ptr::eq(&raw const **self, &raw const **other) || **self == **other
    }
}

impl Eq for Text {}

impl From<Cow<'static, str>> for Text {
    fn from(text: Cow<'static, str>) -> Self {
        match text {
            Cow::Borrowed(text) => Self::Static(text),
            Cow::Owned(text) => Self::Owned(text),
        }
    }
}

/// One bound value. It is sent as text with whatever type the server infers for its place, exactly like an
/// untyped literal: `id = $1` takes a UUID's text, `$1::jsonb` takes JSON text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bind(Option<Text>);

impl Bind {
    /// SQL `null`.
    pub const NULL: Self = Self(None);

    /// A constant of our own code.
    pub const fn fixed(text: &'static str) -> Self {
        Self(Some(Text::Static(text)))
    }

    /// The value as it is sent; `None` for `null`.
    pub fn text(&self) -> Option<&str> {
        self.0.as_deref()
    }

    fn owned(text: String) -> Self {
        Self(Some(Text::Owned(text)))
    }
}

macro_rules! bind_by_display {
    ($($t:ty),+) => { $(impl From<$t> for Bind { fn from(value: $t) -> Self { Self::owned(value.to_string()) } })+ };
}
bind_by_display!(i16, i32, i64, u16, u32, usize, f64, bool, Uuid, &str, &Value, Value);

impl From<String> for Bind {
    fn from(value: String) -> Self {
        Self::owned(value)
    }
}

impl From<Arc<str>> for Bind {
    fn from(value: Arc<str>) -> Self {
        Self(Some(Text::Shared(value)))
    }
}

impl From<&String> for Bind {
    fn from(value: &String) -> Self {
        Self::owned(value.clone())
    }
}

impl From<OffsetDateTime> for Bind {
    fn from(value: OffsetDateTime) -> Self {
        // Years outside 0..=9999 have no RFC 3339 form; PostgreSQL then refuses the empty text.
        Self::owned(value.format(&Rfc3339).unwrap_or_default())
    }
}

impl From<&[u8]> for Bind {
    fn from(value: &[u8]) -> Self {
        Self::owned(format!("\\x{}", hex::encode(value)))
    }
}

impl From<Vec<u8>> for Bind {
    fn from(value: Vec<u8>) -> Self {
        Self::from(value.as_slice())
    }
}

impl<T: Into<Bind>> From<Option<T>> for Bind {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::NULL, Into::into)
    }
}

/// An array literal with every element quoted.
fn array<'a>(elements: impl Iterator<Item = Cow<'a, str>>) -> Bind {
    let mut out = String::from("{");
    for (i, element) in elements.enumerate() {
        if i > 0 {
            out.push(',');
        }
        out.push('"');
        for c in element.chars() {
            if matches!(c, '"' | '\\') {
                out.push('\\');
            }
            out.push(c);
        }
        out.push('"');
    }
    out.push('}');
    Bind::owned(out)
}

impl From<&[Uuid]> for Bind {
    fn from(ids: &[Uuid]) -> Self {
        array(ids.iter().map(|id| id.to_string().into()))
    }
}

impl From<Vec<Uuid>> for Bind {
    fn from(ids: Vec<Uuid>) -> Self {
        Self::from(ids.as_slice())
    }
}

impl From<&[String]> for Bind {
    fn from(texts: &[String]) -> Self {
        array(texts.iter().map(|text| text.as_str().into()))
    }
}

impl From<Vec<String>> for Bind {
    fn from(texts: Vec<String>) -> Self {
        Self::from(texts.as_slice())
    }
}

impl From<&[i32]> for Bind {
    fn from(numbers: &[i32]) -> Self {
        array(numbers.iter().map(|number| number.to_string().into()))
    }
}

impl From<&[i64]> for Bind {
    fn from(numbers: &[i64]) -> Self {
        array(numbers.iter().map(|number| number.to_string().into()))
    }
}

/// SQL text with `$1…` and the values for them.
///
/// ```
/// # use devproof_db::Sql;
/// let by_id = Sql::new("select title from job_openings where id = $1").bind(7);
/// let mut built = Sql::new("select 1 where ");
/// built.push_bind("a");
/// built.push("::text = 'a'");
/// assert_eq!(built.text(), "select 1 where $1::text = 'a'");
/// ```
#[derive(Debug, Clone, Default)]
pub struct Sql {
    text: Text,
    binds: Vec<Bind>,
    pace: Option<Pace>,
}

/// The same text with the same values.
impl PartialEq for Sql {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text && self.binds == other.binds
    }
}

impl Sql {
    /// A statement without binds yet.
    pub fn new(text: impl Into<Cow<'static, str>>) -> Self {
        Self { text: text.into().into(), binds: Vec::new(), pace: None }
    }

    /// A statement that was built before, with these values for its `$1…`. `pace` is that of all with this text.
    pub fn of_shape(text: Arc<str>, binds: Vec<Bind>, pace: Pace) -> Self {
        Self { text: Text::Shared(text), binds, pace: Some(pace) }
    }

    /// Binds the next `$n` that the text already names.
    #[must_use]
    pub fn bind(mut self, value: impl Into<Bind>) -> Self {
        self.binds.push(value.into());
        self
    }

    /// Appends text. Never a value: those go through [`Sql::push_bind`].
    pub fn push(&mut self, text: &str) {
        self.text.to_mut().push_str(text);
    }

    /// Appends `$n` and keeps its value.
    pub fn push_bind(&mut self, value: impl Into<Bind>) {
        self.binds.push(value.into());
        let place = format!("${}", self.binds.len());
        self.text.to_mut().push_str(&place);
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How long it took others, of a statement that was built before.
    pub(crate) fn pace(&self) -> Option<&Pace> {
        self.pace.as_ref()
    }

    /// Bytes of its values.
    pub(crate) fn bytes(&self) -> usize {
        self.binds.iter().filter_map(Bind::text).map(str::len).sum()
    }

    /// The values, in order.
    pub fn binds(&self) -> &[Bind] {
        &self.binds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_quote_every_element() {
        let texts = vec!["a,b".to_owned(), "say \"hi\"\\".to_owned(), String::new(), "NULL".to_owned()];
        assert_eq!(Bind::from(texts), Bind::owned(r#"{"a,b","say \"hi\"\\","","NULL"}"#.to_owned()));
    }
}
