// compile_error
extern crate proc_macro;

use proc_macro::TokenStream;

#[proc_macro]
pub fn read(_: TokenStream) -> TokenStream {
    std::fs::read_to_string("/etc/passwd").unwrap().parse().unwrap()
}

fn solve(n: i64) -> i64 {
    n
}
