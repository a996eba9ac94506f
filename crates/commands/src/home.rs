//! The home page, as visitors see it.

mod example;
pub(crate) mod home_match_demo;

use crate::rpc::command::{Command, command};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[command!("home_match_demo", Anyone, home_match_demo)];
