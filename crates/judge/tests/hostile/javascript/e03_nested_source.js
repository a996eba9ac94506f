// compile_error | runtime_error
const solve = () => eval('('.repeat(200000));
