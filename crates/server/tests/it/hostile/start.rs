//! Starting where something runs already.

use devproof_server::{
    boot,
    config::{Config, settings::Values},
};
use std::collections::BTreeMap;

#[test]
fn a_second_server_keeps_its_hands_off_the_first_ones_database() {
    let folder = std::env::temp_dir().join(format!("devproof-hold-{}", uuid::Uuid::new_v4().simple()));
    let env = BTreeMap::from([("DEVPROOF_DATA_DIR".to_owned(), folder.display().to_string())]);
    let config = Config::from_values(&Values::read(env).unwrap()).unwrap();
    let held = boot::hold_data_dir(&config).unwrap();
    assert!(held.is_some());
    let refused = boot::hold_data_dir(&config).unwrap_err().to_string();
    assert!(refused.starts_with("DEVPROOF_DATA_DIR"), "{refused}");
    drop(held);
    assert!(boot::hold_data_dir(&config).is_ok(), "let go with the file");
    std::fs::remove_dir_all(&folder).unwrap();
}
