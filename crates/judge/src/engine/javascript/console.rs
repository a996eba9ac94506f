//! `console`: what a program says while it runs.

use super::{Print, show};
use rquickjs::function::Rest;
use rquickjs::{Ctx, Function, Object, Value};
use std::rc::Rc;

/// Methods that print a line.
const METHODS: [&str; 6] = ["log", "info", "warn", "error", "debug", "table"];

/// Puts `console` into the realm. Each line goes out at once, so that it is seen of a program that is ended, too.
pub(super) fn install(ctx: &Ctx<'_>, print: &Print) -> rquickjs::Result<()> {
    let console = Object::new(ctx.clone())?;
    for method in METHODS {
        let print = Rc::clone(print);
        let say = move |values: Rest<Value<'_>>| {
            let mut line = String::new();
            for (index, value) in values.iter().enumerate() {
                line.push_str(if index > 0 { " " } else { "" });
                show::value(value, &mut line);
            }
            line.push('\n');
            print(&line);
        };
        console.set(method, Function::new(ctx.clone(), say)?.with_name(method)?)?;
    }
    ctx.globals().set("console", console)
}
