//! The child: `devproof judge-child`.

use std::process::ExitCode;

/// Builds the cage, runs one program in it, reports what it used.
#[must_use]
pub fn main() -> ExitCode {
    ExitCode::FAILURE
}
