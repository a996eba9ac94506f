// compile_error | runtime_error
import x from 'https://example.org/x.js';
export const solve = () => x;
