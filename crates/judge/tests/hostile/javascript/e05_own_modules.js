// compile_error | runtime_error
import * as std from 'qjs:std';
import * as os from 'qjs:os';
export const solve = () => [std.getenv('PATH'), os.readdir('/')];
