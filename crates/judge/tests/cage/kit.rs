//! Runners and programs.

use devproof_judge::{
    cage::Layer,
    protection::Protection,
    run::{Runner, Settings},
};
use std::path::PathBuf;

/// How children are started in these tests. `disguises` are told to the test binary of the child.
pub fn settings(disguises: &[&str], without: &[Layer]) -> Settings {
    let python = PathBuf::from("/usr/bin/python3");
    Settings {
        child: env!("CARGO_BIN_EXE_judge-child").into(),
        arguments: disguises.iter().map(|disguise| (*disguise).to_owned()).collect(),
        python: Some(python),
        slots: 2,
        without: without.to_vec(),
    }
}

pub async fn prove(disguises: &[&str], without: &[Layer]) -> (Runner, Protection) {
    Runner::prove(settings(disguises, without)).await
}
