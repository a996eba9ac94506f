// accepted: {"empty": {}, "flag": true, "list": [1.5, "two", null, [[]]], "nothing": null, "word": "seven"}
use crate::challenge::*;
use std::collections::BTreeMap;

fn solve(n: Json) -> Json {
    if n.is_null() || n.as_i64() != 7 || n.as_f64() != 7.0 {
        return Json::Null;
    }
    let nothing: Option<i64> = None;
    let list = vec![Json::from(1.5), Json::from("two"), Json::from(nothing), Json::List(vec![Json::List(vec![])])];
    let answer = Json::Object(BTreeMap::from([
        ("empty".to_owned(), Json::Object(BTreeMap::new())),
        ("flag".to_owned(), Json::from(n.as_i64() == 7)),
        ("list".to_owned(), Json::from(list)),
        ("nothing".to_owned(), Json::Null),
        ("word".to_owned(), Json::from("seven".to_owned())),
    ]));
    // What is read back is what was written.
    let list = answer.get("list").expect("it was written");
    let same = list.at(0).as_f64() == 1.5 && list.as_list().len() == 4 && answer.get("missing").is_none();
    if same && answer.as_object().len() == 5 { answer } else { Json::Null }
}
