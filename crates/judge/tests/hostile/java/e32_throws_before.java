// runtime_error: IllegalStateException: before
class Solution {
    static {
        if (true) throw new IllegalStateException("before");
    }

    static int solve(int n) {
        return n;
    }
}
