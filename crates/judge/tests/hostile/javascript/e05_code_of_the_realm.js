// accepted: "undefined"
const solve = () => typeof Function('return this')().process;
