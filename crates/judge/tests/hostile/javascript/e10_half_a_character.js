// wrong_answer: surrogate
const solve = () => '\ud83d';
