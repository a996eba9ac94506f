// runtime_error: which no JSON is
class Solution {
    static int solve(Thread n) {
        return 7;
    }
}
