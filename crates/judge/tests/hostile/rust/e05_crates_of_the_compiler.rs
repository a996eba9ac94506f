// compile_error
extern crate proc_macro;
extern crate rustc_driver;

fn solve(n: i64) -> i64 {
    rustc_driver::main();
    n
}
