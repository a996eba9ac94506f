//! The shape of the error table: one row says everything about one reason to refuse.

use serde::Serialize;

/// One row of the error table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ErrorCode {
    /// HTTP status.
    pub status: u16,
    /// The stable code.
    pub code: &'static str,
    /// What happened and what to do next, for people.
    pub message: &'static str,
    /// What `details` holds, as JSON text; empty when it is null.
    pub details: &'static str,
    /// What else helps; empty when there is nothing.
    pub hint: &'static str,
}

/// Makes [`crate::CommandError`], [`crate::ERROR_CODES`] and everything that reads them from one table. A row is
///
/// ```text
/// STATUS "code" Variant "message",
///     details "shape" = value,
///     hint "sentence";
/// ```
///
/// where the last two are optional.
macro_rules! errors {
    (@option) => { None };
    (@option $value:expr) => { Some($value) };
    ($(
        $(#[$doc:meta])*
        $status:literal $code:literal $variant:ident
        $(($value:ident: $type:ty))?
        $({ $($(#[$field_doc:meta])* $field:ident: $field_type:ty),+ })?
        $message:literal
        $(, details $shape:literal = $details:expr)?
        $(, hint $hint:literal)?
    ;)+) => {
        /// Why a command did nothing.
        #[derive(Debug)]
        pub enum CommandError {$(
            #[doc = $message]
            $(#[$doc])*
            $variant $(($type))? $({ $($(#[$field_doc])* $field: $field_type),+ })?
        ),+}

        /// The whole table, in the order of statuses.
        pub const ERROR_CODES: &[ErrorCode] = &[$(ErrorCode {
            status: $status,
            code: $code,
            message: $message,
            details: concat!($($shape)?),
            hint: concat!($($hint)?),
        }),+];

        impl CommandError {
            /// The row of the error table.
            pub fn entry(&self) -> &'static ErrorCode {
                match self {$(
                    Self::$variant { .. } => &ErrorCode {
                        status: $status,
                        code: $code,
                        message: $message,
                        details: concat!($($shape)?),
                        hint: concat!($($hint)?),
                    },
                )+}
            }

            /// What the table says under `details`.
            fn details_value(&self) -> Option<Value> {
                match self {$(
                    Self::$variant $(($value))? $({ $($field),+ })? => {
                        $(let _ = $value;)?
                        $($(let _ = $field;)+)?
                        errors!(@option $($details)?)
                    }
                )+}
            }
        }
    };
}

pub(crate) use errors;
