//! Tests of the simulator through its public functions.

mod conservation;
mod document;
mod kit;
mod model;
mod promises;
mod reference;
mod scenario;
mod textbook;
