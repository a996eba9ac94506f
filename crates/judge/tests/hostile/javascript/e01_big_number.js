// memory_limit | time_limit
const solve = () => String(2n ** (2n ** 30n));
