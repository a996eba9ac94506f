// accepted: []
use std::{fs, os::unix::fs::symlink};

fn solve(_: i64) -> Vec<String> {
    let mut written = Vec::new();
    for place in ["/tmp/x", "/dev/shm/x", "/var/tmp/x", "/x", "x", "solution.rs", "/usr/lib/x"] {
        let attempts = [
            fs::write(place, "x").is_ok(),
            fs::create_dir(place).is_ok(),
            fs::rename(place, "y").is_ok(),
            fs::remove_file(place).is_ok(),
            fs::hard_link("/etc/passwd", place).is_ok(),
            fs::copy("/etc/passwd", place).is_ok(),
            symlink("/etc/passwd", place).is_ok(),
            std::env::set_current_dir("/tmp").is_ok(),
        ];
        if attempts.contains(&true) {
            written.push(place.to_owned());
        }
    }
    written
}
