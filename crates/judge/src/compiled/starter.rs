//! What an answer in a compiled language starts from, made of the function's signature.

use crate::{
    function::{Function, camel_case, identifier},
    language::Language,
    signature::{Member, Type},
};

/// What an answer in a compiled language starts from. `None` for other languages, whose authors write it, and where the
/// signature can't be read.
#[must_use]
pub fn starter(function: &Function, language: Language) -> Option<String> {
    let parameters: Vec<(String, Type)> = function
        .parameters
        .iter()
        .map(|parameter| {
            let is_camel_case = matches!(language, Language::Go | Language::Java);
            let name = if is_camel_case { camel_case(&parameter.name) } else { parameter.name.clone() };
            Some((identifier(&name, language), parameter.kind.parse().ok()?))
        })
        .collect::<Option<_>>()?;
    let returns: Type = function.returns.parse().ok()?;
    let name = function.name_in(language);
    match language {
        Language::Cpp => Some(cpp(&name, &parameters, &returns)),
        Language::Rust => Some(rust(&name, &parameters, &returns)),
        Language::Go => Some(go(&name, &parameters, &returns)),
        Language::Java => Some(java(&name, &parameters, &returns)),
        _ => None,
    }
}

/// How a language writes the types of a signature.
struct Spelling {
    integer: &'static str,
    number: &'static str,
    text: &'static str,
    boolean: &'static str,
    /// A value of several types.
    mixed: &'static str,
    list: fn(&str) -> String,
    map: fn(&str) -> String,
    /// `None` where a list of so many values has no type of its own.
    tuple: fn(&[String]) -> Option<String>,
    /// A type or null.
    maybe: fn(&str) -> String,
    /// What can be done with a value of mixed type, for its reader.
    help: &'static str,
}

const CPP: Spelling = Spelling {
    integer: "long long",
    number: "double",
    text: "std::string",
    boolean: "bool",
    mixed: "Json",
    list: |item| format!("std::vector<{item}>"),
    map: |value| format!("std::map<std::string, {value}>"),
    tuple: |items| (!items.is_empty()).then(|| format!("std::tuple<{}>", items.join(", "))),
    maybe: |kind| format!("std::optional<{kind}>"),
    help: "Json: is_null(), as_string(), as_integer(), as_number(), as_bool(), as_list(), as_object(), [0], [\"name\"], size()",
};

const RUST: Spelling = Spelling {
    integer: "i64",
    number: "f64",
    text: "String",
    boolean: "bool",
    mixed: "Json",
    list: |item| format!("Vec<{item}>"),
    map: |value| format!("BTreeMap<String, {value}>"),
    tuple: |items| match items {
        [] => None,
        [one] => Some(format!("({one},)")),
        _ => (items.len() <= MAX_TUPLE).then(|| format!("({})", items.join(", "))),
    },
    maybe: |kind| format!("Option<{kind}>"),
    help: "Json: Null, Bool, Number, Text, List, Object; is_null(), as_str(), as_i64(), as_f64(), as_bool(), as_list(), \
        as_object(), at(0), get(\"name\"), From",
};

const GO: Spelling = Spelling {
    integer: "int",
    number: "float64",
    text: "string",
    boolean: "bool",
    mixed: "any",
    list: |item| format!("[]{item}"),
    map: |value| format!("map[string]{value}"),
    tuple: |items| {
        (1..=MAX_TUPLE).contains(&items.len()).then(|| format!("Tuple{}[{}]", items.len(), items.join(", ")))
    },
    // `any` can be nil already.
    maybe: |kind| if kind == "any" { kind.to_owned() } else { format!("*{kind}") },
    help: "any: nil, bool, float64, string, []any, map[string]any; a tuple has the fields A, B, C, …",
};

/// Java has no lists of plain values but arrays, and no tuples.
const JAVA: Spelling = Spelling {
    integer: "long",
    number: "double",
    text: "String",
    boolean: "boolean",
    mixed: "Object",
    list: |item| {
        let is_array = item.ends_with("[]") || matches!(item, "long" | "double" | "boolean");
        if is_array { format!("{item}[]") } else { format!("List<{item}>") }
    },
    map: |value| format!("Map<String, {}>", boxed(value)),
    tuple: |items| {
        let (first, rest) = items.split_first()?;
        let same = rest.iter().all(|item| item == first);
        Some((JAVA.list)(if same { first } else { "Object" }))
    },
    maybe: |kind| boxed(kind).to_owned(),
    help: "Object: null, Boolean, Long or Double (Number), String, List<Object>, Map<String, Object>",
};

/// The class of a plain type.
fn boxed(kind: &str) -> &str {
    match kind {
        "long" => "Long",
        "double" => "Double",
        "boolean" => "Boolean",
        other => other,
    }
}

/// The most values of a tuple that is read and written in Rust and Go.
const MAX_TUPLE: usize = 8;

impl Spelling {
    fn write(&self, kind: &Type) -> String {
        let all = |kinds: &[Type]| -> Vec<String> { kinds.iter().map(|kind| self.write(kind)).collect() };
        let tuple = |items: &[Type]| (self.tuple)(&all(items));
        let written = match kind {
            Type::Integer => Some(self.integer.to_owned()),
            Type::Number => Some(self.number.to_owned()),
            Type::Text | Type::Word(_) => Some(self.text.to_owned()),
            Type::Boolean => Some(self.boolean.to_owned()),
            Type::List(item) => Some((self.list)(&self.write(item))),
            Type::Map(value) => Some((self.map)(&self.write(value))),
            Type::Tuple { items, rest: None } => tuple(items),
            Type::Either(kinds) => match either(kinds) {
                Either::Words => Some(self.text.to_owned()),
                Either::Maybe(kind) => Some((self.maybe)(&self.write(&kind))),
                Either::Mixed => None,
            },
            Type::Tuple { .. } | Type::Anything | Type::Structure | Type::Null | Type::Object(_) => None,
        };
        written.unwrap_or_else(|| self.mixed.to_owned())
    }

    /// Comments on the values that are of mixed type in part: what they hold, in the signature's notation, and how it is read.
    fn notes(&self, parameters: &[(String, Type)], returns: &Type) -> String {
        let values = parameters.iter().map(|(name, kind)| (name.as_str(), kind)).chain([("the answer", returns)]);
        let said: Vec<String> = values
            .filter(|(_, kind)| self.write(kind).contains(self.mixed))
            .map(|(name, kind)| match kind {
                Type::Object(members) => {
                    let members: Vec<String> = members.iter().map(Member::to_string).collect();
                    format!("// {name} has {}\n", members.join(", "))
                }
                kind => format!("// {name}: {kind}\n"),
            })
            .collect();
        if said.is_empty() { String::new() } else { format!("{}// {}\n", said.concat(), self.help) }
    }
}

fn cpp(name: &str, parameters: &[(String, Type)], returns: &Type) -> String {
    let list: Vec<String> = parameters
        .iter()
        .map(|(name, kind)| {
            let written = CPP.write(kind);
            let plain = matches!(kind, Type::Integer | Type::Number | Type::Boolean);
            if plain { format!("{written} {name}") } else { format!("const {written}& {name}") }
        })
        .collect();
    let signature = format!("{} {name}({})", CPP.write(returns), list.join(", "));
    let headers = ["map", "optional", "string", "tuple", "vector"];
    let needed = headers.iter().filter(|header| signature.contains(&format!("std::{header}")));
    let mut text: String = needed.map(|header| format!("#include <{header}>\n")).collect();
    if !text.is_empty() {
        text.push('\n');
    }
    text += &CPP.notes(parameters, returns);
    text += &format!("{signature} {{\n  // Your answer\n  return {{}};\n}}\n");
    text
}

fn rust(name: &str, parameters: &[(String, Type)], returns: &Type) -> String {
    let list: Vec<String> = parameters.iter().map(|(name, kind)| format!("{name}: {}", RUST.write(kind))).collect();
    let signature = format!("pub fn {name}({}) -> {}", list.join(", "), RUST.write(returns));
    let mut text = String::new();
    if signature.contains("BTreeMap<") {
        text += "use std::collections::BTreeMap;\n";
    }
    if signature.contains("Json") {
        text += "use crate::challenge::Json;\n";
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text += &RUST.notes(parameters, returns);
    text += &format!("{signature} {{\n    // Your answer\n    Default::default()\n}}\n");
    text
}

fn go(name: &str, parameters: &[(String, Type)], returns: &Type) -> String {
    let list: Vec<String> = parameters.iter().map(|(name, kind)| format!("{name} {}", GO.write(kind))).collect();
    let returned = GO.write(returns);
    let nothing = match returned.as_str() {
        "int" | "float64" => "0".to_owned(),
        "string" => "\"\"".to_owned(),
        "bool" => "false".to_owned(),
        tuple if tuple.starts_with("Tuple") => format!("{tuple}{{}}"),
        _ => "nil".to_owned(),
    };
    let notes = GO.notes(parameters, returns);
    let list = list.join(", ");
    format!("package main\n\n{notes}func {name}({list}) {returned} {{\n\t// Your answer\n\treturn {nothing}\n}}\n")
}

fn java(name: &str, parameters: &[(String, Type)], returns: &Type) -> String {
    let list: Vec<String> = parameters.iter().map(|(name, kind)| format!("{} {name}", JAVA.write(kind))).collect();
    let returned = JAVA.write(returns);
    let nothing = match returned.as_str() {
        "long" | "double" => "0",
        "boolean" => "false",
        _ => "null",
    };
    let signature = format!("static {returned} {name}({})", list.join(", "));
    let imports: String = ["List", "Map"]
        .iter()
        .filter(|class| signature.contains(&format!("{class}<")))
        .map(|class| format!("import java.util.{class};\n"))
        .collect();
    let space = if imports.is_empty() { "" } else { "\n" };
    let notes = JAVA.notes(parameters, returns);
    format!(
        "{imports}{space}{notes}class Solution {{\n    {signature} {{\n        // Your answer\n        return {nothing};\n    }}\n}}\n"
    )
}

/// What a union is in a language with one type for each value.
enum Either {
    /// Words, which are strings.
    Words,
    /// A type or null.
    Maybe(Type),
    /// Anything of several types.
    Mixed,
}

fn either(kinds: &[Type]) -> Either {
    let mut rest: Vec<Type> = kinds.iter().filter(|kind| **kind != Type::Null).cloned().collect();
    let may_be_null = rest.len() < kinds.len();
    let words = rest.iter().all(|kind| matches!(kind, Type::Word(_) | Type::Text));
    match (may_be_null, rest.len()) {
        (false, _) if words => Either::Words,
        (true, 1) => Either::Maybe(rest.remove(0)),
        (true, 2..) if words => Either::Maybe(Type::Text),
        _ => Either::Mixed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::function::Parameter;

    fn made(language: Language, parameters: &[(&str, &str)], returns: &str) -> String {
        let parameters = parameters
            .iter()
            .map(|(name, kind)| Parameter { name: (*name).to_owned(), kind: (*kind).to_owned() })
            .collect();
        let function = Function { name: "two_sum".to_owned(), parameters, returns: returns.to_owned() };
        starter(&function, language).expect("it can be made")
    }

    #[test]
    fn plain_types_are_those_of_the_language() {
        let parameters = [("numbers", "integer[]"), ("limits", "Record<string, number | null>")];
        assert_eq!(
            made(Language::Cpp, &parameters, "[integer, string] | null"),
            "#include <map>\n#include <optional>\n#include <string>\n#include <tuple>\n#include <vector>\n\n\
             std::optional<std::tuple<long long, std::string>> two_sum(const std::vector<long long>& numbers, \
             const std::map<std::string, std::optional<double>>& limits) {\n  // Your answer\n  return {};\n}\n"
        );
        assert_eq!(
            made(Language::Rust, &parameters, "[integer, string] | null"),
            "use std::collections::BTreeMap;\n\npub fn two_sum(numbers: Vec<i64>, limits: BTreeMap<String, Option<f64>>) \
             -> Option<(i64, String)> {\n    // Your answer\n    Default::default()\n}\n"
        );
    }

    #[test]
    fn mixed_types_are_json_and_say_what_they_hold() {
        let parameters = [("operations", "([\"set\", integer] | [\"get\"])[]"), ("state", "\"on\" | \"off\"")];
        assert_eq!(
            made(Language::Rust, &parameters, "boolean"),
            "use crate::challenge::Json;\n\n// operations: ([\"set\", integer] | [\"get\"])[]\n\
             // Json: Null, Bool, Number, Text, List, Object; is_null(), as_str(), as_i64(), as_f64(), as_bool(), as_list(), \
             as_object(), at(0), get(\"name\"), From\npub fn two_sum(operations: Vec<Json>, state: String) -> bool {\n    // Your answer\n    Default::default()\n}\n"
        );
        let text = made(Language::Cpp, &[("box", "{ id: integer; label?: string }")], "number");
        assert!(text.starts_with("// box has id: integer, label?: string\n// Json: is_null()"), "{text}");
        assert!(text.contains("\ndouble two_sum(const Json& box) {"), "{text}");
    }

    #[test]
    fn java_has_arrays_lists_and_objects() {
        assert_eq!(
            made(
                Language::Java,
                &[("time_limit", "integer[][]"), ("package", "Record<string, number | null>"), ("words", "string[]")],
                "[integer, integer][]"
            ),
            "import java.util.List;\nimport java.util.Map;\n\nclass Solution {\n    static long[][] twoSum(long[][] timeLimit, \
             Map<String, Double> package_, List<String> words) {\n        // Your answer\n        return null;\n    }\n}\n"
        );
        let text = made(Language::Java, &[("box", "[string, integer][]")], "boolean");
        assert!(text.contains("// box: [string, integer][]\n// Object: null, Boolean"), "{text}");
        assert!(text.contains("static boolean twoSum(List<List<Object>> box) {"), "{text}");
        assert!(text.contains("return false;"), "{text}");
    }

    #[test]
    fn go_has_tuples_pointers_and_any() {
        assert_eq!(
            made(
                Language::Go,
                &[("time_limit", "[integer, string][]"), ("type", "number | null")],
                "integer[] | null"
            ),
            "package main\n\nfunc twoSum(timeLimit []Tuple2[int, string], type_ *float64) *[]int {\n\t// Your answer\n\t\
             return nil\n}\n"
        );
        let text = made(Language::Go, &[("box", "unknown")], "[string, boolean]");
        assert!(text.contains("// box: unknown\n// any: nil, bool"), "{text}");
        assert!(text.contains("func twoSum(box any) Tuple2[string, bool] {"), "{text}");
        assert!(text.contains("return Tuple2[string, bool]{}"), "{text}");
    }
}
