//! The judge without a database: submissions a second of one worker, and what the cage costs over the bare interpreter.

use crate::Options;
use crate::stats::percentile;
use anyhow::{Context, ensure};
use devproof_judge::document::Input;
use devproof_judge::engine::{self, Engine, Job, Outcome};
use devproof_judge::limits::MAX_ANSWER;
use devproof_judge::{Document, Judge, JudgeSettings, Language, Program, Task, Verdict, Which, child};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// An ordinary challenge of functions, and one of queries.
const FUNCTION: &str = "requests-in-a-sliding-window";
const QUERY: &str = "weekly-tickets-of-every-team";

const PYTHON: &str = "/usr/bin/python3";

/// What a person would write to try a function: the program, its name and the arguments come by standard input.
const BARE_PYTHON: &str = "import sys, json\nsource, name, arguments = json.load(sys.stdin)\nworld = {'__name__': 'solution'}\n\
    exec(compile(source, 'solution.py', 'exec'), world)\nprint(json.dumps(world[name](*arguments)))\n";

/// What came of one language.
struct Line {
    language: Language,
    tests: usize,
    /// Microseconds of each whole submission.
    ours: Vec<u32>,
    /// The same programs on the same inputs, without a process or a cage; Python in a process for each test.
    bare: Vec<u32>,
}

/// Measures every language and tells it as a table.
pub async fn measure(options: &Options) -> anyhow::Result<String> {
    let judge = Judge::start(JudgeSettings {
        child: options.server.canonicalize()?,
        arguments: vec![child::COMMAND.to_owned()],
        python: Some(PathBuf::from(PYTHON)),
        compilers: BTreeMap::new(),
        slots: 1,
        without: Vec::new(),
    })
    .await?;
    let mut lines = Vec::new();
    for (slug, languages) in
        [(FUNCTION, &[Language::JavaScript, Language::TypeScript, Language::Python][..]), (QUERY, &[Language::Sql])]
    {
        let document = document(slug)?;
        for &language in languages {
            eprintln!("judge {language}");
            lines.push(
                line(options, &judge, &document, language).await.with_context(|| format!("{slug}, {language}"))?,
            );
        }
    }
    Ok(table(&lines))
}

fn document(slug: &str) -> anyhow::Result<Document> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/challenges").join(slug);
    Document::from_folder(&folder).map_err(|problems| anyhow::anyhow!("{slug}: {problems:?}"))
}

/// Both take turns, so that whatever else the machine does hits both.
async fn line(options: &Options, judge: &Judge, document: &Document, language: Language) -> anyhow::Result<Line> {
    let task = document.task().context("it is judged")?;
    let source = document.solutions.get(&language).context("it has a solution")?;
    let jobs = jobs(judge, task, language, source).await?;
    let mut line = Line { language, tests: jobs.len(), ours: Vec::new(), bare: Vec::new() };
    let time = Duration::from_secs(options.seconds);
    for round in 0..options.rounds {
        for ours in [round % 2 == 0, round % 2 == 1] {
            let started = Instant::now();
            while started.elapsed() < time {
                let before = Instant::now();
                if ours {
                    let program = Program { language, source };
                    let judgement = judge.judge(task, program, Which::All, &mut |_, _| {}).await;
                    ensure!(judgement.verdict == Verdict::Accepted, "the reference is {}", judgement.verdict);
                    line.ours.push(microseconds(before));
                } else {
                    jobs.iter().try_for_each(bare)?;
                    line.bare.push(microseconds(before));
                }
            }
        }
    }
    Ok(line)
}

fn microseconds(since: Instant) -> u32 {
    u32::try_from(since.elapsed().as_micros()).unwrap_or(u32::MAX)
}

/// The tests as an interpreter gets them.
async fn jobs(judge: &Judge, task: &Task, language: Language, source: &str) -> anyhow::Result<Vec<Job>> {
    let mut jobs = Vec::new();
    for test in &task.tests {
        let input = match &test.input {
            Input::Arguments(arguments) => serde_json::to_string(arguments)?,
            Input::Setup(setup) => setup.clone(),
            Input::Generate(source) => {
                serde_json::to_string(&judge.generated(task, source).await.map_err(anyhow::Error::msg)?)?
            }
        };
        jobs.push(Job {
            engine: language.into(),
            source: source.to_owned(),
            entry: task.function().map(|function| function.name_in(language)).unwrap_or_default(),
            input,
            schema: task.schema().unwrap_or_default().to_owned(),
            memory_bytes: task.limits.memory(),
            result_bytes: MAX_ANSWER,
        });
    }
    Ok(jobs)
}

/// One test without a cage.
fn bare(job: &Job) -> anyhow::Result<()> {
    if job.engine == Engine::Python {
        return bare_python(job);
    }
    let outcome = engine::run(job, &|| job.input.clone(), |_: &str| {});
    ensure!(matches!(outcome, Outcome::Value(_)), "the bare interpreter says {outcome:?}");
    Ok(())
}

fn bare_python(job: &Job) -> anyhow::Result<()> {
    let mut python = Command::new(PYTHON)
        .args(["-S", "-s", "-c", BARE_PYTHON])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context(PYTHON)?;
    let arguments: serde_json::Value = serde_json::from_str(&job.input)?;
    let input = serde_json::to_vec(&(&job.source, &job.entry, arguments))?;
    python.stdin.take().context("its input")?.write_all(&input)?;
    let output = python.wait_with_output()?;
    ensure!(output.status.success(), "the bare interpreter ends with {}", output.status);
    Ok(())
}

fn table(lines: &[Line]) -> String {
    let mut table = String::from(
        "| judge, one worker | tests | submissions /s | p50 ms | p99 ms | bare p50 ms | **ratio** | cage, ms a test |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for Line { language, tests, ours, bare } in lines {
        let milliseconds = |times: &[u32], part: f64| percentile(times, part) / 1_000.0;
        let total: f64 = ours.iter().map(|time| f64::from(*time)).sum();
        let rate = ours.len() as f64 * 1e6 / total.max(1.0);
        let (judged, alone) = (milliseconds(ours, 0.5), milliseconds(bare, 0.5));
        _ = writeln!(
            table,
            "| {language} | {tests} | {rate:.1} | {judged:.1} | {:.1} | {alone:.1} | **{:.1}** | {:.1} |",
            milliseconds(ours, 0.99),
            judged / alone,
            (judged - alone) / *tests as f64,
        );
    }
    table
}
