// runtime_error: is not what the method takes
class Solution {
    record R(int a) {
        R {
            throw new IllegalStateException("no");
        }
    }

    static int solve(R n) {
        return 7;
    }
}
