//! Tests of the simulator through its public functions.

mod kit;
mod model;
mod scenario;
mod textbook;
