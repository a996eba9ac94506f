//! The engines alone, without a cage: what they answer and what they say of programs that fail.

use super::*;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::rc::Rc;

fn job(engine: Engine, source: &str, input: &str) -> Job {
    Job {
        engine,
        source: source.to_owned(),
        entry: "solve".to_owned(),
        input: input.to_owned(),
        schema: "create table people (id integer primary key, name text, age integer);".to_owned(),
        memory_bytes: 64 * 1024 * 1024,
        result_bytes: 1024 * 1024,
    }
}

/// The answer, or what is said instead of it; and what was printed.
fn outcome(engine: Engine, source: &str, input: &str) -> (Result<Value, Failed>, String) {
    let job = job(engine, source, input);
    // As deep as the stack of the process that this runs in elsewhere.
    let run = move || {
        let printed = Rc::new(RefCell::new(String::new()));
        let sink = Rc::clone(&printed);
        let outcome = run(&job, &|| job.input.clone(), move |text: &str| sink.borrow_mut().push_str(text));
        let printed = printed.borrow().clone();
        (outcome, printed)
    };
    let thread = std::thread::Builder::new().stack_size(64 * 1024 * 1024).spawn(run).expect("a thread");
    let (outcome, printed) = thread.join().expect("it does not panic");
    let answer = match outcome {
        Outcome::Value(json) => Ok(serde_json::from_slice(&json).expect("an answer is JSON")),
        Outcome::Failed(failed) => Err(failed),
    };
    (answer, printed)
}

fn answer(engine: Engine, source: &str, input: &str) -> Value {
    outcome(engine, source, input).0.unwrap_or_else(|failed| panic!("{source}: {failed:?}"))
}

fn failure(engine: Engine, source: &str, input: &str) -> (Failure, String, Option<u32>) {
    let failed = outcome(engine, source, input).0.expect_err(source);
    (failed.failure, failed.message, failed.line)
}

const JS: Engine = Engine::JavaScript;
const TS: Engine = Engine::TypeScript;
const SQL: Engine = Engine::Sql;

#[test]
fn functions_of_every_form_are_found_and_awaited() {
    for source in [
        "function solve(a, b) { return a + b }",
        "const solve = (a, b) => a + b",
        "export function solve(a, b) { return a + b } // last line",
        "async function solve(a, b) { await null; return a + b }",
        "let solve; solve = async (a, b) => new Promise(done => done(Promise.resolve(a + b)))",
        "const late = await Promise.resolve(1); function solve(a, b) { return a + b * late }",
        "\"use strict\"\nvar solve = function (a, b) { return a + b }",
    ] {
        assert_eq!(answer(JS, source, "[1, 2]"), json!(3), "{source}");
        assert_eq!(answer(TS, source, "[1, 2]"), json!(3), "{source}");
    }
}

#[test]
fn values_come_and_go_as_they_are() {
    let value = json!([null, true, -1.5, 9_007_199_254_740_991_i64, "é\"\\\u{1f600}", [], {"a": {"b": [1]}, "": 0}]);
    assert_eq!(answer(JS, "const solve = it => it", &format!("[{value}]")), value);
    assert_eq!(
        answer(JS, "const solve = () => [1.0, -0, 0.1 + 0.2, 1e21, 5n, 1e-7]", "[]"),
        json!([1, 0, 0.1 + 0.2, 1e21, 5, 1e-7])
    );
    assert_eq!(answer(JS, "const solve = () => ({ a: undefined, b: 1, __proto__: null })", "[]"), json!({"b": 1}));
    assert_eq!(
        answer(JS, "class P { constructor() { this.x = 1 } } const solve = () => new P()", "[]"),
        json!({"x": 1})
    );
    assert_eq!(answer(JS, "Object.prototype.toJSON = () => 'forged'; const solve = () => [1]", "[]"), json!([1]));
}

#[test]
fn what_is_no_json_is_told_in_words() {
    for (source, said) in [
        ("() => {}", "returned nothing"),
        ("() => NaN", "NaN"),
        ("() => [1 / 0]", "Infinity"),
        ("() => [undefined]", "undefined in a list"),
        ("() => new Map([[1, 2]])", "a Map"),
        ("() => [new Set()]", "a Set"),
        ("() => new Date(0)", "a Date"),
        ("() => new Uint8Array(3)", "a Uint8Array"),
        ("() => solve", "a function"),
        ("() => Symbol()", "a symbol"),
        ("() => 2n ** 60n", "BigInt"),
        ("() => '\\ud800'", "surrogate"),
        ("() => { const a = []; a.push(a); return a }", "nested"),
    ] {
        let (failure, message, _) = failure(JS, &format!("const solve = {source}"), "[]");
        assert_eq!(failure, Failure::NotJson, "{source}: {message}");
        assert!(message.contains(said), "{source}: {message}");
    }
    assert_eq!(failure(JS, "const solve = () => 'x'.repeat(2e6)", "[]").0, Failure::TooBig);
    assert_eq!(failure(JS, "const solve = () => Array(3e5).fill(12345)", "[]").0, Failure::TooBig);
}

#[test]
fn errors_name_the_candidates_own_line() {
    let inside =
        "function helper(list) {\n  return list.nothing.length;\n}\nfunction solve() {\n  return helper([]);\n}";
    let (kind, message, line) = failure(JS, inside, "[]");
    assert_eq!((kind, line), (Failure::Runtime, Some(2)), "{message}");
    assert!(message.starts_with("TypeError: "), "{message}");
    assert!(!message.contains("$devproof"), "{message}");
    let (kind, message, line) = failure(JS, "function solve() {\n  let a = 1;\n  let b = ;\n}", "[]");
    assert_eq!((kind, line), (Failure::Compile, Some(3)), "{message}");
    let (kind, message, line) = failure(JS, "function solve() {\n  if (true) {\n", "[]");
    assert_eq!((kind, line), (Failure::Compile, Some(2)), "{message}");
    let (kind, _, line) = failure(JS, "function solve() {}\n\nnull.x;", "[]");
    assert_eq!((kind, line), (Failure::Runtime, Some(3)));
    let (kind, message, _) = failure(JS, "function solve() { throw { odd: [1, 'a'] } }", "[]");
    assert_eq!((kind, message.as_str()), (Failure::Runtime, "Thrown: { odd: [1, \"a\"] }"));
    let (kind, message, line) =
        failure(JS, "async function solve() {\n  await null;\n  throw new RangeError('far');\n}", "[]");
    assert_eq!((kind, message.as_str(), line), (Failure::Runtime, "RangeError: far", Some(3)));
    assert_eq!(failure(JS, "function solve() { return new Promise(() => {}) }", "[]").0, Failure::Runtime);
}

#[test]
fn a_missing_function_is_told_by_its_name() {
    for source in ["function other() {}", "", "const solve = 3", "/* solve */", "{ function solve() {} }"] {
        let (kind, message, _) = failure(JS, source, "[]");
        assert_eq!(
            (kind, message.as_str()),
            (Failure::Compile, "There is no function solve at the top of the program."),
            "{source}"
        );
        assert_eq!(failure(TS, source, "[]").0, Failure::Compile, "{source}");
    }
    assert_eq!(failure(JS, "function solve() {} /* open", "[]").0, Failure::Compile);
}

#[test]
fn the_console_shows_what_people_read() {
    let source = "function solve() { console.log('a', 1, [1, 'x'], { b: null }, undefined); console.error(new TypeError('no')); \
        console.warn(new Map([[1, { c: 2 }]])); console.log(); return 0 }";
    assert_eq!(
        outcome(JS, source, "[]").1,
        "a 1 [1, \"x\"] { b: null } undefined\nTypeError: no\nMap[[1, { c: 2 }]]\n\n"
    );
}

#[test]
fn deep_recursion_is_an_error_like_any_other() {
    assert_eq!(
        answer(JS, "const down = n => n ? 1 + down(n - 1) : 0; const solve = () => down(10000)", "[]"),
        json!(10_000)
    );
    let (kind, message, line) = failure(JS, "function solve() {\n  return solve();\n}", "[]");
    assert_eq!((kind, line), (Failure::Runtime, Some(2)), "{message}");
    assert!(message.starts_with("RangeError: Maximum call stack size exceeded"), "{message}");
}

#[test]
fn memory_has_an_end() {
    for source in
        ["() => { const a = []; for (;;) a.push(a.length + 0.5) }", "() => { let s = 'x'; for (;;) s += s }"]
    {
        let (kind, message, _) = failure(JS, &format!("const solve = {source}"), "[]");
        assert!(
            matches!(kind, Failure::Memory) || message.contains("invalid string length"),
            "{source}: {kind:?} {message}"
        );
    }
}

#[test]
fn modules_and_hosts_are_absent() {
    for source in ["import fs from 'fs'; function solve() {}", "import * as os from 'os'; function solve() {}"] {
        assert!(matches!(failure(JS, source, "[]").0, Failure::Compile | Failure::Runtime), "{source}");
    }
    for global in [
        "require",
        "process",
        "fetch",
        "setTimeout",
        "std",
        "os",
        "WebAssembly",
        "Worker",
        "XMLHttpRequest",
        "Deno",
        "print",
        "load",
    ] {
        assert_eq!(answer(JS, &format!("const solve = () => typeof {global}"), "[]"), json!("undefined"), "{global}");
    }
    assert_eq!(failure(JS, "const solve = async () => { await import('fs') }", "[]").0, Failure::Runtime);
}

#[test]
fn generators_make_the_same_numbers_each_time() {
    let source = "() => { const next = lcg(7); return [Array.from({ length: 3 }, () => next(1000)), next(2)]; }";
    let first = answer(Engine::Generate, source, "[]");
    // Worked out by hand from s' = 1664525 s + 1013904223 mod 2^32 and s = 7.
    let mut state = 7_u32;
    let mut next = |below: u64| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (u64::from(state) * below) >> 32
    };
    assert_eq!(first, json!([[next(1000), next(1000), next(1000)], next(2)]));
    let (kind, message, line) = failure(Engine::Generate, "() => {\n  return [Math.random()];\n}", "[]");
    assert_eq!((kind, line), (Failure::Setup, Some(2)), "{message}");
    assert_eq!(failure(Engine::Generate, "() => {", "[]").0, Failure::Setup);
    assert_eq!(failure(Engine::Generate, "5", "[]").0, Failure::Setup);
}

#[test]
fn types_are_stripped_and_lines_stay_the_candidates() {
    let source = "interface Pair<T> {\n  left: T;\n  right: T;\n}\nenum Side { Left = 1, Right }\nnamespace Deep { export const two = 2 }\n\
        type Sum = (pair: Pair<number>) => number;\nclass Box { constructor(private readonly held: number) {} get() { return this.held } }\n\
        export const solve = (a: number, b?: number): number => {\n  const pair = { left: a, right: b! } satisfies Pair<number>;\n\
        \x20 return (<number>pair.left) + (pair.right as number) + Side.Right - Deep.two + new Box(0).get();\n};";
    assert_eq!(answer(TS, source, "[1, 2]"), json!(3));
    let fails = "interface A {\n  b: string;\n}\n\ntype C = A | null;\n\nfunction solve(it: A): string {\n  const c: C = null as C;\n  return c!.b;\n}";
    let (kind, message, line) = failure(TS, fails, "[{}]");
    assert_eq!((kind, line), (Failure::Runtime, Some(9)), "{message}");
    let (kind, message, line) = failure(TS, "function solve(a: number) {\n  const b: = 1;\n}", "[1]");
    assert_eq!((kind, line), (Failure::Compile, Some(2)), "{message}");
    assert!(message.starts_with("SyntaxError: "), "{message}");
    let (kind, message, line) = failure(TS, "let a = 1;\nlet a = 2;\nfunction solve() {}", "[]");
    assert_eq!((kind, line), (Failure::Compile, Some(2)), "{message}");
    for bomb in
        ["(".repeat(60_000), "[".repeat(60_000), "!".repeat(60_000), format!("type A = {}", "A<".repeat(20_000))]
    {
        assert_eq!(failure(TS, &bomb, "[]").0, Failure::Compile);
    }
}

const ROWS: &str = "insert into people values (1, 'Ada', 36), (2, 'Bob', null), (3, 'Čapek', 48);";

#[test]
fn queries_answer_rows() {
    assert_eq!(
        answer(SQL, "select name, age, age / 2.0 from people order by id -- done", ROWS),
        json!([["Ada", 36, 18.0], ["Bob", null, null], ["Čapek", 48, 24.0]])
    );
    assert_eq!(
        answer(
            SQL,
            "with recursive n(i) as (select 1 union all select i + 1 from n where i < 3) select i from n;",
            ""
        ),
        json!([[1], [2], [3]])
    );
    assert_eq!(
        answer(SQL, "select row_number() over (order by age), json_array(1) from people where age > 40;\n;", ROWS),
        json!([[1, "[1]"]])
    );
    assert_eq!(answer(SQL, "values (1, 'a')", ""), json!([[1, "a"]]));
    assert_eq!(answer(SQL, "select 1 where false", ""), json!([]));
}

#[test]
fn queries_that_are_none_are_refused() {
    for (query, said) in [
        ("selec 1", "syntax error"),
        ("select nobody from people", "no such column"),
        ("select 1; select 2", "several"),
        ("delete from people", "only read"),
        ("drop table people", "only read"),
        ("insert into people values (9, 'x', 1)", "only read"),
        ("create table t (a)", "only read"),
        ("attach database '/tmp/x' as x", "only read"),
        ("pragma table_info(people)", "only read"),
        ("select * from pragma_database_list", "not authorized"),
        ("vacuum into '/tmp/x'", "one query"),
        ("begin", "only read"),
        ("explain select 1", "one query"),
        ("select load_extension('x')", "not authorized"),
        ("select randomblob(100)", "not authorized"),
        ("", "one query"),
        ("-- nothing", "one query"),
    ] {
        let (kind, message, _) = failure(SQL, query, ROWS);
        assert_eq!(kind, Failure::Compile, "{query}: {message}");
        assert!(message.contains(said), "{query}: {message}");
    }
    assert_eq!(failure(SQL, "select\n  1,\n  wrong\nfrom people", ROWS).2, Some(3));
    assert_eq!(failure(SQL, "select x'00'", ROWS).0, Failure::NotJson);
    assert_eq!(failure(SQL, "select 9e999", ROWS).0, Failure::NotJson);
    assert_eq!(failure(SQL, "select abs(-9223372036854775807 - 1)", ROWS).0, Failure::Runtime);
    assert_eq!(
        failure(
            SQL,
            "with recursive n(i) as (select 1 union all select i + 1 from n limit 500000) select i from n",
            ROWS
        )
        .0,
        Failure::TooBig
    );
}

#[test]
fn rows_that_cannot_be_filled_in_are_the_setups_fault() {
    let (kind, message, _) = failure(SQL, "select 1", "insert into nobody values (1)");
    assert_eq!(kind, Failure::Setup);
    assert!(message.starts_with(ROWS_FAILED), "{message}");
    for setup in ["attach 'x' as y", "pragma writable_schema = 1", "create virtual table t using fts5(a)"] {
        assert_eq!(failure(SQL, "select 1", setup).0, Failure::Setup, "{setup}");
    }
}

#[test]
fn e20_half_of_a_surrogate_pair_is_shown_as_the_replacement_character() {
    let source = r"function solve() { console.log('a\ud83db\\ud800', ['\udc00', '\ud83d\ude00']); return 1 }";
    let (answer, printed) = outcome(JS, source, "[]");
    assert_eq!(answer.expect("it answers"), json!(1));
    assert_eq!(printed, "a\u{fffd}b\\ud800 [\"\u{fffd}\", \"\u{1f600}\"]\n");
    let (_, message, _) = failure(JS, r"function solve() { throw new Error('\ud83d!') }", "[]");
    assert_eq!(message, "Error: \u{fffd}!");
}
