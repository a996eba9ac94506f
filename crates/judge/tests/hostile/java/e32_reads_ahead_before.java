// accepted: 7
class Solution {
    static {
        try {
            if (System.in.read() != -1) throw new IllegalStateException("there was something");
        } catch (java.io.IOException error) {
            throw new IllegalStateException(error);
        }
    }

    static int solve(int n) {
        return n;
    }
}
