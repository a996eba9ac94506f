//! Small mistakes that a program can have: each is one edit of a reference.

use anyhow::ensure;
use oxc::allocator::Allocator;
use oxc::ast::ast::{
    AssignmentExpression, BinaryExpression, BooleanLiteral, BreakStatement, CallExpression, ConditionalExpression,
    ContinueStatement, Expression, ExpressionStatement, IfStatement, LogicalExpression, NumericLiteral,
    StringLiteral, UnaryExpression, UpdateExpression,
};
use oxc::ast_visit::{Visit, walk};
use oxc::parser::Parser;
use oxc::span::{GetSpan, SourceType, Span};

/// A program with one mistake.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mutant {
    pub(super) source: String,
    /// Where the mistake is, from 1.
    pub(super) line: usize,
    /// The code around the mistake, without and with it.
    pub(super) before: String,
    pub(super) after: String,
}

/// Operators that are easily taken for each other.
const OPERATORS: &[(&str, &[&str])] = &[
    ("<", &["<=", ">"]),
    ("<=", &["<"]),
    (">", &[">=", "<"]),
    (">=", &[">"]),
    ("===", &["!=="]),
    ("!==", &["==="]),
    ("==", &["!="]),
    ("!=", &["=="]),
    ("+", &["-"]),
    ("-", &["+"]),
    ("*", &["/"]),
    ("/", &["*"]),
    ("%", &["*"]),
    ("**", &["*"]),
    ("&", &["|"]),
    ("|", &["&"]),
    ("^", &["|"]),
    ("<<", &[">>"]),
    (">>", &["<<"]),
    (">>>", &["<<"]),
    ("&&", &["||"]),
    ("||", &["&&"]),
    ("??", &["||"]),
    ("+=", &["-="]),
    ("-=", &["+="]),
    ("*=", &["/="]),
    ("/=", &["*="]),
    ("|=", &["&="]),
    ("&=", &["|="]),
    ("++", &["--"]),
    ("--", &["++"]),
];

/// Methods that are easily taken for each other.
const METHODS: &[(&str, &str)] = &[
    ("push", "unshift"),
    ("unshift", "push"),
    ("shift", "pop"),
    ("pop", "shift"),
    ("min", "max"),
    ("max", "min"),
    ("floor", "ceil"),
    ("ceil", "floor"),
    ("round", "floor"),
    ("trunc", "round"),
    ("some", "every"),
    ("every", "some"),
    ("indexOf", "lastIndexOf"),
    ("lastIndexOf", "indexOf"),
    ("startsWith", "endsWith"),
    ("endsWith", "startsWith"),
    ("toLowerCase", "toUpperCase"),
    ("toUpperCase", "toLowerCase"),
    ("padStart", "padEnd"),
    ("trimStart", "trimEnd"),
];

/// Methods that are easily forgotten: what they are called on is left.
const FORGOTTEN: &[&str] = &["sort", "toSorted", "reverse", "toReversed", "trim", "filter", "slice"];

/// Every program with one mistake that a JavaScript program gives.
pub(super) fn mutants(source: &str) -> anyhow::Result<Vec<Mutant>> {
    let allocator = Allocator::default();
    let parsed = Parser::new(&allocator, source, SourceType::script()).parse();
    ensure!(parsed.diagnostics.is_empty(), "the reference can't be read: {:?}", parsed.diagnostics);
    let mut finder = Finder { source, mutants: Vec::new() };
    finder.visit_program(&parsed.program);
    Ok(finder.mutants)
}

struct Finder<'s> {
    source: &'s str,
    mutants: Vec<Mutant>,
}

impl Finder<'_> {
    fn text(&self, span: Span) -> &str {
        self.source.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    /// Adds the program with other text at `place`. The table shows the code of `shown`, before and after.
    fn edit(&mut self, place: Span, shown: Span, after: &str) {
        let (start, end) = (place.start as usize, place.end as usize);
        let (head, tail) = (&self.source[..start], &self.source[end..]);
        let source = format!("{head}{after}{tail}");
        let length = source.len() + shown.end as usize - self.source.len();
        let mutant = Mutant {
            line: head.matches('\n').count() + 1,
            before: one_line(self.text(shown)),
            after: one_line(source.get(shown.start as usize..length).unwrap_or_default()),
            source,
        };
        self.mutants.push(mutant);
    }

    /// Other operators between two places of a node.
    fn operators(&mut self, between: Span, whole: Span, operator: &str) {
        let Some(offset) = self.text(between).find(operator) else { return };
        let start = between.start + u32::try_from(offset).unwrap_or_default();
        let place = Span::new(start, start + u32::try_from(operator.len()).unwrap_or_default());
        for other in OPERATORS.iter().filter(|(own, _)| *own == operator).flat_map(|(_, others)| *others) {
            self.edit(place, whole, other);
        }
    }
}

fn one_line(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() > 60 { line.chars().take(59).chain(['…']).collect() } else { line }
}

impl<'a> Visit<'a> for Finder<'_> {
    fn visit_binary_expression(&mut self, it: &BinaryExpression<'a>) {
        self.operators(Span::new(it.left.span().end, it.right.span().start), it.span, it.operator.as_str());
        walk::walk_binary_expression(self, it);
    }

    fn visit_logical_expression(&mut self, it: &LogicalExpression<'a>) {
        self.operators(Span::new(it.left.span().end, it.right.span().start), it.span, it.operator.as_str());
        walk::walk_logical_expression(self, it);
    }

    fn visit_assignment_expression(&mut self, it: &AssignmentExpression<'a>) {
        self.operators(Span::new(it.left.span().end, it.right.span().start), it.span, it.operator.as_str());
        walk::walk_assignment_expression(self, it);
    }

    fn visit_update_expression(&mut self, it: &UpdateExpression<'a>) {
        self.operators(it.span, it.span, it.operator.as_str());
        walk::walk_update_expression(self, it);
    }

    fn visit_unary_expression(&mut self, it: &UnaryExpression<'a>) {
        if matches!(it.operator.as_str(), "!" | "-" | "~") {
            let argument = self.text(it.argument.span()).to_owned();
            self.edit(it.span, it.span, &format!(" {argument}"));
        }
        walk::walk_unary_expression(self, it);
    }

    fn visit_numeric_literal(&mut self, it: &NumericLiteral<'a>) {
        self.edit(it.span, it.span, &format!("({} + 1)", self.text(it.span).to_owned()));
        if it.value > 0.0 {
            self.edit(it.span, it.span, &format!("({} - 1)", self.text(it.span).to_owned()));
        }
    }

    fn visit_string_literal(&mut self, it: &StringLiteral<'a>) {
        self.edit(it.span, it.span, if it.value.is_empty() { "' '" } else { "''" });
    }

    fn visit_boolean_literal(&mut self, it: &BooleanLiteral) {
        self.edit(it.span, it.span, if it.value { "false" } else { "true" });
    }

    fn visit_if_statement(&mut self, it: &IfStatement<'a>) {
        let test = it.test.span();
        self.edit(test, test, "true");
        self.edit(test, test, "false");
        walk::walk_if_statement(self, it);
    }

    fn visit_conditional_expression(&mut self, it: &ConditionalExpression<'a>) {
        let test = it.test.span();
        self.edit(test, it.span, "true");
        self.edit(test, it.span, "false");
        walk::walk_conditional_expression(self, it);
    }

    fn visit_break_statement(&mut self, it: &BreakStatement<'a>) {
        self.edit(it.span, it.span, ";");
    }

    fn visit_continue_statement(&mut self, it: &ContinueStatement<'a>) {
        self.edit(it.span, it.span, ";");
    }

    fn visit_expression_statement(&mut self, it: &ExpressionStatement<'a>) {
        self.edit(it.span, it.span, ";");
        walk::walk_expression_statement(self, it);
    }

    fn visit_call_expression(&mut self, it: &CallExpression<'a>) {
        if let Expression::StaticMemberExpression(member) = &it.callee {
            let (name, place) = (member.property.name.as_str(), member.property.span);
            for (_, other) in METHODS.iter().filter(|(own, _)| *own == name) {
                self.edit(place, it.span, other);
            }
            if FORGOTTEN.contains(&name) {
                let object = self.text(member.object.span()).to_owned();
                self.edit(it.span, it.span, &object);
            }
        }
        walk::walk_call_expression(self, it);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(source: &str) -> Vec<String> {
        let found = mutants(source).expect("a program");
        found.iter().map(|mutant| format!("{}: {} → {}", mutant.line, mutant.before, mutant.after)).collect()
    }

    #[test]
    fn each_place_is_mistaken_in_every_way_that_is_known() {
        assert_eq!(
            changes("function f(a) {\n  return a.length < 2;\n}"),
            ["2: a.length < 2 → a.length <= 2", "2: a.length < 2 → a.length > 2", "2: 2 → (2 + 1)", "2: 2 → (2 - 1)",]
        );
        assert_eq!(
            changes("function f(a) { if (!a) a.push(''); }"),
            [
                "1: !a → true",
                "1: !a → false",
                "1: !a → a",
                "1: a.push(''); → ;",
                "1: a.push('') → a.unshift('')",
                "1: '' → ' '",
            ]
        );
        assert_eq!(
            changes("const f = (a, b) => a.sort() ?? (b ? 0 : b--);"),
            [
                "1: a.sort() ?? (b ? 0 : b--) → a.sort() || (b ? 0 : b--)",
                "1: a.sort() → a",
                "1: b ? 0 : b-- → true ? 0 : b--",
                "1: b ? 0 : b-- → false ? 0 : b--",
                "1: 0 → (0 + 1)",
                "1: b-- → b++",
            ]
        );
    }

    #[test]
    fn each_mistake_is_one_edit_of_the_whole_program() {
        let source = "function f(a) {\n  // a < b\n  return a % 10 >= 5 && a !== 7;\n}";
        let found = mutants(source).expect("a program");
        assert!(found.iter().any(|mutant| mutant.source == source.replace("% 10", "* 10")), "{found:#?}");
        assert!(found.iter().any(|mutant| mutant.source == source.replace("&&", "||")));
        assert!(found.iter().all(|mutant| mutant.source != source && mutant.source.contains("// a < b")));
        assert!(mutants("function (").is_err());
    }
}
