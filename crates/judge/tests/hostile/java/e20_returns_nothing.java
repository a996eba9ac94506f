// accepted: null
class Solution {
    static void solve(int n) { }
}
