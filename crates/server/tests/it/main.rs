//! Every test that needs a database or HTTP: one binary, in folders that mirror the crates.
//! Tests go in by the front door, as a person, on a database of their own.

mod access;
mod auth;
mod commands;
mod demo;
mod hostile;
mod html_pages;
mod judging;
mod kit;
mod matching;
mod queue;
mod realtime;
mod rest;
mod schema;
mod search;
mod server;
mod storage;
