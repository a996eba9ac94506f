// compile_error: no function solve

