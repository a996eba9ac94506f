//! The cage, tried from inside: real processes on the real kernel.

mod compiled;
mod hosts;
mod kit;
mod layers;
mod measures;
mod termination;
