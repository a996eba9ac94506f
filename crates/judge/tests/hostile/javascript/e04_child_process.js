// compile_error | runtime_error
import { fork } from 'child_process';
export const solve = () => fork('x');
