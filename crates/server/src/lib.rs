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
pub mod files;
mod guard;
mod headers;
mod health;
mod identify;
pub mod judging;
mod keys;
mod liveness;
mod objects;
mod observe;
mod overload;
mod pace;
mod router;
mod schemas;
mod tasks;
mod web;
