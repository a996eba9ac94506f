//! Whether the data of a challenge's tests are what its signature says.

use super::{Document, Function, Input, Problem, Test};
use crate::signature::Type;
use serde_json::Value;

impl Document {
    /// What keeps a document from being published: what [`Document::parse`] says, else what [`Document::unfit`] does.
    #[must_use]
    pub fn problems(value: &Value) -> Vec<Problem> {
        Self::parse(value).map_or_else(|found| found, |document| document.unfit())
    }

    /// Where the signature cannot be read, or a test's data is not of its types. Challenges that are published already are
    /// judged without this check. Arguments of generators are left out: only running them shows what they are.
    #[must_use]
    pub fn unfit(&self) -> Vec<Problem> {
        let Some((task, function)) = self.task().and_then(|task| Some((task, task.function()?))) else {
            return Vec::new();
        };
        let mut problems = Vec::new();
        let mut read = |notation: &str, pointer: String| match notation.parse::<Type>() {
            Ok(kind) => Some(kind),
            Err(why) => {
                problems.push(Problem::new(pointer, why.to_string()));
                None
            }
        };
        let parameters: Vec<Option<Type>> = function
            .parameters
            .iter()
            .enumerate()
            .map(|(index, parameter)| read(&parameter.kind, format!("/function/parameters/{index}/type")))
            .collect();
        let returns = read(&function.returns, "/function/returns".to_owned());
        for (index, test) in task.tests.iter().enumerate() {
            problems.extend(unfit_test(index, test, &parameters, returns.as_ref()));
        }
        problems.truncate(super::check::MAX_PROBLEMS);
        problems
    }
}

impl Function {
    /// What is wrong with arguments that a generator made: the first place that is not of its parameter's type.
    pub(crate) fn unfit_arguments(&self, given: &[Value]) -> Option<String> {
        self.parameters.iter().zip(given).find_map(|(parameter, value)| {
            let kind: Type = parameter.kind.parse().ok()?;
            let why = kind.check(value).err()?;
            Some(format!("{}{} must be {}", parameter.name, why.pointer, why.wanted))
        })
    }
}

fn unfit_test(index: usize, test: &Test, parameters: &[Option<Type>], returns: Option<&Type>) -> Vec<Problem> {
    let given = match &test.input {
        Input::Arguments(values) => values.as_slice(),
        Input::Generate(_) | Input::Setup(_) => &[],
    };
    let arguments = parameters.iter().zip(given).enumerate().filter_map(|(position, (kind, value))| {
        Some((format!("/tests/{index}/arguments/{position}"), kind.as_ref()?, value))
    });
    let expected = returns.map(|kind| (format!("/tests/{index}/expected"), kind, &test.expected));
    arguments
        .chain(expected)
        .filter_map(|(place, kind, value)| {
            let why = kind.check(value).err()?;
            Some(Problem::new(place + &why.pointer, format!("must be {}, as the function says", why.wanted)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn unfit(change: impl FnOnce(&mut Value)) -> Vec<String> {
        let mut document = json!({
            "title": "Two that add up", "kind": "code", "difficulty": "easy",
            "statement": "Find the positions of the two numbers that add up to the target.",
            "function": {
                "name": "two_sum",
                "parameters": [{ "name": "numbers", "type": "number[]" }, { "name": "target", "type": "number" }],
                "returns": "number[] | null",
            },
            "languages": ["javascript"],
            "starter": { "javascript": "function twoSum(numbers, target) {}" },
            "tests": [
                { "name": "small", "visible": true, "arguments": [[1, 2], 3], "expected": [0, 1] },
                { "name": "large", "visible": false, "generate": "() => [[], 1]", "expected": null },
            ],
        });
        change(&mut document);
        let document = Document::parse(&document).expect("it can be judged");
        document.unfit().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn data_that_the_signature_does_not_say_is_told() {
        assert_eq!(unfit(|_| ()), [""; 0]);
        assert_eq!(
            unfit(|it| it["tests"][0]["arguments"] = json!([[1, "2"], null])),
            [
                "/tests/0/arguments/0/1: must be number, as the function says",
                "/tests/0/arguments/1: must be number, as the function says",
            ]
        );
        assert_eq!(
            unfit(|it| it["tests"][1]["expected"] = json!(1)),
            ["/tests/1/expected: must be number[] | null, as the function says"]
        );
        assert_eq!(
            unfit(|it| it["function"]["parameters"][1]["type"] = json!("int")),
            [
                "/function/parameters/1/type: cannot be read from \"int\" on: types are number, integer, string, boolean, null, \
              unknown, object, lists, tuples, Record<string, …>, { name: … } and | between them"
            ]
        );
    }
}
