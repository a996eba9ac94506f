//! TypeScript: its types are taken away, and what remains is JavaScript. Nothing is checked.
//!
//! The parser overflows its stack on deep nesting, which ends the process: it runs in the cage as everything else.

use super::javascript::Script;
use super::{Failed, Failure};
use oxc::allocator::Allocator;
use oxc::codegen::{Codegen, CodegenOptions};
use oxc::diagnostics::{OxcDiagnostic, Severity};
use oxc::parser::Parser;
use oxc::semantic::SemanticBuilder;
use oxc::span::SourceType;
use oxc::transformer::{TransformOptions, Transformer};
use std::path::Path;

/// Brackets, and signs that can stand one inside the other, that a program may have open at once.
const MAX_NESTING: usize = 500;

/// A place in the JavaScript, and the candidate's line it was made from. Lines from 1, columns from 0.
type Place = ((u32, u32), u32);

/// The JavaScript of a program, and where its lines come from.
pub(super) fn stripped(source: &str) -> Result<Script, Failed> {
    if nesting(source) > MAX_NESTING {
        return Err(refuse("The program is nested too deeply.", None));
    }
    let allocator = Allocator::default();
    let path = Path::new("solution.ts");
    let parsed = Parser::new(&allocator, source, SourceType::ts().with_module(true)).parse();
    refuse_errors(source, &parsed.diagnostics)?;
    let mut program = parsed.program;
    let semantic = SemanticBuilder::new_compiler().with_excess_capacity(2.0).with_enum_eval(true).build(&program);
    refuse_errors(source, &semantic.diagnostics)?;
    let scoping = semantic.semantic.into_scoping();
    let transformed =
        Transformer::new(&allocator, path, &TransformOptions::default()).build_with_scoping(scoping, &mut program);
    refuse_errors(source, &transformed.diagnostics)?;
    let options = CodegenOptions { source_map_path: Some(path.to_path_buf()), ..CodegenOptions::default() };
    let printed = Codegen::new().with_options(options).build(&program);
    let places: Vec<Place> = printed
        .map
        .iter()
        .flat_map(|map| map.get_tokens())
        .map(|token| ((token.get_dst_line() + 1, token.get_dst_col()), token.get_src_line() + 1))
        .collect();
    Ok(Script { code: printed.code, line: Box::new(move |line, column| origin(&places, line, column)) })
}

/// The candidate's line of the last place at or before this one, if it is on the same line; else of the first behind it.
fn origin(places: &[Place], line: u32, column: u32) -> Option<u32> {
    let behind = places.partition_point(|(place, _)| *place <= (line, column.saturating_sub(1)));
    let before = behind.checked_sub(1).map(|index| places[index]).filter(|((there, _), _)| *there == line);
    before.or_else(|| places.get(behind).copied()).or_else(|| places.last().copied()).map(|(_, line)| line)
}

fn refuse_errors(source: &str, diagnostics: &[OxcDiagnostic]) -> Result<(), Failed> {
    let Some(first) = diagnostics.iter().find(|diagnostic| diagnostic.severity == Severity::Error) else {
        return Ok(());
    };
    // Where there are two places, the first is what the second does not go with.
    let line = first.labels.iter().map(|label| label.offset()).max().map(|offset| line_at(source, offset));
    Err(refuse(&format!("SyntaxError: {}", first.message), line))
}

fn line_at(source: &str, offset: u32) -> u32 {
    let before = &source.as_bytes()[..usize::try_from(offset).unwrap_or(usize::MAX).min(source.len())];
    u32::try_from(before.iter().filter(|byte| **byte == b'\n').count() + 1).unwrap_or(u32::MAX)
}

/// How deep a program may be nested, from above: a bracket in a text counts as well, and so does a run of prefixes.
fn nesting(source: &str) -> usize {
    let (mut open, mut run, mut deepest) = (0_usize, 0_usize, 0_usize);
    for byte in source.bytes() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => open += 1,
            b')' | b']' | b'}' | b'>' => open = open.saturating_sub(1),
            _ => {}
        }
        match byte {
            // Prefixes and arrows nest without brackets until a statement ends.
            b'!' | b'~' | b'-' | b'+' | b'=' | b'?' => run += 1,
            b';' | b'\n' => run = 0,
            _ => {}
        }
        deepest = deepest.max(open).max(run / 4);
    }
    deepest
}

fn refuse(message: &str, line: Option<u32>) -> Failed {
    Failed { failure: Failure::Compile, message: message.chars().take(1_000).collect(), line }
}
