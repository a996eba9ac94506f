// compile_error
