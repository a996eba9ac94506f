//! `devproof`: see [`devproof_server::cli`].

#[tokio::main]
async fn main() -> std::process::ExitCode {
    devproof_server::cli::main().await
}
