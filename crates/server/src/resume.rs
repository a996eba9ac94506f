//! `read-resume` of `/functions/v1`: a file of any format that people keep their résumé in, as a JSON Resume. Nothing is
//! stored: what was read goes back, and becomes a part of the profile by the commands that preview and apply an import.

use crate::function_refusal::{self, refusal};
use devproof_claims::Clock;
use devproof_commands::CommandSettings;
use devproof_db::Db;
use devproof_functions::{FunctionRequest, FunctionResponse};
use devproof_limits::{Key, Limit, Windows};
use devproof_resume::{ReadError, Reader};
use http::{Method, StatusCode};
use std::path::PathBuf;

/// The function's name.
pub(crate) const NAME: &str = "read-resume";
/// Files that one account may have read.
const LIMIT: Limit = Limit::new(30, 600);

/// Reads files in processes of their own.
pub(crate) struct ResumeFunction(Reader);

impl ResumeFunction {
    /// With this program's processes.
    pub(crate) fn new(program: PathBuf) -> Self {
        Self(Reader::new(program))
    }

    /// Answers one call.
    pub(crate) async fn call(
        &self,
        db: &Db,
        clock: &dyn Clock,
        settings: &CommandSettings,
        request: &FunctionRequest,
    ) -> FunctionResponse {
        if request.method != Method::POST {
            return refusal(
                StatusCode::METHOD_NOT_ALLOWED,
                "method_not_allowed",
                "Call this function by POST.",
                None,
            );
        }
        let caller = devproof_commands::authorize_resume_reading(db, clock, settings, &request.caller);
        let user = match caller.await {
            Ok(user) => user,
            Err(error) => return function_refusal::of(&error),
        };
        let key = Key::new(NAME, &user.to_string());
        match Windows::new(db.clone()).consume(&key, LIMIT, clock.now()).await {
            Ok(None) => {}
            Ok(Some(_)) => {
                let message = "You can read 30 files in 10 minutes. Try again later.";
                return refusal(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", message, None);
            }
            Err(error) => {
                tracing::error!(%error, "calls cannot be counted");
                return unavailable();
            }
        }
        match self.0.read(&request.body).await {
            Ok(Ok(draft)) => match serde_json::to_value(&draft) {
                Ok(answer) => FunctionResponse::json(StatusCode::OK, &answer),
                Err(error) => {
                    tracing::error!(%error, "a draft can't be written");
                    unavailable()
                }
            },
            Ok(Err(error)) => {
                let status = match error {
                    ReadError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
                    _ => StatusCode::UNPROCESSABLE_ENTITY,
                };
                refusal(status, error.code(), error.message(), Some(error.hint()))
            }
            Err(error) => {
                tracing::error!(%error, "no process reads résumés");
                unavailable()
            }
        }
    }
}

fn unavailable() -> FunctionResponse {
    let message = "Files can't be read right now. Try again in a minute.";
    refusal(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message, None)
}
