//! `/functions/v1/NAME`: calls a named function that the server hands in. Knows no product.
//!
//! The caller must be known: a user's token, or an API key alone. CORS and preflight are the server's layer.

mod dispatch;
mod message;

pub use dispatch::router;
pub use message::{FunctionRequest, FunctionResponse};

/// Largest body of a function that says nothing else, in bytes.
pub const DEFAULT_MAX_BODY: usize = 1024 * 1024;

/// The functions of the product.
#[async_trait::async_trait]
pub trait Functions: Send + Sync + 'static {
    /// Calls the function of this name; `None` when there is none.
    async fn invoke(&self, name: &str, request: FunctionRequest) -> Option<FunctionResponse>;

    /// The largest body that a function takes, in bytes.
    fn max_body(&self, _name: &str) -> usize {
        DEFAULT_MAX_BODY
    }
}
