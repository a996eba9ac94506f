//! Machines that give more and less: what is there, and what is refused.

use crate::kit::{self, layers, refusal};
use devproof_judge::{Language, LanguageStatus, Verdict, cage::Layer};

const HONEST: &str = "def solve(n):\n    return n + 1";

fn everything(language: Language) -> Vec<Layer> {
    let mut layers = Layer::ALL.to_vec();
    layers.retain(|layer| *layer != Layer::Sealed || language == Language::Python);
    layers.sort_unstable();
    layers
}

#[tokio::test]
async fn every_layer_stands_here() {
    let (runner, protection) = kit::start_runner(&[], &[]).await;
    for language in kit::interpreted() {
        assert_eq!(layers(&protection, language), everything(language), "{protection:?}");
    }
    assert_eq!(kit::python(&runner, HONEST).await.verdict, Verdict::Accepted);
    assert_eq!(kit::javascript(&runner, "function solve(n) { return n; }").await.verdict, Verdict::Accepted);
}

#[tokio::test]
async fn as_an_ordinary_user_every_layer_stands_too() {
    let (runner, protection) = kit::start_runner(&["as-nobody"], &[]).await;
    for language in kit::interpreted() {
        assert_eq!(layers(&protection, language), everything(language), "{protection:?}");
    }
    assert_eq!(kit::python(&runner, HONEST).await.verdict, Verdict::Accepted);
}

#[tokio::test]
async fn in_a_container_landlock_and_seccomp_remain_and_it_is_said() {
    for disguises in [&["in-a-container"][..], &["as-nobody", "in-a-container"]] {
        let (runner, protection) = kit::start_runner(disguises, &[]).await;
        for language in kit::interpreted() {
            let standing = layers(&protection, language);
            assert!(standing.contains(&Layer::Landlock) && standing.contains(&Layer::Calls), "{standing:?}");
            assert!(standing.contains(&Layer::Unprivileged) && !standing.contains(&Layer::Files), "{standing:?}");
            let LanguageStatus::Judged { warnings, .. } = &protection.languages[&language] else {
                panic!("{protection:?}")
            };
            assert!(warnings.iter().any(|warning| warning.contains("own read-only root")), "{warnings:?}");
        }
        assert_eq!(kit::python(&runner, HONEST).await.verdict, Verdict::Accepted);
    }
}

#[tokio::test]
async fn without_landlock_a_root_of_its_own_suffices() {
    let (_, protection) = kit::start_runner(&["old-kernel"], &[]).await;
    for language in kit::interpreted() {
        assert!(!layers(&protection, language).contains(&Layer::Landlock));
    }
}

#[tokio::test]
async fn without_landlock_and_own_root_python_is_refused() {
    let (_, protection) = kit::start_runner(&["in-a-container", "old-kernel"], &[]).await;
    assert!(refusal(&protection, Language::Python).contains("neither Landlock nor a root"));
    for language in [Language::JavaScript, Language::TypeScript, Language::Sql] {
        assert!(protection.judges(language));
    }
    assert_eq!(protection.nothing(), None);
}

#[tokio::test]
async fn without_seccomp_nothing_is_judged() {
    let (_, protection) = kit::start_runner(&["bare-kernel"], &[]).await;
    for language in kit::interpreted() {
        assert!(refusal(&protection, language).contains("seccomp"), "{protection:?}");
    }
    assert!(protection.nothing().is_some());
}

#[tokio::test]
async fn without_python_the_rest_is_judged() {
    let (runner, _) = kit::start_runner(&[], &[]).await;
    assert!(runner.python().is_some());
    let settings = devproof_judge::JudgeSettings {
        child: env!("CARGO_BIN_EXE_judge-child").into(),
        arguments: Vec::new(),
        python: Some("/nowhere/python3".into()),
        compilers: [(Language::Cpp, "/nowhere/g++".into())].into(),
        slots: 1,
        without: Vec::new(),
    };
    let (runner, mut protection) = devproof_judge::run::Runner::start(settings).await.expect("the rest is judged");
    protection.languages.extend(runner.try_compilers().await.languages);
    assert!(refusal(&protection, Language::Python).contains("/nowhere/python3"));
    assert!(refusal(&protection, Language::Cpp).contains("/nowhere/g++"));
    assert_eq!(refusal(&protection, Language::Rust), "no compiler was found");
    assert_eq!(kit::python(&runner, HONEST).await.verdict, Verdict::InternalError);
}
