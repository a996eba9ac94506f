//! `/functions/v1/NAME`: calls a named function that the server hands in. Knows no product.
//!
//! The caller must be known: a user's token, or an API key alone. CORS and preflight are the server's layer.

mod dispatch;
mod message;

pub use dispatch::router;
pub use message::{FunctionRequest, FunctionResponse};

/// The functions of the product.
#[async_trait::async_trait]
pub trait Functions: Send + Sync + 'static {
    /// Calls the function of this name; `None` when there is none.
    async fn invoke(&self, name: &str, request: FunctionRequest) -> Option<FunctionResponse>;
}
