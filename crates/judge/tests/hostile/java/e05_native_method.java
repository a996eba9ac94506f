// runtime_error: UnsatisfiedLinkError
class Solution {
    static native int fork();

    static Object solve(int n) throws Throwable {
        return fork();
    }
}
