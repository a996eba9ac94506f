//! Background work as rows of `queue.tasks`: taken in inside the caller's transaction, leased by a [`Worker`], run
//! **at least once**, tried again with growing pauses, and kept as `dead` when nothing helps.
//! Handlers are therefore idempotent. [`outbox`] is the mail that is on its way out.

mod backoff;
pub mod outbox;
mod store;
mod task;
mod worker;

pub use store::{Backlog, Pending, backlog, pending};
pub use task::{Handler, Task, TaskError, TaskRun, enqueue};
pub use worker::{Drained, Worker, WorkerOptions};
