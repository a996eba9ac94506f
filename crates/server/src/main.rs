//! `devproof`: see [`devproof_server::cli`].

use mimalloc::MiMalloc;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    // A judged program's process: it cages itself, and must not have threads, a runtime or a configuration before.
    if std::env::args_os().nth(1).is_some_and(|word| word == devproof_judge::child::COMMAND) {
        return devproof_judge::child::main();
    }
    if std::env::args_os().nth(1).is_some_and(|word| word == devproof_resume::child::COMMAND) {
        return devproof_resume::child::main();
    }
    serve()
}

#[tokio::main]
async fn serve() -> ExitCode {
    devproof_server::cli::main().await
}
