//! Reads a type from its notation.

use super::{Member, Type, Unreadable};
use std::str::FromStr;

/// Types inside of types that are followed. A schema lets 200 characters pass, which could be as many brackets.
const MAX_DEPTH: usize = 40;

impl FromStr for Type {
    type Err = Unreadable;

    fn from_str(notation: &str) -> Result<Self, Unreadable> {
        let mut reader = Reader { rest: notation, depth: 0 };
        let kind = reader.either()?;
        if reader.rest.trim().is_empty() { Ok(kind) } else { Err(reader.stuck()) }
    }
}

struct Reader<'a> {
    rest: &'a str,
    depth: usize,
}

impl Reader<'_> {
    fn stuck(&self) -> Unreadable {
        let from: String = self.rest.trim_start().chars().take(40).collect();
        if from.is_empty() { Unreadable::Ended } else { Unreadable::From(from) }
    }

    /// Takes this sign if it is next.
    fn takes(&mut self, sign: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn needs(&mut self, sign: &str) -> Result<(), Unreadable> {
        if self.takes(sign) { Ok(()) } else { Err(self.stuck()) }
    }

    fn either(&mut self) -> Result<Type, Unreadable> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.stuck());
        }
        // One may stand before the first, too.
        self.takes("|");
        let mut kinds = vec![self.listed()?];
        while self.takes("|") {
            kinds.push(self.listed()?);
        }
        self.depth -= 1;
        Ok(if kinds.len() == 1 { kinds.remove(0) } else { Type::Either(kinds) })
    }

    /// One type, and the brackets that make lists of it.
    fn listed(&mut self) -> Result<Type, Unreadable> {
        let mut kind = self.single()?;
        while self.takes("[") {
            self.needs("]")?;
            kind = Type::List(Box::new(kind));
        }
        Ok(kind)
    }

    fn single(&mut self) -> Result<Type, Unreadable> {
        if self.takes("(") {
            let kind = self.either()?;
            self.needs(")")?;
            return Ok(kind);
        }
        if self.takes("[") {
            return self.tuple();
        }
        if self.takes("{") {
            return self.object();
        }
        if self.takes("\"") {
            let (word, rest) = self.rest.split_once('"').ok_or_else(|| self.stuck())?;
            let word = word.to_owned();
            self.rest = rest;
            return if word.contains('\\') { Err(self.stuck()) } else { Ok(Type::Word(word)) };
        }
        let before = self.rest;
        let kind = match self.word() {
            "unknown" | "any" => Type::Anything,
            "object" => Type::Structure,
            "number" => Type::Number,
            "integer" => Type::Integer,
            "string" => Type::Text,
            "boolean" => Type::Boolean,
            "null" => Type::Null,
            "Array" => {
                self.needs("<")?;
                let item = self.either()?;
                self.needs(">")?;
                Type::List(Box::new(item))
            }
            "Record" => {
                self.needs("<")?;
                self.needs("string")?;
                self.needs(",")?;
                let value = self.either()?;
                self.needs(">")?;
                Type::Map(Box::new(value))
            }
            _ => {
                self.rest = before;
                return Err(self.stuck());
            }
        };
        Ok(kind)
    }

    fn word(&mut self) -> &str {
        let text = self.rest.trim_start();
        let end = text.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_').unwrap_or(text.len());
        let (word, rest) = text.split_at(end);
        self.rest = rest;
        word
    }

    fn tuple(&mut self) -> Result<Type, Unreadable> {
        let mut items = Vec::new();
        let mut rest = None;
        while !self.takes("]") {
            if self.takes("...") {
                let Type::List(item) = self.listed()? else { return Err(self.stuck()) };
                rest = Some(item);
                self.needs("]")?;
                break;
            }
            items.push(self.either()?);
            if !self.takes(",") {
                self.needs("]")?;
                break;
            }
        }
        Ok(Type::Tuple { items, rest })
    }

    fn object(&mut self) -> Result<Type, Unreadable> {
        let mut members: Vec<Member> = Vec::new();
        while !self.takes("}") {
            let name = self.word().to_owned();
            if name.is_empty() || members.iter().any(|member| member.name == name) {
                return Err(self.stuck());
            }
            let optional = self.takes("?");
            self.needs(":")?;
            members.push(Member { name, optional, kind: self.either()? });
            if !self.takes(";") && !self.takes(",") {
                self.needs("}")?;
                break;
            }
        }
        Ok(Type::Object(members))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notation_is_read_whole() {
        for notation in [
            "number",
            "string[][]",
            "(string | null)[]",
            "[number, string | null][]",
            "[string, ...(number | boolean)[]]",
            "[...string[]]",
            "[]",
            "{ lost: number; lines?: string[] }[]",
            "Record<string, number | boolean | null>",
            "([\"add\", string, number] | [\"take\"])[]",
            "unknown | object",
        ] {
            assert_eq!(notation.parse::<Type>().map(|kind| kind.to_string()).as_deref(), Ok(notation));
        }
        assert_eq!(" Array< number|null > ".parse::<Type>().expect("a type").to_string(), "(number | null)[]");
        assert_eq!("{a:number,b:string,}".parse::<Type>().expect("a type").to_string(), "{ a: number; b: string }");
    }

    #[test]
    fn what_cannot_be_read_says_from_where() {
        for (notation, from) in [
            ("", ""),
            ("Foo[]", "Foo[]"),
            ("number]", "]"),
            ("number[", ""),
            ("[number; string]", "; string]"),
            ("Record<number, string>", "number, string>"),
            ("{ a: number; a: string }", ": string }"),
            ("\"open", "open"),
            ("[...number]", "]"),
            ("numbers", "numbers"),
        ] {
            let why = if from.is_empty() { Unreadable::Ended } else { Unreadable::From(from.to_owned()) };
            assert_eq!(notation.parse::<Type>(), Err(why), "{notation}");
        }
        assert!("(".repeat(200).parse::<Type>().is_err());
        assert!("[".repeat(100_000).parse::<Type>().is_err());
    }
}
