// compile_error
function solve() {} /* is never closed
