//! Release builds carry the schema, the content and the web app: when any of them changes, build again.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        for folder in ["db", "content", "web/dist"] {
            println!("cargo::rerun-if-changed=../../{folder}");
        }
    }
}
