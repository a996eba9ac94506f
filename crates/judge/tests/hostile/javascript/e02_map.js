// memory_limit | time_limit
function solve() { const map = new Map(); for (let n = 0; ; n++) map.set({ n }, [n]); }
