// time_limit
const solve = () => /^(a+)+$/.test('a'.repeat(60) + '!');
