// accepted: 14
const later = value => new Promise(done => done(value));
async function solve(n) { return (await Promise.all([later(n), later(n)])).reduce((a, b) => a + b); }
