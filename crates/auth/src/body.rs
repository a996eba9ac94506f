//! Reading a JSON body: one parser, and an error that names the field.

use crate::error::AuthError;
use axum::{
    body::Bytes,
    extract::{FromRequest, Request, rejection::BytesRejection},
};
use http::{HeaderMap, StatusCode, header};
use serde_json::{Map, Value};

/// Largest body, in bytes.
pub(crate) const MAX_BODY: usize = 1024 * 1024;
/// Longest text field that is not a password or metadata, in bytes.
const MAX_TEXT: usize = 4_096;
/// Longest answer of a captcha, in bytes: those of some services are long.
const MAX_CAPTCHA: usize = 16 * 1024;
/// Longest ID token, in bytes.
const MAX_ID_TOKEN: usize = 16 * 1024;
/// Largest `data`, in bytes of JSON: it travels in every access token.
const MAX_DATA: usize = 8 * 1024;

/// The object that was sent.
#[derive(Debug)]
pub(crate) struct Params(Map<String, Value>);

impl<S: Send + Sync> FromRequest<S> for Params {
    type Rejection = AuthError;

    async fn from_request(request: Request, state: &S) -> Result<Self, AuthError> {
        read(request, state, false).await
    }
}

/// The same where a call may come without a body: then nothing was sent.
#[derive(Debug)]
pub(crate) struct MaybeParams(pub(crate) Params);

impl<S: Send + Sync> FromRequest<S> for MaybeParams {
    type Rejection = AuthError;

    async fn from_request(request: Request, state: &S) -> Result<Self, AuthError> {
        read(request, state, true).await.map(Self)
    }
}

async fn read<S: Send + Sync>(request: Request, state: &S, may_be_empty: bool) -> Result<Params, AuthError> {
    let is_json = is_json(request.headers());
    let bytes = Bytes::from_request(request, state).await.map_err(|rejection: BytesRejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE { AuthError::BodyTooLarge } else { AuthError::BadJson }
    })?;
    if may_be_empty && bytes.is_empty() {
        return Ok(Params(Map::new()));
    }
    // A page elsewhere can send a text or a form without asking first, but no JSON.
    if !is_json && !bytes.is_empty() {
        return Err(AuthError::NotJson);
    }
    match serde_json::from_slice(&bytes) {
        Ok(Value::Object(fields)) => Ok(Params(fields)),
        _ => Err(AuthError::BadJson),
    }
}

/// Whether the body is said to be JSON, in whatever charset. Nothing said is taken for it, as GoTrue does.
fn is_json(headers: &HeaderMap) -> bool {
    let Some(value) = headers.get(header::CONTENT_TYPE) else { return true };
    let value = value.to_str().unwrap_or_default();
    let kind = value.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || kind.starts_with("application/") && kind.ends_with("+json")
}

impl Params {
    fn field(&self, name: &str) -> Option<&Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// A text; null and absent are the same.
    pub(crate) fn text(&self, name: &'static str) -> Result<Option<String>, AuthError> {
        self.text_within(name, MAX_TEXT)
    }

    /// A text that is there and not empty.
    pub(crate) fn required(&self, name: &'static str) -> Result<String, AuthError> {
        self.text(name)?
            .filter(|text| !text.is_empty())
            .ok_or_else(|| AuthError::Validation(format!("{name} is required").into()))
    }

    /// A password: any text, of any length; the policy decides.
    pub(crate) fn password(&self, name: &'static str) -> Result<Option<String>, AuthError> {
        match self.field(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text.clone())),
            Some(_) => Err(wrong_type(name, "a string")),
        }
    }

    /// An ID token: longer than other texts.
    pub(crate) fn id_token(&self) -> Result<String, AuthError> {
        self.text_within("id_token", MAX_ID_TOKEN)?
            .filter(|text| !text.is_empty())
            .ok_or_else(|| AuthError::validation("id_token is required"))
    }

    fn text_within(&self, name: &'static str, max: usize) -> Result<Option<String>, AuthError> {
        match self.field(name) {
            None => Ok(None),
            Some(Value::String(text)) if text.len() > max => {
                Err(AuthError::Validation(format!("{name} is longer than {max} bytes").into()))
            }
            Some(Value::String(text)) if text.contains('\0') => {
                Err(AuthError::Validation(format!("{name} holds a NUL character").into()))
            }
            Some(Value::String(text)) => Ok(Some(text.clone())),
            Some(_) => Err(wrong_type(name, "a string")),
        }
    }

    /// A truth value.
    pub(crate) fn flag(&self, name: &'static str) -> Result<Option<bool>, AuthError> {
        match self.field(name) {
            None => Ok(None),
            Some(Value::Bool(flag)) => Ok(Some(*flag)),
            Some(_) => Err(wrong_type(name, "true or false")),
        }
    }

    /// The captcha's answer, where the protocol has it. An object without one is what clients send who have none.
    pub(crate) fn captcha_token(&self) -> Result<Option<String>, AuthError> {
        match self.field("gotrue_meta_security") {
            None => Ok(None),
            Some(Value::Object(fields)) => match fields.get("captcha_token") {
                None | Some(Value::Null) => Ok(None),
                Some(Value::String(token)) if token.len() > MAX_CAPTCHA => {
                    Err(AuthError::Validation(format!("captcha_token is longer than {MAX_CAPTCHA} bytes").into()))
                }
                Some(Value::String(token)) => Ok(Some(token.clone()).filter(|token| !token.is_empty())),
                Some(_) => Err(wrong_type("captcha_token", "a string")),
            },
            Some(_) => Err(wrong_type("gotrue_meta_security", "an object")),
        }
    }

    /// The metadata object `data`, checked for size and for what the database cannot store.
    pub(crate) fn data(&self) -> Result<Option<Map<String, Value>>, AuthError> {
        self.object("data")
    }

    /// A metadata object of any name, checked in the same way.
    pub(crate) fn object(&self, name: &'static str) -> Result<Option<Map<String, Value>>, AuthError> {
        match self.field(name) {
            None => Ok(None),
            Some(Value::Object(data)) => Self::checked_data(data.clone()).map(Some),
            Some(_) => Err(wrong_type(name, "an object")),
        }
    }

    /// Metadata that may be stored: small enough, and without what the database has no place for.
    pub(crate) fn checked_data(data: Map<String, Value>) -> Result<Map<String, Value>, AuthError> {
        let value = Value::Object(data.clone());
        if value.to_string().len() > MAX_DATA {
            return Err(AuthError::Validation(format!("data is larger than {MAX_DATA} bytes").into()));
        }
        if holds_nul(&value) {
            return Err(AuthError::validation("data holds a NUL character"));
        }
        Ok(data)
    }

    #[cfg(test)]
    pub(crate) fn of(body: Value) -> Self {
        match body {
            Value::Object(fields) => Self(fields),
            other => panic!("not an object: {other}"),
        }
    }
}

fn wrong_type(name: &str, wanted: &str) -> AuthError {
    AuthError::Validation(format!("{name} must be {wanted}").into())
}

/// Recursion is bounded by the parser's own depth limit.
fn holds_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(items) => items.iter().any(holds_nul),
        Value::Object(fields) => fields.iter().any(|(name, value)| name.contains('\0') || holds_nul(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn l7_only_json_is_json() {
        let said = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, http::HeaderValue::from_static(value));
            is_json(&headers)
        };
        for json in ["application/json", "application/json;charset=UTF-8", "Application/JSON ; charset=utf-8"] {
            assert!(said(json), "{json}");
        }
        for other in ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded", "", "json"] {
            assert!(!said(other), "{other}");
        }
        assert!(is_json(&HeaderMap::new()));
    }

    #[test]
    fn null_is_absent_and_a_wrong_type_is_named() {
        let params = Params::of(json!({ "a": null, "b": 7, "c": "x\0", "d": "", "e": "x".repeat(5_000), "f": "no" }));
        assert_eq!(params.text("a"), Ok(None));
        assert_eq!(params.text("missing"), Ok(None));
        for (name, words) in [("b", "b must be a string"), ("c", "c holds a NUL"), ("e", "e is longer")] {
            match params.text(name) {
                Err(AuthError::Validation(message)) => assert!(message.contains(words), "{message}"),
                other => panic!("{other:?}"),
            }
        }
        assert!(params.required("d").is_err() && params.required("a").is_err());
        assert!(params.flag("f").is_err());
    }

    #[test]
    fn a_captchas_answer_stands_where_the_protocol_has_it() {
        let token = |security: Value| Params::of(json!({ "gotrue_meta_security": security })).captcha_token();
        for none in [json!(null), json!({}), json!({ "captcha_token": null }), json!({ "captcha_token": "" })] {
            assert_eq!(token(none.clone()), Ok(None), "{none}");
        }
        assert_eq!(token(json!({ "captcha_token": "abc" })), Ok(Some("abc".to_owned())));
        for bad in [json!("abc"), json!({ "captcha_token": 7 }), json!({ "captcha_token": "x".repeat(20_000) })] {
            assert!(token(bad.clone()).is_err(), "{bad}");
        }
    }

    #[test]
    fn metadata_that_cannot_be_kept_is_refused() {
        let data = |data: Value| Params::of(json!({ "data": data })).data();
        assert!(data(json!({ "a": [{ "b": "c" }] })).unwrap().is_some());
        assert!(data(json!({ "a": [{ "b": "\0" }] })).is_err());
        assert!(data(json!({ "\0": 1 })).is_err());
        assert!(data(json!({ "a": "x".repeat(9_000) })).is_err());
        assert!(data(json!([])).is_err());
    }
}
