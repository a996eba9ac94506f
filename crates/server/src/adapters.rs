//! Stand-in until the commands crate compiles.
use async_trait::async_trait;
use devproof_claims::Clock;
use devproof_db::Db;
use devproof_functions::{FunctionRequest, FunctionResponse, Functions};
use std::sync::Arc;
pub(crate) struct CommandSettings { pub(crate) site_url: String, pub(crate) staff_email: Option<String> }
pub(crate) struct ProductFunctions { pub(crate) db: Db, pub(crate) clock: Arc<dyn Clock>, pub(crate) settings: Arc<CommandSettings> }
#[async_trait]
impl Functions for ProductFunctions {
    async fn invoke(&self, _: &str, _: FunctionRequest) -> Option<FunctionResponse> { None }
}
