// runtime_error | time_limit
class Solution {
    static {
        try {
            new java.io.FileInputStream(java.io.FileDescriptor.in).read(new byte[100]);
        } catch (java.io.IOException error) {
            throw new IllegalStateException(error);
        }
    }

    static int solve(int n) {
        return n;
    }
}
