// accepted: true
const solve = () => !JSON.stringify({ ...import.meta }).includes("/");
