//! The child alone, for this crate's own tests. What is deployed is `devproof judge-child`.

fn main() -> std::process::ExitCode {
    devproof_judge::child::main()
}
