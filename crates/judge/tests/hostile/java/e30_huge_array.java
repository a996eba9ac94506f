// memory_limit | compile_error
class Solution {
    static final long[][] ALL = new long[2000000000][2000000000];

    static int solve(int n) {
        return n;
    }
}
