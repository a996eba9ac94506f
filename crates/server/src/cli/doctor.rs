//! `devproof doctor`: what this machine gives for judging strangers' programs. Looks by trying.

use crate::config::Config;
use anyhow::bail;
use devproof_judge::{
    Language, LanguageStatus, Verdict, child,
    run::{Runner, Settings},
    yardstick,
};
use std::{fs, time::Instant};

/// How often the smallest program is run to tell what a run costs.
const RUNS: usize = 9;

/// Prints what holds, and fails when a language is refused.
pub(super) async fn run(config: &Config) -> anyhow::Result<()> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    println!(
        "devproof {}, Linux {}, {cores} cores",
        env!("CARGO_PKG_VERSION"),
        read_first_line("/proc/sys/kernel/osrelease")
    );
    println!("user namespaces: {}", user_namespaces());
    let slots = config.judge.slots;
    let settings = Settings {
        child: child::this_program(),
        arguments: vec![child::COMMAND.to_owned()],
        python: config.judge.python.clone(),
        compilers: config.judge.compilers.clone().into_iter().filter(|(_, path)| path.exists()).collect(),
        slots: slots.max(1),
        without: Vec::new(),
    };
    let (runner, protection) = Runner::self_test(settings).await;
    match runner.python() {
        Some(home) => println!("Python: CPython {} at {}", home.version, home.program.display()),
        None => println!("Python: no supported CPython found"),
    }
    let toolchains = runner.toolchains().await;
    for (language, toolchain) in
        toolchains.iter().filter_map(|(language, found)| Some((language, found.as_ref().ok()?)))
    {
        println!("{}: {} at {}", language.name(), toolchain.version, toolchain.program.display());
    }
    println!("programs at the same time (judge_slots): {slots}\n");
    let mut refused = Vec::new();
    for (language, held) in &protection.languages {
        match held {
            LanguageStatus::Judged { layers, warnings } => {
                let walls: Vec<&str> = layers.iter().map(|layer| layer.words()).collect();
                println!("✓ {:<10} {}", language.as_str(), walls.join(", "));
                println!("  {:<10} {}", "", cost(&runner, *language).await);
                match yardstick::measure(&runner, *language).await {
                    Ok(speed) => {
                        let factor = speed.factor();
                        println!(
                            "  {:<10} its yardstick takes {factor:.2} times the pinned time, and so do limits",
                            ""
                        );
                    }
                    Err(why) => {
                        println!("  {:<10} ✗ not judged: {why}", "");
                        refused.push(language.as_str());
                    }
                }
                for warning in warnings {
                    println!("  {:<10} ! {warning}", "");
                }
            }
            LanguageStatus::Refused { why } => println!("✗ {:<10} refused: {why}", language.as_str()),
        }
    }
    // A machine without a compiler is as it should be: its language isn't offered.
    let is_missing = |language: Language| toolchains.get(&language).is_some_and(Result::is_err);
    let failed = protection.refusals().filter(|(language, _)| !is_missing(*language));
    refused.extend(failed.map(|(language, _)| language.as_str()));
    if !refused.is_empty() {
        bail!("not judged here: {} (see docs/judge.md)", refused.join(", "));
    }
    Ok(())
}

/// A line of a file of the kernel's.
fn read_first_line(path: &str) -> String {
    fs::read_to_string(path).map_or_else(|_| "unknown".to_owned(), |text| text.trim().to_owned())
}

fn user_namespaces() -> &'static str {
    let off = |path: &str| fs::read_to_string(path).is_ok_and(|text| text.trim() == "0");
    let on = |path: &str| fs::read_to_string(path).is_ok_and(|text| text.trim() == "1");
    if off("/proc/sys/user/max_user_namespaces") {
        "off (user.max_user_namespaces is 0)"
    } else if off("/proc/sys/kernel/unprivileged_userns_clone") {
        "for root only (kernel.unprivileged_userns_clone is 0)"
    } else if on("/proc/sys/kernel/apparmor_restrict_unprivileged_userns") {
        "restricted by AppArmor (kernel.apparmor_restrict_unprivileged_userns is 1)"
    } else {
        "on, unless a container's engine forbids them"
    }
}

/// What the smallest run costs: the middle of a few.
async fn cost(runner: &Runner, language: Language) -> String {
    let mut measured = Vec::new();
    for _ in 0..RUNS {
        let started = Instant::now();
        let result = runner.smallest(language).await;
        if result.verdict != Verdict::Accepted {
            return format!("! a run failed: {}", result.message.unwrap_or_default());
        }
        measured.push((started.elapsed(), result.time, result.memory_kib));
    }
    measured.sort_unstable();
    let (wall, cpu, memory) = measured[RUNS / 2];
    format!(
        "a run costs {:.1} ms, of them {:.1} ms of its own CPU time, {:.1} MB",
        wall.as_secs_f64() * 1000.0,
        cpu.as_secs_f64() * 1000.0,
        memory as f64 / 1024.0
    )
}
