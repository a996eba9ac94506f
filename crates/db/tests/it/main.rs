//! The pool against a real PostgreSQL. `./test rust` starts the cluster that `DEVPROOF_TEST_CLUSTER` names.

mod errors;
mod isolation;
mod kit;
mod pipelines;
mod rows;
mod values;
