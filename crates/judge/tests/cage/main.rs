//! The cage, tried from inside: real processes on the real kernel.

mod ends;
mod kit;
mod layers;
mod machines;
mod measures;
