//! Whether a value is a document: by the schema, and by what a schema cannot say.

use super::{
    Asks, Compare, Document, Function, Input, Kind, MAX_DOCUMENT_BYTES, Order, Problem, Purpose, Question, SCHEMA,
    Task, Test, Wrong, pointer::join,
};
use crate::compiled::starter::starter;
use crate::{Language, Limits};
use jsonschema::error::{TypeKind, ValidationErrorKind};
use jsonschema::{ValidationError, Validator};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The most problems that are reported: an author who sees these fixes the rest as well.
pub(super) const MAX_PROBLEMS: usize = 100;

/// The greatest whole number that a double holds without a gap.
const MAX_WHOLE: u64 = (1 << 53) - 1;

static PUBLISHED: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(SCHEMA).expect("the published schema is JSON"));

static VALIDATOR: LazyLock<Validator> =
    LazyLock::new(|| jsonschema::validator_for(&PUBLISHED).expect("the published schema is a schema"));

impl Document {
    /// The document that `value` is.
    ///
    /// # Errors
    ///
    /// All that is wrong with it (at most a hundred things), in the document's order where the schema tells one.
    pub fn parse(value: &Value) -> Result<Self, Vec<Problem>> {
        if let Some(problem) = too_large(value) {
            return Err(vec![problem]);
        }
        let mut problems: Vec<Problem> =
            VALIDATOR.iter_errors(value).flat_map(|error| in_words(&error, value)).collect();
        if problems.is_empty() {
            let raw: Raw =
                serde_json::from_value(value.clone()).map_err(|why| vec![Problem::new("", why.to_string())])?;
            let document = raw.into_document(value.clone());
            problems = beyond_the_schema(&document);
            if problems.is_empty() {
                return Ok(document);
            }
        }
        problems
            .sort_by(|left, right| left.pointer.cmp(&right.pointer).then_with(|| left.message.cmp(&right.message)));
        problems.dedup();
        problems.truncate(MAX_PROBLEMS);
        Err(problems)
    }
}

fn too_large(value: &Value) -> Option<Problem> {
    let bytes = serde_json::to_vec(value).map_or(usize::MAX, |text| text.len());
    (bytes > MAX_DOCUMENT_BYTES)
        .then(|| Problem::new("", format!("is larger than {} KiB", MAX_DOCUMENT_BYTES / 1024)))
}

/// The schema's members as serde reads them, before they are sorted into a task.
#[derive(Deserialize)]
struct Raw {
    title: String,
    kind: Kind,
    topic: Option<String>,
    difficulty: String,
    summary: Option<String>,
    #[serde(default)]
    tags: Vec<String>,
    #[serde(default)]
    skills: Vec<String>,
    minutes: Option<u32>,
    statement: String,
    explanation: Option<String>,
    function: Option<Function>,
    #[serde(default)]
    languages: Vec<Language>,
    #[serde(default)]
    starter: BTreeMap<Language, String>,
    #[serde(default)]
    solutions: BTreeMap<Language, String>,
    #[serde(default)]
    wrong: Vec<Wrong>,
    #[serde(default)]
    limits: Limits,
    #[serde(default)]
    compare: RawCompare,
    #[serde(default)]
    tests: Vec<RawTest>,
    schema: Option<String>,
    #[serde(default)]
    questions: Vec<Question>,
    #[serde(default)]
    requirements: Vec<String>,
    looks_for: Option<String>,
}

#[derive(Deserialize, Default)]
struct RawCompare {
    order: Option<Order>,
    #[serde(default)]
    tolerance: f64,
}

#[derive(Deserialize)]
struct RawTest {
    name: String,
    visible: bool,
    arguments: Option<Vec<Value>>,
    generate: Option<String>,
    setup: Option<String>,
    expected: Value,
    #[serde(default)]
    purpose: Purpose,
}

impl Raw {
    fn into_document(mut self, mut value: Value) -> Document {
        self.fill_in_starters(&mut value);
        let (asks, order, languages) = match (self.kind, self.function, self.schema) {
            (Kind::Code, Some(function), _) => (Some(Asks::Function(function)), Order::Exact, self.languages),
            (Kind::Sql, _, Some(schema)) => (Some(Asks::Query { schema }), Order::Any, vec![Language::Sql]),
            _ => (None, Order::Exact, Vec::new()),
        };
        let compare = Compare { order: self.compare.order.unwrap_or(order), tolerance: self.compare.tolerance };
        let tests = self.tests.into_iter().map(RawTest::into_test).collect();
        Document {
            title: self.title,
            kind: self.kind,
            topic: self.topic,
            difficulty: self.difficulty,
            summary: self.summary,
            tags: self.tags,
            skills: self.skills,
            minutes: self.minutes,
            statement: self.statement,
            explanation: self.explanation,
            starter: self.starter,
            solutions: self.solutions,
            wrong: self.wrong,
            questions: self.questions,
            requirements: self.requirements,
            looks_for: self.looks_for,
            task: asks.map(|asks| Task { asks, languages, limits: self.limits, compare, tests }),
            value,
        }
    }

    /// Compiled languages start from what the signature says, where the author wrote nothing else.
    fn fill_in_starters(&mut self, value: &mut Value) {
        let Some(function) = &self.function else { return };
        for &language in &self.languages {
            if self.starter.contains_key(&language) {
                continue;
            }
            if let Some(text) = starter(function, language) {
                value["starter"][language.as_str()] = Value::from(text.as_str());
                self.starter.insert(language, text);
            }
        }
    }
}

impl RawTest {
    fn into_test(self) -> Test {
        let input = match (self.arguments, self.generate, self.setup) {
            (Some(arguments), _, _) => Input::Arguments(arguments),
            (_, Some(generate), _) => Input::Generate(generate),
            (_, _, setup) => Input::Setup(setup.unwrap_or_default()),
        };
        Test { name: self.name, visible: self.visible, input, expected: self.expected, purpose: self.purpose }
    }
}

/// One error of the schema, as its author can fix it. Alternatives are reported as those that failed.
fn in_words(error: &ValidationError<'_>, document: &Value) -> Vec<Problem> {
    let pointer = error.instance_path().to_string();
    let message = match error.kind() {
        ValidationErrorKind::Required { property } => {
            return vec![Problem::new(join(&pointer, property.as_str().unwrap_or_default()), "is missing")];
        }
        ValidationErrorKind::UnevaluatedProperties { unexpected }
        | ValidationErrorKind::AdditionalProperties { unexpected } => {
            // Where one member of a kind is wrong, the schema no longer counts the others as that kind's.
            let known = if pointer.is_empty() { members_of(document) } else { &Value::Null };
            return unexpected
                .iter()
                .filter(|name| known.get(name.as_str()).is_none())
                .map(|name| Problem::new(join(&pointer, name), "is not a member that is known here"))
                .collect();
        }
        ValidationErrorKind::Enum { options } => format!("must be one of {}", list(options)),
        ValidationErrorKind::Constant { expected_value } => format!("must be {expected_value}"),
        ValidationErrorKind::Type { kind } => format!("must be {}", type_words(kind)),
        ValidationErrorKind::MinLength { limit: 1 } => "must not be empty".to_owned(),
        ValidationErrorKind::MinLength { limit } => format!("must have at least {limit} characters"),
        ValidationErrorKind::MaxLength { limit } => format!("must have at most {limit} characters"),
        ValidationErrorKind::MinItems { limit } => format!("must have at least {}", entries(*limit)),
        ValidationErrorKind::MaxItems { limit } => format!("must have at most {}", entries(*limit)),
        ValidationErrorKind::MinProperties { limit } => format!("must have at least {}", entries(*limit)),
        ValidationErrorKind::Minimum { limit } => format!("must be at least {limit}"),
        ValidationErrorKind::Maximum { limit } => format!("must be at most {limit}"),
        ValidationErrorKind::UniqueItems => "has an entry twice".to_owned(),
        ValidationErrorKind::Contains if pointer == "/tests" => "needs a test that is visible".to_owned(),
        ValidationErrorKind::Pattern { pattern } if pattern == "\\S" => "must not be blank".to_owned(),
        ValidationErrorKind::Pattern { .. } => {
            "must be in snake_case: lowercase letters and digits, joined by _".to_owned()
        }
        ValidationErrorKind::OneOfNotValid { .. } | ValidationErrorKind::OneOfMultipleValid { .. } => {
            "needs either arguments or generate".to_owned()
        }
        _ => error.to_string().chars().take(300).collect(),
    };
    vec![Problem::new(pointer, message)]
}

/// The members that the schema has for a document of this kind.
fn members_of(document: &Value) -> &'static Value {
    let kind = match document["kind"].as_str() {
        Some("system_design") => "systemDesign",
        Some(kind) => kind,
        None => "",
    };
    &PUBLISHED["$defs"][kind]["properties"]
}

fn entries(count: u64) -> String {
    if count == 1 { "one entry".to_owned() } else { format!("{count} entries") }
}

fn list(options: &Value) -> String {
    let words = options.as_array().into_iter().flatten();
    words.map(|word| word.as_str().map_or_else(|| word.to_string(), str::to_owned)).collect::<Vec<_>>().join(", ")
}

fn type_words(kind: &TypeKind) -> String {
    match kind {
        TypeKind::Single(one) => article(&one.to_string()),
        TypeKind::Multiple(many) => many.iter().map(|one| article(&one.to_string())).collect::<Vec<_>>().join(" or "),
    }
}

fn article(kind: &str) -> String {
    match kind {
        "array" => "a list".to_owned(),
        "object" => "an object".to_owned(),
        "integer" => "a whole number".to_owned(),
        "boolean" => "true or false".to_owned(),
        "string" => "text".to_owned(),
        "null" => "null".to_owned(),
        other => format!("a {other}"),
    }
}

fn beyond_the_schema(document: &Document) -> Vec<Problem> {
    let mut problems = Vec::new();
    values(&document.value, &mut String::new(), &mut problems);
    let Some(task) = document.task() else { return problems };
    for language in &task.languages {
        if !document.starter.contains_key(language) {
            problems.push(Problem::new(format!("/starter/{}", language.as_str()), "is missing"));
        }
    }
    for (member, sources) in [("starter", &document.starter), ("solutions", &document.solutions)] {
        for language in sources.keys().filter(|language| !task.languages.contains(language)) {
            let pointer = format!("/{member}/{}", language.as_str());
            problems.push(Problem::new(pointer, "is of a language that is not among the languages"));
        }
    }
    for (index, wrong) in document.wrong.iter().enumerate() {
        if !task.languages.contains(&wrong.language) {
            let pointer = format!("/wrong/{index}/language");
            problems.push(Problem::new(pointer, "is not among the languages"));
        }
    }
    if let Some(function) = task.function() {
        names(function, &mut problems);
        for (index, test) in task.tests.iter().enumerate() {
            arguments(function, index, test, &mut problems);
        }
    }
    problems
}

/// What no document may hold anywhere: characters and numbers that do not survive storage and other languages.
fn values(value: &Value, pointer: &mut String, problems: &mut Vec<Problem>) {
    if problems.len() >= MAX_PROBLEMS {
        return;
    }
    match value {
        Value::String(text) if text.contains('\0') => {
            problems.push(Problem::new(pointer.clone(), "must not hold the character NUL"));
        }
        Value::Number(number) => {
            let whole = number.as_u64().or_else(|| number.as_i64().map(i64::unsigned_abs));
            let large = whole.map_or_else(|| number.as_f64().is_none_or(f64::is_infinite), |whole| whole > MAX_WHOLE);
            if large {
                problems.push(Problem::new(pointer.clone(), "must be a number within ±(2^53 − 1)"));
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                stepped(&index.to_string(), item, pointer, problems);
            }
        }
        Value::Object(members) => {
            for (name, member) in members {
                if name.contains('\0') {
                    problems.push(Problem::new(pointer.clone(), "must not hold the character NUL"));
                }
                stepped(name, member, pointer, problems);
            }
        }
        _ => {}
    }
}

fn stepped(name: &str, value: &Value, pointer: &mut String, problems: &mut Vec<Problem>) {
    let before = pointer.len();
    pointer.push('/');
    pointer.push_str(&name.replace('~', "~0").replace('/', "~1"));
    values(value, pointer, problems);
    pointer.truncate(before);
}

fn names(function: &Function, problems: &mut Vec<Problem>) {
    if is_reserved(&function.name) {
        problems.push(Problem::new("/function/name", "is a word that a language keeps for itself"));
    }
    for (index, parameter) in function.parameters.iter().enumerate() {
        let pointer = format!("/function/parameters/{index}/name");
        if is_reserved(&parameter.name) {
            problems.push(Problem::new(pointer.clone(), "is a word that a language keeps for itself"));
        }
        if function.parameters[..index].iter().any(|earlier| earlier.name == parameter.name) {
            problems.push(Problem::new(pointer, "is the name of another parameter too"));
        }
    }
}

fn arguments(function: &Function, index: usize, test: &Test, problems: &mut Vec<Problem>) {
    let Input::Arguments(given) = &test.input else { return };
    let wanted = function.parameters.len();
    if given.len() != wanted {
        let message = format!("has {}, and the function has {wanted} parameters", entries(given.len() as u64));
        problems.push(Problem::new(format!("/tests/{index}/arguments"), message));
    }
}

/// Words that cannot be a function's or a parameter's name in JavaScript modules or in Python.
fn is_reserved(name: &str) -> bool {
    const WORDS: &str = " and arguments as assert async await break case catch class const continue debugger def default \
        del delete do elif else enum eval except export extends false finally for from function global if implements \
        import in instanceof interface is lambda let new nonlocal not null or package pass private protected public \
        raise return static super switch this throw true try typeof undefined var void while with yield ";
    WORDS.split_whitespace().any(|word| word == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn valid() -> Value {
        json!({
            "title": "Two that add up", "kind": "code", "difficulty": "easy",
            "statement": "Find the positions of the two numbers that add up to the target.",
            "function": {
                "name": "two_sum",
                "parameters": [{ "name": "numbers", "type": "number[]" }, { "name": "target", "type": "number" }],
                "returns": "number[]",
            },
            "languages": ["javascript"],
            "starter": { "javascript": "function twoSum(numbers, target) {}" },
            "tests": [{ "name": "small", "visible": true, "arguments": [[1, 2], 3], "expected": [0, 1] }],
        })
    }

    fn problems(change: impl FnOnce(&mut Value)) -> Vec<String> {
        let mut document = valid();
        change(&mut document);
        Document::parse(&document)
            .map_or_else(|problems| problems.iter().map(ToString::to_string).collect(), |_| Vec::new())
    }

    #[test]
    fn a_document_has_the_schemas_defaults() {
        let document = Document::parse(&valid()).expect("valid");
        let task = document.task().expect("it is judged");
        assert_eq!((task.limits.time_ms, task.limits.memory_mb), (2_000, 128));
        assert_eq!(task.compare, Compare { order: Order::Exact, tolerance: 0.0 });
        assert_eq!(task.tests[0].input, Input::Arguments(vec![json!([1, 2]), json!(3)]));
        assert_eq!(document.value(), &valid());
    }

    #[test]
    fn problems_say_where_and_what_in_plain_words() {
        assert_eq!(problems(|it| it["title"] = json!("ab")), ["/title: must have at least 3 characters"]);
        assert_eq!(
            problems(|it| it["difficulty"] = json!("hard?")),
            ["/difficulty: must be one of easy, medium, hard, expert"]
        );
        assert_eq!(problems(|it| it["tests"][0]["visible"] = json!(false)), ["/tests: needs a test that is visible"]);
        assert_eq!(
            problems(|it| it["tests"][0]["generate"] = json!("() => [1]")),
            ["/tests/0: needs either arguments or generate"]
        );
        assert_eq!(
            problems(|it| it["function"]["name"] = json!("twoSum")),
            ["/function/name: must be in snake_case: lowercase letters and digits, joined by _"]
        );
        assert_eq!(problems(|it| it["minutes"] = json!("ten")), ["/minutes: must be a whole number"]);
        assert_eq!(problems(|it| it["colour"] = json!("red")), ["/colour: is not a member that is known here"]);
        assert_eq!(problems(|it| it["tests"] = json!({})), ["/tests: must be a list"]);
        assert_eq!(
            problems(|it| {
                it.as_object_mut().expect("object").remove("function");
            }),
            ["/function: is missing"]
        );
    }

    #[test]
    fn what_a_schema_cannot_say_is_checked_too() {
        assert_eq!(
            problems(|it| it["tests"][0]["arguments"] = json!([1])),
            ["/tests/0/arguments: has one entry, and the function has 2 parameters"]
        );
        assert_eq!(problems(|it| it["languages"] = json!(["javascript", "python"])), ["/starter/python: is missing"]);
        assert_eq!(
            problems(|it| it["solutions"] = json!({ "python": "x" })),
            ["/solutions/python: is of a language that is not among the languages"]
        );
        assert_eq!(
            problems(|it| it["function"]["name"] = json!("delete")),
            ["/function/name: is a word that a language keeps for itself"]
        );
        assert_eq!(
            problems(|it| it["tests"][0]["expected"] = json!([9007199254740992_u64])),
            ["/tests/0/expected/0: must be a number within ±(2^53 − 1)"]
        );
        assert_eq!(problems(|it| it["title"] = json!("a\0bc")), ["/title: must not hold the character NUL"]);
        assert_eq!(problems(|it| it["statement"] = json!("x".repeat(19_000))), [""; 0]);
        assert_eq!(
            problems(|it| it["tests"][0]["expected"] = json!("x".repeat(MAX_DOCUMENT_BYTES))),
            ["/: is larger than 1024 KiB"]
        );
    }

    #[test]
    fn compiled_languages_start_from_the_signature() {
        let mut value = valid();
        value["languages"] = json!(["javascript", "cpp", "rust"]);
        value["starter"]["cpp"] = json!("// the author's own");
        let document = Document::parse(&value).expect("valid");
        assert_eq!(document.starter[&Language::Cpp], "// the author's own");
        let rust = &document.starter[&Language::Rust];
        assert!(rust.contains("pub fn two_sum(numbers: Vec<f64>, target: f64) -> Vec<f64>"), "{rust}");
        assert_eq!(document.value()["starter"]["rust"], json!(rust));
        value["function"]["returns"] = json!("Points");
        let problems = Document::parse(&value).expect_err("it cannot be read");
        assert_eq!(problems[0].to_string(), "/starter/rust: is missing");
    }

    #[test]
    fn kinds_that_a_person_reads_have_no_task() {
        let written = json!({
            "title": "Why", "kind": "written", "difficulty": "hard",
            "statement": "Tell us about a decision that you would take back today.",
            "questions": [{ "question": "Which decision?" }],
        });
        let document = Document::parse(&written).expect("valid");
        assert!(document.task().is_none());
        assert_eq!(document.questions[0].max_words, 600);
    }

    #[test]
    fn a_folder_is_put_together_again() {
        let files = |path: &str| {
            let mut challenge = valid();
            challenge["languages"] = json!(["javascript", "typescript"]);
            let members = challenge.as_object_mut().expect("object");
            let tests = members.remove("tests").expect("tests");
            let statement = members.remove("statement").expect("statement");
            members.remove("starter");
            match path {
                "challenge.json" => Some(challenge.to_string()),
                "tests.json" => Some(tests.to_string()),
                "statement.md" => statement.as_str().map(str::to_owned),
                "starter.js" => Some("function twoSum() {}".to_owned()),
                "wrong/first.js" => Some("// Takes the first two\nfunction twoSum() { return [0, 1]; }".to_owned()),
                _ => None,
            }
        };
        let document = Document::from_files(files, &["first.js"]).expect("valid");
        assert_eq!(document.starter[&Language::TypeScript], "function twoSum() {}");
        assert_eq!(
            (document.wrong[0].name.as_str(), document.wrong[0].language),
            ("Takes the first two", Language::JavaScript)
        );
        assert_eq!(Document::from_files(|_| None, &[]).unwrap_err()[0].to_string(), "/: challenge.json is missing");
    }
}
