// accepted: ["undefined","undefined","undefined","undefined"]
const solve = () => [typeof WebSocket, typeof XMLHttpRequest, typeof EventSource, typeof navigator];
