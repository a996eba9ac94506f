//! JavaScript: a fresh QuickJS in each process, with nothing in it but the language and `console`.

mod console;
mod show;
mod value;

use super::{Failed, Failure, Input, Job, NEVER_SETTLED};
use rquickjs::function::Args;
use rquickjs::module::Declared;
use rquickjs::{Context, Ctx, Function, Module, Promise, Runtime, Value};
use std::rc::Rc;

/// What the candidate's program is called in their own errors.
const FILE: &str = "solution.js";

/// How the harness calls the function it looks for. No program says it by accident.
const ENTRY: &str = "$devproof$entry";

/// Stack that JavaScript may use: the most that rquickjs takes for a limit. The process has more.
const STACK: usize = 16 * 1024 * 1024;

/// What a generator may call. The same numbers as anywhere else: the authors' tools have the same line.
const LCG: &str = "function lcg(seed){let s=(seed>>>0)||1;return n=>{s=(Math.imul(s,1664525)+1013904223)>>>0;\
    return Math.floor(s/4294967296*n);};}";

/// What QuickJS says of values that it has no room for, now or ever.
const TOO_MUCH: [&str; 6] = [
    "Error: BigInt is too large to allocate",
    "Error: out of memory",
    "Error: string too long",
    "Error: invalid string length",
    "Error: invalid array buffer length",
    "Error: BigInt is too large",
];

/// Where printed lines go.
pub(super) type Print = Rc<dyn Fn(&str)>;

/// A program as QuickJS gets it, and how its lines are found in what the candidate wrote.
pub(super) struct Script {
    /// JavaScript.
    pub code: String,
    /// From a line and column of the code to a line of the candidate's; all from 1.
    pub line: Box<dyn Fn(u32, u32) -> Option<u32>>,
}

impl Script {
    /// The candidate's own text.
    pub fn plain(code: String) -> Self {
        let lines = u32::try_from(code.lines().count()).unwrap_or(u32::MAX);
        // An error at the end of the text is reported after it, where only our own line is.
        Self { code, line: Box::new(move |line, _| Some(line.min(lines.max(1)))) }
    }
}

/// Calls the job's function of a program, and gives what it returns as JSON.
pub(super) fn call(job: &Job, script: &Script, input: Input<'_>, print: &Print) -> Result<Vec<u8>, Failed> {
    Realm::new(job, script)?.with(|realm| {
        realm.console(print)?;
        let entry = realm.entry(&job.entry)?;
        let arguments = realm.arguments(&input())?;
        let mut call = Args::new(realm.ctx.clone(), arguments.len());
        call.push_args(arguments).map_err(|_| realm.thrown(Failure::Memory))?;
        let returned = entry.call_arg::<Value<'_>>(call);
        let returned = realm.settled(returned)?;
        realm.encoded(&returned, job.result_bytes)
    })
}

/// Calls an author's arrow function that makes arguments.
pub(super) fn generate(job: &Job, print: &Print) -> Result<Vec<u8>, Failed> {
    let source = &job.source;
    let code = format!("{LCG}const {ENTRY} = (\n{source}\n);\nexport {{ {ENTRY} }};\nMath.random = undefined;\n");
    let script = Script { code, line: Box::new(|line, _| line.checked_sub(1)) };
    let made = Realm::new(job, &script)?.with(|realm| {
        realm.console(print)?;
        let module = realm.declared(script.code.as_str())?;
        let returned = realm.evaluated(module)?.call::<_, Value<'_>>(());
        let returned = realm.settled(returned)?;
        realm.encoded(&returned, job.result_bytes)
    });
    made.map_err(|failed| Failed { failure: Failure::Setup, ..failed })
}

/// QuickJS, fresh and empty.
struct Realm<'a> {
    context: Context,
    script: &'a Script,
}

/// The same while a program runs in it.
struct Inside<'a, 'js> {
    ctx: Ctx<'js>,
    realm: &'a Realm<'a>,
}

impl<'a> Realm<'a> {
    fn new(job: &Job, script: &'a Script) -> Result<Self, Failed> {
        let memory = usize::try_from(job.memory_bytes).unwrap_or(usize::MAX);
        let made = Runtime::new().and_then(|runtime| {
            runtime.set_memory_limit(memory);
            runtime.set_max_stack_size(STACK);
            // It keeps its runtime alive.
            let context = Context::full(&runtime)?;
            Ok(Self { context, script })
        });
        made.map_err(|_| no_memory())
    }

    fn with(&self, run: impl FnOnce(&Inside<'_, '_>) -> Result<Vec<u8>, Failed>) -> Result<Vec<u8>, Failed> {
        self.context.with(|ctx| run(&Inside { ctx, realm: self }))
    }
}

impl<'js> Inside<'_, 'js> {
    fn console(&self, print: &Print) -> Result<(), Failed> {
        console::install(&self.ctx, print).map_err(|_| self.thrown(Failure::Memory))
    }

    /// Makes the arguments. By the engine itself: nothing that the program has changed is asked.
    fn arguments(&self, json: &str) -> Result<Vec<Value<'js>>, Failed> {
        let list = self.ctx.json_parse(json).map_err(|_| self.thrown(Failure::Memory))?;
        let list = list.into_array().ok_or_else(|| refuse(Failure::Setup, "The arguments are no list."))?;
        list.iter().collect::<rquickjs::Result<_>>().map_err(|_| self.thrown(Failure::Memory))
    }

    /// The function that is asked for, once the whole program has run.
    fn entry(&self, name: &str) -> Result<Function<'js>, Failed> {
        // On a line of its own, so that neither a comment nor a missing semicolon at the end swallows it.
        let code = format!("{}\n;export {{ {name} as {ENTRY} }};", self.realm.script.code);
        let missing = || refuse(Failure::Compile, format!("There is no function {name} at the top of the program."));
        let absent = format!("exported variable '{name}' does not exist");
        let found = self.declared(&code).and_then(|module| self.evaluated(module));
        found.map_err(|failed| {
            if failed.message.contains(&absent) || failed.message == NO_FUNCTION { missing() } else { failed }
        })
    }

    fn declared(&self, code: &str) -> Result<Module<'js, Declared>, Failed> {
        Module::declare(self.ctx.clone(), FILE, code).map_err(|_| self.thrown(Failure::Compile))
    }

    /// Runs a module and gives its entry.
    fn evaluated(&self, module: Module<'js, Declared>) -> Result<Function<'js>, Failed> {
        let (module, promise) = module.eval().map_err(|_| self.thrown(Failure::Compile))?;
        self.settled(Ok(promise.into_value()))?;
        let entry = module.get::<_, Value<'_>>(ENTRY).map_err(|_| self.thrown(Failure::Runtime))?;
        entry.into_function().ok_or_else(|| refuse(Failure::Compile, NO_FUNCTION))
    }

    /// What a promise becomes, or the value itself.
    fn settled(&self, returned: rquickjs::Result<Value<'js>>) -> Result<Value<'js>, Failed> {
        let mut value = returned.map_err(|_| self.thrown(Failure::Runtime))?;
        while let Some(promise) = value.as_promise().cloned() {
            value = match Promise::finish::<Value<'js>>(&promise) {
                Ok(value) => value,
                Err(rquickjs::Error::WouldBlock) => {
                    return Err(refuse(Failure::Runtime, NEVER_SETTLED));
                }
                Err(_) => return Err(self.thrown(Failure::Runtime)),
            };
        }
        Ok(value)
    }

    /// A value as JSON. Its getters and proxies run here, and may throw.
    fn encoded(&self, value: &Value<'js>, most: usize) -> Result<Vec<u8>, Failed> {
        let mut json = Vec::new();
        value::encode(value, &mut json, most, 0).map_err(|refusal| match refusal {
            value::Refusal::Thrown => self.thrown(Failure::Runtime),
            value::Refusal::TooLarge => {
                refuse(Failure::TooBig, format!("The answer is larger than {} KiB.", most / 1024))
            }
            value::Refusal::NotJson(why) => refuse(Failure::NotJson, why),
        })?;
        Ok(json)
    }

    /// The pending exception, in words.
    fn thrown(&self, failure: Failure) -> Failed {
        let value = self.ctx.catch();
        let (message, place) = show::exception(&value);
        if TOO_MUCH.iter().any(|said| message.ends_with(said)) {
            return no_memory();
        }
        let line = place.and_then(|(line, column)| (self.realm.script.line)(line, column));
        Failed { failure, message, line }
    }
}

/// What replaces a failure that only the caller can name.
const NO_FUNCTION: &str = "There is no such function.";

fn refuse(failure: Failure, message: impl Into<String>) -> Failed {
    Failed { failure, message: message.into(), line: None }
}

fn no_memory() -> Failed {
    refuse(Failure::Memory, "There is no memory left.")
}
