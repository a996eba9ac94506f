//! The sum itself: operators, brackets, and numbers with the words behind them.

use super::{
    Dimension, FormulaError,
    lex::{Part, Token},
    units::{Meaning, meaning},
};

/// Deepest nesting of brackets.
const MAX_DEPTH: usize = 20;
/// Largest power of a unit that is kept.
const MAX_POWER: i8 = 4;

/// A number with what it measures.
#[derive(Debug, Clone, Copy)]
pub(super) struct Value {
    pub(super) number: f64,
    pub(super) dimension: Dimension,
}

/// Reads the tokens of one sum.
pub(super) struct Sum<'a> {
    tokens: &'a [Token],
    next: usize,
    depth: usize,
    /// Where the formula ends, in characters.
    end: usize,
}

impl<'a> Sum<'a> {
    pub(super) fn new(tokens: &'a [Token], end: usize) -> Self {
        Self { tokens, next: 0, depth: 0, end }
    }

    /// The value of all tokens.
    pub(super) fn value(mut self) -> Result<Value, FormulaError> {
        let value = self.terms()?;
        match self.tokens.get(self.next) {
            None => Ok(value),
            Some(Token { at, part: Part::Close }) => Err(FormulaError::new(*at, "this bracket was never opened")),
            Some(Token { at, part: Part::Number(_) | Part::Open }) => {
                Err(FormulaError::new(*at, "add an operator here: * or / or +"))
            }
            Some(Token { at, .. }) => Err(FormulaError::new(*at, "isn't valid here")),
        }
    }

    fn part(&self) -> Option<&'a Part> {
        self.tokens.get(self.next).map(|token| &token.part)
    }

    fn at(&self) -> usize {
        self.tokens.get(self.next).map_or(self.end, |token| token.at)
    }

    fn terms(&mut self) -> Result<Value, FormulaError> {
        let mut sum = self.factors()?;
        while let Some(sign) = self.part().and_then(|part| match part {
            Part::Plus => Some(1.0),
            Part::Minus => Some(-1.0),
            _ => None,
        }) {
            let at = self.at();
            self.next += 1;
            let term = self.factors()?;
            if term.dimension != sum.dimension {
                let (left, right) = (sum.dimension.words(), term.dimension.words());
                return Err(FormulaError::new(at, format!("{left} and {right} cannot be added")));
            }
            sum.number = finite(at, sum.number + sign * term.number)?;
        }
        Ok(sum)
    }

    fn factors(&mut self) -> Result<Value, FormulaError> {
        let mut product = self.power(false)?;
        loop {
            let at = self.at();
            let divides = match self.part() {
                Some(Part::Times) => false,
                Some(Part::Over) => true,
                Some(Part::Word(word)) => match meaning(word, false) {
                    Meaning::Times | Meaning::Per if !self.has_operand_after() => {
                        self.next += 1;
                        product = self.words_behind(product, false)?;
                        continue;
                    }
                    Meaning::Times => false,
                    Meaning::Per => true,
                    _ => return Ok(product),
                },
                _ => return Ok(product),
            };
            self.next += 1;
            let factor = self.power(divides)?;
            product = if divides { over(at, product, factor)? } else { times(at, product, factor)? };
        }
    }

    /// Whether anything to count with stands before the next operator: not so after "3x" or "2 posts each".
    fn has_operand_after(&self) -> bool {
        // "per user", "each user"; but "a" may be no more than an article.
        let is_per = matches!(self.part(), Some(Part::Word(word)) if ["per", "each", "every"].contains(&word.to_lowercase().as_str()));
        let rest = self.tokens.get(self.next + 1..).unwrap_or_default();
        for (place, token) in rest.iter().enumerate() {
            match &token.part {
                Part::Number(_) | Part::Open => return true,
                Part::Word(word) => match meaning(word, false) {
                    Meaning::Scale(_) | Meaning::Unit(..) | Meaning::Rate(..) | Meaning::Unclear(_) => return true,
                    Meaning::Counted if is_per && place == 0 => return true,
                    Meaning::Counted => {}
                    Meaning::Per | Meaning::Times => return false,
                },
                _ => return false,
            }
        }
        false
    }

    fn power(&mut self, is_divisor: bool) -> Result<Value, FormulaError> {
        let base = self.operand(is_divisor)?;
        if self.part() != Some(&Part::Power) {
            return Ok(base);
        }
        let at = self.at();
        self.next += 1;
        let negative = self.part() == Some(&Part::Minus);
        self.next += usize::from(negative);
        let Some(Part::Number(power)) = self.part() else {
            return Err(FormulaError::new(self.at(), "a power is a whole number"));
        };
        if base.dimension != Dimension::default() || power.fract() != 0.0 || *power > 60.0 {
            return Err(FormulaError::new(at, "a power is a whole number up to 60, of a plain number"));
        }
        self.next += 1;
        let power = if negative { -power } else { *power };
        let raised = Value { number: finite(at, base.number.powi(power as i32))?, ..base };
        self.words_behind(raised, true)
    }

    /// A number, a bracket, or a unit that stands for one of itself.
    fn operand(&mut self, is_divisor: bool) -> Result<Value, FormulaError> {
        let start = self.at();
        let mut counted = false;
        loop {
            match self.part() {
                Some(Part::Minus) => {
                    self.deeper()?;
                    self.next += 1;
                    let value = self.operand(is_divisor)?;
                    self.depth -= 1;
                    return Ok(Value { number: -value.number, ..value });
                }
                Some(Part::Plus) if !counted => self.next += 1,
                Some(Part::Number(number)) => {
                    self.next += 1;
                    return self.words_behind(Value { number: *number, dimension: Dimension::default() }, true);
                }
                Some(Part::Open) => {
                    self.deeper()?;
                    self.next += 1;
                    let value = self.terms()?;
                    if self.part() != Some(&Part::Close) {
                        return Err(FormulaError::new(self.at(), "a closing bracket is missing"));
                    }
                    self.next += 1;
                    self.depth -= 1;
                    return self.words_behind(value, false);
                }
                Some(Part::Word(word)) => match meaning(word, false) {
                    Meaning::Unit(..) | Meaning::Scale(_) | Meaning::Rate(..) => {
                        return self.words_behind(Value { number: 1.0, dimension: Dimension::default() }, false);
                    }
                    Meaning::Unclear(instead) => return Err(FormulaError::new(self.at(), instead)),
                    // "per user": one of what is counted. What follows belongs to the next operator.
                    Meaning::Per | Meaning::Times if is_divisor && counted => {
                        return Ok(Value { number: 1.0, dimension: Dimension::default() });
                    }
                    Meaning::Counted | Meaning::Per | Meaning::Times => {
                        counted = true;
                        self.next += 1;
                    }
                },
                _ if is_divisor && counted => {
                    return Ok(Value { number: 1.0, dimension: Dimension::default() });
                }
                _ if counted => return Err(FormulaError::new(start, "has no number")),
                _ => return Err(FormulaError::new(self.at(), "a number is missing")),
            }
        }
    }

    /// Scales, units, percent signs and counted things behind a number.
    fn words_behind(&mut self, mut value: Value, mut after_number: bool) -> Result<Value, FormulaError> {
        loop {
            let at = self.at();
            match self.part() {
                Some(Part::Percent) => value.number /= 100.0,
                Some(Part::Word(word)) => match meaning(word, after_number) {
                    Meaning::Scale(factor) => value.number = finite(at, value.number * factor)?,
                    Meaning::Unit(factor, dimension) | Meaning::Rate(factor, dimension) => {
                        value = times(at, value, Value { number: factor, dimension })?;
                    }
                    Meaning::Counted => {}
                    Meaning::Unclear(instead) => return Err(FormulaError::new(at, instead)),
                    Meaning::Per | Meaning::Times => return Ok(value),
                },
                _ => return Ok(value),
            }
            after_number = false;
            self.next += 1;
        }
    }

    fn deeper(&mut self) -> Result<(), FormulaError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(FormulaError::new(self.at(), format!("at most {MAX_DEPTH} brackets in one another")));
        }
        Ok(())
    }
}

fn times(at: usize, left: Value, right: Value) -> Result<Value, FormulaError> {
    let dimension = Dimension {
        bytes: left.dimension.bytes.saturating_add(right.dimension.bytes),
        time: left.dimension.time.saturating_add(right.dimension.time),
    };
    if dimension.bytes.abs() > MAX_POWER || dimension.time.abs() > MAX_POWER {
        return Err(FormulaError::new(at, "a unit is multiplied too often"));
    }
    Ok(Value { number: finite(at, left.number * right.number)?, dimension })
}

fn over(at: usize, left: Value, right: Value) -> Result<Value, FormulaError> {
    if right.number == 0.0 {
        return Err(FormulaError::new(at, "divides by zero"));
    }
    let turned = Dimension { bytes: -right.dimension.bytes, time: -right.dimension.time };
    times(at, left, Value { number: finite(at, 1.0 / right.number)?, dimension: turned })
        // Divided rather than multiplied by the inverse, so that 6 / 3 is 2 to the last bit.
        .and_then(|value| Ok(Value { number: finite(at, left.number / right.number)?, ..value }))
}

fn finite(at: usize, number: f64) -> Result<f64, FormulaError> {
    if number.is_finite() { Ok(number) } else { Err(FormulaError::new(at, "is too large")) }
}
