// runtime_error | time_limit | memory_limit
class Solution {
    static Object solve(int n) throws Throwable {
        Object shell = Class.forName("jdk.jshell.JShell").getMethod("create").invoke(null);
        return shell != null;
    }
}
