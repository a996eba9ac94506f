// compile_error | runtime_error
import fs from 'fs';
export const solve = () => fs.readFileSync('/etc/passwd', 'utf8');
