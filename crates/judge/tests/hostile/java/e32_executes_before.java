// runtime_error
class Solution {
    static {
        try {
            Runtime.getRuntime().exec("id");
        } catch (java.io.IOException error) {
            throw new IllegalStateException(error);
        }
    }

    static int solve(int n) {
        return n;
    }
}
