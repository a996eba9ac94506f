// compile_error
module solution { }
