//! Refusals of the product's functions, in the shape of the data API's.

use devproof_commands::CommandError;
use devproof_functions::FunctionResponse;
use http::StatusCode;
use serde_json::{Value, json};

/// A command's refusal.
pub(crate) fn of(error: &CommandError) -> FunctionResponse {
    let status = StatusCode::from_u16(error.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let body =
        json!({ "code": error.code(), "message": error.message(), "details": error.details(), "hint": error.hint() });
    FunctionResponse::json(status, &body)
}

/// Another refusal.
pub(crate) fn refusal(status: StatusCode, code: &str, message: &str, hint: Option<&str>) -> FunctionResponse {
    FunctionResponse::json(status, &json!({ "code": code, "message": message, "details": Value::Null, "hint": hint }))
}
