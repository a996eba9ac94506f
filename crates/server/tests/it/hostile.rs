//! What was tried against us, and must not work.

mod data;
mod http1;
mod http2;
mod information_leaks;
mod load;
mod logs;
mod many_clients;
mod privilege_escalation;
pub mod raw;
mod start;
mod supply;
mod text;
mod transport;
