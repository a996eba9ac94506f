// time_limit
function solve() {
  for (;;) try { for (;;); } catch {} finally { continue; }
}
