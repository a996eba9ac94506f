// runtime_error: none
class Solution {
    static Object solve(int n) throws Throwable {
        RuntimeException error = new RuntimeException("none");
        error.setStackTrace(new StackTraceElement[] {new StackTraceElement("Solution", "solve", "Solution.java", 7654321)});
        throw error;
    }
}
