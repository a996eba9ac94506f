//! What a Rust answer is compiled with: `Json` for values of mixed types, and the way of arguments in and of the answer
//! out. Frames as in protocol.rs. The types of arguments and answer are those of the candidate's own function.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::fmt::Write as _;

/// Any JSON value.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Default for Json {
    fn default() -> Self {
        Json::Null
    }
}

impl Json {
    pub fn is_null(&self) -> bool {
        matches!(self, Json::Null)
    }

    #[track_caller]
    pub fn as_bool(&self) -> bool {
        match self {
            Json::Bool(flag) => *flag,
            other => panic!("a Json value is not true or false: {:?}", other),
        }
    }

    #[track_caller]
    pub fn as_f64(&self) -> f64 {
        match self {
            Json::Number(number) => *number,
            other => panic!("a Json value is not a number: {:?}", other),
        }
    }

    #[track_caller]
    pub fn as_i64(&self) -> i64 {
        self.as_f64() as i64
    }

    #[track_caller]
    pub fn as_str(&self) -> &str {
        match self {
            Json::Text(text) => text,
            other => panic!("a Json value is not a string: {:?}", other),
        }
    }

    #[track_caller]
    pub fn as_list(&self) -> &[Json] {
        match self {
            Json::List(list) => list,
            other => panic!("a Json value is not a list: {:?}", other),
        }
    }

    #[track_caller]
    pub fn as_object(&self) -> &BTreeMap<String, Json> {
        match self {
            Json::Object(members) => members,
            other => panic!("a Json value is not an object: {:?}", other),
        }
    }

    /// An element of a list.
    #[track_caller]
    pub fn at(&self, index: usize) -> &Json {
        &self.as_list()[index]
    }

    /// A member of an object.
    #[track_caller]
    pub fn get(&self, name: &str) -> Option<&Json> {
        self.as_object().get(name)
    }
}

impl From<bool> for Json {
    fn from(flag: bool) -> Self {
        Json::Bool(flag)
    }
}

impl From<f64> for Json {
    fn from(number: f64) -> Self {
        Json::Number(number)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Json::Text(text.to_owned())
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Json::Text(text)
    }
}

impl<T: Into<Json>> From<Vec<T>> for Json {
    fn from(list: Vec<T>) -> Self {
        Json::List(list.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Json>> From<Option<T>> for Json {
    fn from(maybe: Option<T>) -> Self {
        maybe.map_or(Json::Null, Into::into)
    }
}

impl From<BTreeMap<String, Json>> for Json {
    fn from(members: BTreeMap<String, Json>) -> Self {
        Json::Object(members)
    }
}

/// Where JSON is read. The judge wrote it, so it is well formed; of a type that the candidate chose, so it may not fit.
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
}

/// What the candidate's type wanted instead.
pub struct Mismatch(pub &'static str);

pub type Read<T> = Result<T, Mismatch>;

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Self {
        Reader { text, at: 0 }
    }

    fn peek(&mut self) -> u8 {
        let bytes = self.text.as_bytes();
        while self.at < bytes.len() && bytes[self.at].is_ascii_whitespace() {
            self.at += 1;
        }
        bytes.get(self.at).copied().unwrap_or(0)
    }

    pub fn takes(&mut self, sign: u8) -> bool {
        let is_next = self.peek() == sign;
        self.at += usize::from(is_next);
        is_next
    }

    pub fn needs(&mut self, sign: u8, wanted: &'static str) -> Read<()> {
        if self.takes(sign) { Ok(()) } else { Err(Mismatch(wanted)) }
    }

    fn takes_word(&mut self, word: &str) -> bool {
        self.peek();
        let is_next = self.text[self.at..].starts_with(word);
        self.at += if is_next { word.len() } else { 0 };
        is_next
    }

    fn number(&mut self) -> Read<&'a str> {
        if !matches!(self.peek(), b'-' | b'0'..=b'9') {
            return Err(Mismatch("a number"));
        }
        let text = self.text;
        let begin = self.at;
        while matches!(text.as_bytes().get(self.at), Some(b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9')) {
            self.at += 1;
        }
        Ok(&text[begin..self.at])
    }

    fn string(&mut self) -> Read<String> {
        self.needs(b'"', "a string")?;
        let mut out = String::new();
        loop {
            let rest = &self.text[self.at..];
            let end = rest.find(|sign| sign == '"' || sign == '\\').ok_or(Mismatch("a string"))?;
            out.push_str(&rest[..end]);
            let escaped = rest.as_bytes()[end] == b'\\';
            self.at += end + 1;
            if !escaped {
                return Ok(out);
            }
            let sign = self.text.as_bytes()[self.at];
            self.at += 1;
            match sign {
                b'n' => out.push('\n'),
                b't' => out.push('\t'),
                b'r' => out.push('\r'),
                b'b' => out.push('\u{8}'),
                b'f' => out.push('\u{c}'),
                b'u' => out.push(self.escaped_sign()),
                other => out.push(char::from(other)),
            }
        }
    }

    fn hex(&mut self) -> u32 {
        let code = self.text.get(self.at..self.at + 4).and_then(|digits| u32::from_str_radix(digits, 16).ok());
        self.at += 4;
        code.unwrap_or(0xfffd)
    }

    fn escaped_sign(&mut self) -> char {
        let mut code = self.hex();
        if (0xd800..0xdc00).contains(&code) && self.text[self.at..].starts_with("\\u") {
            self.at += 2;
            code = 0x10000 + ((code - 0xd800) << 10) + self.hex().wrapping_sub(0xdc00);
        }
        char::from_u32(code).unwrap_or('\u{fffd}')
    }

    fn each(&mut self, mut each: impl FnMut(&mut Self) -> Read<()>) -> Read<()> {
        self.needs(b'[', "a list")?;
        if self.takes(b']') {
            return Ok(());
        }
        loop {
            each(self)?;
            if !self.takes(b',') {
                return self.needs(b']', "a list");
            }
        }
    }

    fn each_member(&mut self, mut each: impl FnMut(&mut Self, String) -> Read<()>) -> Read<()> {
        self.needs(b'{', "an object")?;
        if self.takes(b'}') {
            return Ok(());
        }
        loop {
            let name = self.string()?;
            self.needs(b':', "an object")?;
            each(self, name)?;
            if !self.takes(b',') {
                return self.needs(b'}', "an object");
            }
        }
    }
}

/// Can be an argument.
pub trait FromJson: Sized {
    fn read(from: &mut Reader<'_>) -> Read<Self>;
}

/// Can be an answer.
pub trait ToJson {
    fn write(&self, out: &mut String);
}

impl FromJson for bool {
    fn read(from: &mut Reader<'_>) -> Read<Self> {
        if from.takes_word("true") {
            Ok(true)
        } else if from.takes_word("false") {
            Ok(false)
        } else {
            Err(Mismatch("true or false"))
        }
    }
}

impl ToJson for bool {
    fn write(&self, out: &mut String) {
        out.push_str(if *self { "true" } else { "false" });
    }
}

macro_rules! whole {
    ($($kind:ty)*) => {$(
        impl FromJson for $kind {
            fn read(from: &mut Reader<'_>) -> Read<Self> {
                let text = from.number()?;
                if let Ok(number) = text.parse() {
                    return Ok(number);
                }
                // As 1e3 and 2.0 are whole numbers too.
                match text.parse::<f64>() {
                    Ok(real) if real.fract() == 0.0 && real >= <$kind>::MIN as f64 && real <= <$kind>::MAX as f64 => {
                        Ok(real as $kind)
                    }
                    _ => Err(Mismatch("a whole number that fits")),
                }
            }
        }

        impl ToJson for $kind {
            fn write(&self, out: &mut String) {
                let _ = write!(out, "{}", self);
            }
        }

        impl From<$kind> for Json {
            fn from(number: $kind) -> Self {
                Json::Number(number as f64)
            }
        }
    )*};
}
whole!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);

macro_rules! real {
    ($($kind:ty)*) => {$(
        impl FromJson for $kind {
            fn read(from: &mut Reader<'_>) -> Read<Self> {
                from.number()?.parse().map_err(|_| Mismatch("a number"))
            }
        }

        impl ToJson for $kind {
            fn write(&self, out: &mut String) {
                if !self.is_finite() {
                    super::fail("not_json", "The returned value has a number that is not finite, which is not JSON.", None);
                }
                let _ = write!(out, "{}", self);
            }
        }
    )*};
}
real!(f32 f64);

impl FromJson for String {
    fn read(from: &mut Reader<'_>) -> Read<Self> {
        from.string()
    }
}

impl ToJson for str {
    fn write(&self, out: &mut String) {
        out.push('"');
        for sign in self.chars() {
            match sign {
                '"' | '\\' => out.extend(['\\', sign]),
                '\0'..='\u{1f}' => {
                    let _ = write!(out, "\\u{:04x}", u32::from(sign));
                }
                _ => out.push(sign),
            }
        }
        out.push('"');
    }
}

impl ToJson for String {
    fn write(&self, out: &mut String) {
        self.as_str().write(out);
    }
}

impl FromJson for char {
    fn read(from: &mut Reader<'_>) -> Read<Self> {
        let text = from.string()?;
        let mut signs = text.chars();
        match (signs.next(), signs.next()) {
            (Some(sign), None) => Ok(sign),
            _ => Err(Mismatch("a string of one character")),
        }
    }
}

impl ToJson for char {
    fn write(&self, out: &mut String) {
        self.to_string().write(out);
    }
}

impl<T: ToJson + ?Sized> ToJson for &T {
    fn write(&self, out: &mut String) {
        (**self).write(out);
    }
}

impl<T: FromJson> FromJson for Box<T> {
    fn read(from: &mut Reader<'_>) -> Read<Self> {
        T::read(from).map(Box::new)
    }
}

impl<T: ToJson + ?Sized> ToJson for Box<T> {
    fn write(&self, out: &mut String) {
        (**self).write(out);
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn read(from: &mut Reader<'_>) -> Read<Self> {
        if from.takes_word("null") { Ok(None) } else { T::read(from).map(Some) }
    }
}

impl<T: ToJson> ToJson for Option<T> {
    fn write(&self, out: &mut String) {
        match self {
            Some(value) => value.write(out),
            None => out.push_str("null"),
        }
    }
}

impl ToJson for () {
    fn write(&self, out: &mut String) {
        out.push_str("null");
    }
}

fn write_list<T: ToJson>(items: impl IntoIterator<Item = T>, out: &mut String) {
    out.push('[');
    for (at, item) in items.into_iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        item.write(out);
    }
    out.push(']');
}

fn write_members<'a, T: ToJson + 'a>(members: impl IntoIterator<Item = (&'a String, T)>, out: &mut String) {
    out.push('{');
    for (at, (name, value)) in members.into_iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        name.write(out);
        out.push(':');
        value.write(out);
    }
    out.push('}');
}

impl<T: ToJson> ToJson for [T] {
    fn write(&self, out: &mut String) {
        write_list(self, out);
    }
}

impl<T: ToJson, const N: usize> ToJson for [T; N] {
    fn write(&self, out: &mut String) {
        write_list(self, out);
    }
}

impl<T: FromJson, const N: usize> FromJson for [T; N] {
    fn read(from: &mut Reader<'_>) -> Read<Self> {
        let list = Vec::<T>::read(from)?;
        list.try_into().map_err(|_| Mismatch("a list of another length"))
    }
}

macro_rules! lists {
    ($($list:ident $add:ident $($bound:path)*;)*) => {$(
        impl<T: FromJson $(+ $bound)*> FromJson for $list<T> {
            fn read(from: &mut Reader<'_>) -> Read<Self> {
                let mut list = $list::new();
                from.each(|from| {
                    list.$add(T::read(from)?);
                    Ok(())
                })?;
                Ok(list)
            }
        }

        impl<T: ToJson $(+ $bound)*> ToJson for $list<T> {
            fn write(&self, out: &mut String) {
                write_list(self, out);
            }
        }
    )*};
}
lists! {
    Vec push;
    VecDeque push_back;
    BTreeSet insert Ord;
    HashSet insert Eq std::hash::Hash;
}

macro_rules! maps {
    ($($map:ident)*) => {$(
        impl<T: FromJson> FromJson for $map<String, T> {
            fn read(from: &mut Reader<'_>) -> Read<Self> {
                let mut map = $map::new();
                from.each_member(|from, name| {
                    map.insert(name, T::read(from)?);
                    Ok(())
                })?;
                Ok(map)
            }
        }

        impl<T: ToJson> ToJson for $map<String, T> {
            fn write(&self, out: &mut String) {
                write_members(self, out);
            }
        }
    )*};
}
maps!(BTreeMap HashMap);

impl FromJson for Json {
    fn read(from: &mut Reader<'_>) -> Read<Self> {
        Ok(match from.peek() {
            b'n' => {
                from.takes_word("null");
                Json::Null
            }
            b't' | b'f' => Json::Bool(bool::read(from)?),
            b'"' => Json::Text(from.string()?),
            b'[' => Json::List(Vec::read(from)?),
            b'{' => Json::Object(BTreeMap::read(from)?),
            _ => Json::Number(f64::read(from)?),
        })
    }
}

impl ToJson for Json {
    fn write(&self, out: &mut String) {
        match self {
            Json::Null => out.push_str("null"),
            Json::Bool(flag) => flag.write(out),
            Json::Number(number) => number.write(out),
            Json::Text(text) => text.write(out),
            Json::List(list) => list.write(out),
            Json::Object(members) => members.write(out),
        }
    }
}

macro_rules! tuples {
    ($(($($name:ident $at:tt),+))*) => {$(
        impl<$($name: FromJson),+> FromJson for ($($name,)+) {
            fn read(from: &mut Reader<'_>) -> Read<Self> {
                from.needs(b'[', "a list")?;
                let tuple = ($({
                    if $at > 0 {
                        from.needs(b',', "a list of another length")?;
                    }
                    $name::read(from)?
                },)+);
                from.needs(b']', "a list of another length")?;
                Ok(tuple)
            }
        }

        impl<$($name: ToJson),+> ToJson for ($($name,)+) {
            fn write(&self, out: &mut String) {
                out.push('[');
                $(
                    if $at > 0 {
                        out.push(',');
                    }
                    self.$at.write(out);
                )+
                out.push(']');
            }
        }

        impl<Function, Answer, $($name: FromJson),+> Answers<($($name,)+)> for Function
        where
            Function: FnOnce($($name),+) -> Answer,
            Answer: ToJson,
        {
            fn answer(self, from: &mut Reader<'_>) -> Result<String, (usize, Mismatch)> {
                let missing = |at| move |why| (at, why);
                from.needs(b'[', "all arguments").map_err(missing(0))?;
                let arguments = ($({
                    if $at > 0 {
                        from.needs(b',', "one argument more than there is").map_err(missing($at + 1))?;
                    }
                    $name::read(from).map_err(missing($at + 1))?
                },)+);
                from.needs(b']', "all arguments").map_err(missing(0))?;
                let answer = self($(arguments.$at),+);
                let mut out = String::new();
                answer.write(&mut out);
                Ok(out)
            }
        }
    )*};
}

/// A function that can be asked: its arguments can be read, its answer written.
pub trait Answers<Arguments> {
    fn answer(self, from: &mut Reader<'_>) -> Result<String, (usize, Mismatch)>;
}

tuples! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
}
