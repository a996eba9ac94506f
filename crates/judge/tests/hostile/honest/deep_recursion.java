// accepted: 100000
class Solution {
    static int deep(int n) {
        return n == 0 ? 0 : 1 + deep(n - 1);
    }

    static int solve(int n) {
        return deep(100_000);
    }
}
