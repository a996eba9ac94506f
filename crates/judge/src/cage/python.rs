//! Python in the cage: where it lives on this machine, and what of its library a program gets.

mod home;
mod modules;

pub use home::{NoPython, PythonHome};
pub use modules::modules;
