//! The cage, tried from inside: real processes on the real kernel.

mod kit;
mod layers;
