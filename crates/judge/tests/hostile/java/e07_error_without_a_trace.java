// runtime_error: none
class Solution {
    static Object solve(int n) throws Throwable {
        RuntimeException error = new RuntimeException("none");
        error.setStackTrace(new StackTraceElement[0]);
        throw error;
    }
}
