// runtime_error | time_limit | memory_limit
class Solution {
    static Object solve(int n) throws Throwable {
        Object recording = Class.forName("jdk.jfr.Recording").getConstructor().newInstance();
        recording.getClass().getMethod("start").invoke(recording);
        recording.getClass().getMethod("dump", java.nio.file.Path.class).invoke(recording, java.nio.file.Path.of("/tmp/x.jfr"));
        return n;
    }
}
