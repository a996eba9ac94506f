//! Tests of the simulator through its public functions.

mod conservation;
mod document;
mod kit;
mod model;
mod practice;
mod promises;
mod reference;
mod scenario;
mod settings;
mod textbook;
