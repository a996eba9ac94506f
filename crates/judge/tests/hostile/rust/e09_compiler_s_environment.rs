// accepted: []
const VARIABLES: &[(&str, Option<&str>)] = &[
    ("DEVPROOF_DATABASE_URL", option_env!("DEVPROOF_DATABASE_URL")),
    ("DEVPROOF_JUDGE_PYTHON", option_env!("DEVPROOF_JUDGE_PYTHON")),
    ("DEVPROOF_JUDGE_SLOTS", option_env!("DEVPROOF_JUDGE_SLOTS")),
    ("DATABASE_URL", option_env!("DATABASE_URL")),
    ("PGPASSWORD", option_env!("PGPASSWORD")),
    ("USER", option_env!("USER")),
    ("LOGNAME", option_env!("LOGNAME")),
    ("PWD", option_env!("PWD")),
    ("SSH_AUTH_SOCK", option_env!("SSH_AUTH_SOCK")),
    ("CARGO_MANIFEST_DIR", option_env!("CARGO_MANIFEST_DIR")),
    ("CARGO_HOME", option_env!("CARGO_HOME")),
    ("RUSTC_BOOTSTRAP", option_env!("RUSTC_BOOTSTRAP")),
];

fn solve(_: i64) -> Vec<String> {
    VARIABLES.iter().filter(|(_, value)| value.is_some()).map(|(name, _)| name.to_string()).collect()
}
