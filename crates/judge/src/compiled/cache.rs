//! Compiled programs, kept by what they were made of: the tests of a submission share one, and so does who sends the same
//! again.

use super::Toolchain;
use crate::bounded_cache::{self, BoundedCache, Key};
use parking_lot::Mutex;
use std::{collections::HashMap, future::Future, sync::Arc};
use tokio::sync::OnceCell;

/// The most that all kept programs may weigh together, in bytes.
const MAX_KEPT: usize = 96 * 1024 * 1024;
/// What a refusal weighs, more or less.
const REFUSAL: usize = 4096;

/// What became of an answer in the compiler: a program, or its author's mistake.
pub type Compiled = Result<Arc<[u8]>, Refusal>;

/// Why an answer could not be compiled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// In the compiler's words.
    pub message: String,
    /// Where in the candidate's source, from 1.
    pub line: Option<u32>,
}

/// Compiled programs.
#[derive(Debug)]
pub struct Programs {
    kept: BoundedCache<Compiled>,
    /// What is compiled just now: who wants the same waits for it.
    compiling: Mutex<HashMap<Key, Arc<OnceCell<Compiled>>>>,
}

impl Default for Programs {
    fn default() -> Self {
        Self { kept: BoundedCache::new(MAX_KEPT), compiling: Mutex::default() }
    }
}

impl Programs {
    /// What `compile` makes of it, or has made of it before.
    ///
    /// # Errors
    /// That of `compile`: the judge's own failure, which is not kept.
    pub async fn get<E>(
        &self,
        toolchain: &Toolchain,
        source: &str,
        entry: &str,
        compile: impl Future<Output = Result<Compiled, E>>,
    ) -> Result<Compiled, E> {
        // What it is compiled with besides is this very program's, and the cache ends with that.
        let key = bounded_cache::key([toolchain.language.as_str(), &toolchain.version, source, entry]);
        if let Some(known) = self.kept.get(&key) {
            return Ok(known);
        }
        let cell = Arc::clone(self.compiling.lock().entry(key).or_default());
        let compiled = cell.get_or_try_init(|| compile).await.cloned();
        self.compiling.lock().remove(&key);
        if let Ok(compiled) = &compiled {
            let bytes = compiled.as_ref().map_or(REFUSAL, |program| program.len());
            self.kept.put(key, compiled.clone(), bytes);
        }
        compiled
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{cage::places::Places, compiled::Compiler, language::Language};
    use std::{
        convert::Infallible,
        path::PathBuf,
        sync::atomic::{AtomicUsize, Ordering},
    };

    fn toolchain(version: &str) -> Toolchain {
        Toolchain {
            language: Language::Rust,
            program: PathBuf::from("rustc"),
            version: version.to_owned(),
            places: Places { paths: Vec::new(), links: Vec::new() },
            compiler: Compiler::Driver(PathBuf::from("rustc")),
        }
    }

    async fn compiled(programs: &Programs, toolchain: &Toolchain, source: &str, size: usize) -> bool {
        let mut fresh = false;
        let compile = async {
            fresh = true;
            Ok::<_, Infallible>(Ok(vec![0_u8; size].into()))
        };
        let Ok(got) = programs.get(toolchain, source, "solve", compile).await;
        assert!(got.is_ok());
        fresh
    }

    #[tokio::test]
    async fn the_same_is_compiled_once() {
        let (programs, one) = (Programs::default(), toolchain("1"));
        assert!(compiled(&programs, &one, "a", 10).await);
        assert!(!compiled(&programs, &one, "a", 10).await);
        assert!(compiled(&programs, &one, "b", 10).await);
        assert!(compiled(&programs, &toolchain("2"), "a", 10).await);
    }

    #[tokio::test]
    async fn who_wants_the_same_at_once_waits_for_it() {
        let (programs, one, times) = (Programs::default(), toolchain("1"), AtomicUsize::new(0));
        let wanted = "a";
        let ask = || {
            programs.get(&one, wanted, "solve", async {
                times.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
                Ok::<Compiled, Infallible>(Err(Refusal { message: "no".to_owned(), line: Some(1) }))
            })
        };
        let (first, second) = tokio::join!(ask(), ask());
        assert_eq!(first, second);
        assert_eq!(times.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn a_failure_of_ours_is_tried_again() {
        let (programs, one, wanted) = (Programs::default(), toolchain("1"), "a");
        let failed = programs.get(&one, wanted, "solve", async { Err::<Compiled, _>("the machine is full") }).await;
        assert_eq!(failed, Err("the machine is full"));
        assert!(compiled(&programs, &one, wanted, 10).await);
    }
}
