// runtime_error: here
function solve() {
  const error = new Error('here');
  Object.defineProperty(error, 'stack', { value: '    at solve (solution.js:4294967295:1)' });
  throw error;
}
