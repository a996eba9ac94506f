// compile_error | runtime_error
import net from 'net';
export const solve = () => net.connect(5432, '127.0.0.1');
