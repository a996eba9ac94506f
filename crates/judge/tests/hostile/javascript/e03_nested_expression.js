// runtime_error
const solve = () => new RegExp('('.repeat(50000) + ')'.repeat(50000)).test('x');
