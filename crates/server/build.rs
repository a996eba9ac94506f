//! Release builds carry the schema and the content: when one of them changes, build again.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        for folder in ["db", "content"] {
            println!("cargo::rerun-if-changed=../../{folder}");
        }
    }
}
