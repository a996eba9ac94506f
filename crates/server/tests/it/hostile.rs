//! What was tried against us, and must not work.

mod crowd;
mod data;
mod http1;
mod http2;
mod load;
mod logs;
mod others;
mod own;
mod raw;
mod start;
mod supply;
mod text;
mod transport;
