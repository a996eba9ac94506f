//! See README.md.
