//! Which function a call means, with which arguments.

use super::read::{ReadPlan, read};
use super::{Columns, Scope, cost};
use crate::error::RestError;
use crate::request::body::Payload;
use crate::request::filter::Condition;
use crate::request::query::Query;
use crate::request::strict_json::Shape;
use crate::schema_cache::{Function, Parameter, Returns, near};

/// Where the arguments come from.
#[derive(Debug, Clone)]
pub enum Arguments {
    /// Members of one JSON object.
    Body {
        /// The document.
        json: String,
        /// The parameters that it gives.
        parameters: Vec<Parameter>,
    },
    /// The whole document is the one argument.
    WholeBody {
        /// The document.
        json: String,
        /// The parameter's type as SQL text.
        sql_type: String,
    },
    /// Texts of the query string; several only for a variadic parameter.
    Texts(Vec<(Parameter, Vec<String>)>),
}

/// A call of a function.
#[derive(Debug, Clone)]
pub struct CallPlan {
    /// The function's name.
    pub function: String,
    /// With what.
    pub arguments: Arguments,
    /// What comes back.
    pub returns: Returns,
    /// Many of it.
    pub set: bool,
    /// It may write.
    pub volatile: bool,
    /// It reads what settings say about the request.
    pub reads_request: bool,
    /// What to read of the result, when it has columns; only the rows count when it has none.
    pub read: ReadPlan,
}

/// POST: the arguments are the body's members.
pub(crate) fn call_with_body(
    scope: Scope<'_>,
    name: &str,
    query: &Query,
    payload: &Payload,
) -> Result<CallPlan, RestError> {
    let overloads = overloads(scope, name);
    let keys = match &payload.shape {
        Shape::Object(keys) => Some(keys.clone()),
        Shape::Array(_) | Shape::Scalar => None,
    };
    let fitting: Vec<&Function> = match &keys {
        Some(keys) => overloads.iter().filter(|function| accepts(function, keys)).collect(),
        None => Vec::new(),
    };
    // A body that names no parameters of any overload may be the single argument itself.
    let fitting =
        if fitting.is_empty() { overloads.iter().filter(|function| function.whole_body).collect() } else { fitting };
    let function = choose(scope, name, keys.unwrap_or_default(), &fitting)?;
    let arguments = match function.parameters.as_slice() {
        [only] if function.whole_body => {
            Arguments::WholeBody { json: payload.text.clone(), sql_type: only.sql_type.clone() }
        }
        parameters => {
            let Shape::Object(keys) = &payload.shape else { return Err(RestError::Internal) };
            let parameters = parameters.iter().filter(|parameter| keys.contains(&parameter.name)).cloned().collect();
            Arguments::Body { json: payload.text.clone(), parameters }
        }
    };
    plan(scope, function, arguments, query)
}

/// GET and HEAD: keys that are parameters are arguments, the others filters of the result.
pub(crate) fn call_with_query(scope: Scope<'_>, name: &str, mut query: Query) -> Result<CallPlan, RestError> {
    let unresolved = std::mem::take(&mut query.unresolved);
    let overloads = overloads(scope, name);
    // What cannot be a filter must be an argument, so it takes part in the choice even if no one knows it.
    let arguments_of = |function: &Function| -> Vec<String> {
        let mut keys: Vec<String> = Vec::new();
        for pair in &unresolved {
            let known = function.parameters.iter().any(|parameter| parameter.name == pair.key);
            if (known || pair.filter.is_none()) && !keys.contains(&pair.key) {
                keys.push(pair.key.clone());
            }
        }
        keys
    };
    let fitting: Vec<&Function> =
        overloads.iter().filter(|function| accepts(function, &arguments_of(function))).collect();
    let mut names: Vec<String> = Vec::new();
    for pair in unresolved.iter().filter(|pair| pair.filter.is_none()) {
        if !names.contains(&pair.key) {
            names.push(pair.key.clone());
        }
    }
    let function = choose(scope, name, names, &fitting)?;
    let mut arguments: Vec<(Parameter, Vec<String>)> = Vec::new();
    for pair in unresolved {
        let Some(parameter) = function.parameters.iter().find(|parameter| parameter.name == pair.key) else {
            let filter = pair.filter.map(|(path, filter)| (path, Condition::Filter(filter)));
            query.conditions.extend(filter);
            continue;
        };
        match arguments.iter_mut().find(|(known, _)| known.name == pair.key) {
            Some((_, values)) if parameter.variadic => values.push(pair.value),
            // Of a repeated argument the last counts, as the protocol has it.
            Some((_, values)) => *values = vec![pair.value],
            None => arguments.push((parameter.clone(), vec![pair.value])),
        }
    }
    plan(scope, function, Arguments::Texts(arguments), &query)
}

fn overloads<'a>(scope: Scope<'a>, name: &str) -> &'a [Function] {
    scope.cache.functions.get(name).map(Vec::as_slice).unwrap_or_default()
}

/// Whether these arguments, by name, are all known and enough.
fn accepts(function: &Function, names: &[String]) -> bool {
    let known = |name: &String| function.parameters.iter().any(|parameter| parameter.name == *name);
    !function.whole_body
        && names.iter().all(known)
        && function.parameters.iter().all(|parameter| !parameter.required || names.contains(&parameter.name))
}

fn choose<'a>(
    scope: Scope<'a>,
    name: &str,
    arguments: Vec<String>,
    fitting: &[&'a Function],
) -> Result<&'a Function, RestError> {
    let callable: Vec<&Function> =
        fitting.iter().copied().filter(|function| function.execute.has(scope.role)).collect();
    match (callable.as_slice(), fitting) {
        ([one], _) | ([], [one]) => Ok(one),
        ([], _) => Err(missing(scope, name, arguments)),
        (many, _) => {
            Err(RestError::AmbiguousFunction(many.iter().map(|function| function.typed_signature()).collect()))
        }
    }
}

fn missing(scope: Scope<'_>, name: &str, arguments: Vec<String>) -> RestError {
    let visible = |function: &&Function| function.execute.has(scope.role);
    let same_name = overloads(scope, name).iter().find(visible);
    let near = same_name.or_else(|| {
        let functions = scope.cache.functions.values().flatten().filter(visible);
        let nearest = near(name, functions.map(|function| function.name.as_str()))?;
        overloads(scope, nearest).iter().find(visible)
    });
    RestError::NoFunction { name: name.to_owned(), arguments, near: near.map(Function::signature) }
}

fn plan(scope: Scope<'_>, function: &Function, arguments: Arguments, query: &Query) -> Result<CallPlan, RestError> {
    let read = match &function.returns {
        Returns::Table(name) => {
            let table = scope.table(name)?;
            let plan = read(scope, Columns::TableRows(table), query)?;
            if function.set {
                cost::check(scope, table, &plan)?;
            }
            plan
        }
        Returns::Record(columns) => read(scope, Columns::Record(&function.name, columns), query)?,
        Returns::Void | Returns::Scalar => {
            // Values have no columns to choose or filter by; only a set of them has rows.
            let rows = Query { limits: query.limits.clone(), offsets: query.offsets.clone(), ..Query::default() };
            let mut plan = read(scope, Columns::Record(&function.name, &[]), &rows)?;
            plan.outputs.clear();
            plan
        }
    };
    Ok(CallPlan {
        function: function.name.clone(),
        arguments,
        returns: function.returns.clone(),
        set: function.set,
        volatile: function.volatile,
        reads_request: function.reads_request,
        read,
    })
}
