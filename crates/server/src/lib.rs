//! The one binary: configuration, start and stop, the router over the protocol crates, and the web files.
//!
//! Everything that has a protocol or a rule lives in another crate; this one wires them together.

pub mod accept;
mod adapters;
pub mod app;
mod assemble;
pub mod boot;
pub mod cli;
pub mod config;
pub mod content;
mod cors;
mod dev;
mod edge;
pub mod embedded_files;
mod function_refusal;
mod headers;
mod health;
mod identify;
pub mod judging;
mod keys;
mod observe;
mod overload;
mod resume;
mod router;
mod row_range;
mod rpc_rate_limit;
mod schemas;
mod session_cache;
mod slow_body;
mod storage_backend;
mod stripe_webhook;
mod tasks;
mod web;
