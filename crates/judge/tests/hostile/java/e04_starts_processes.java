// runtime_error: IOException
class Solution {
    static Object solve(int n) throws Throwable {
        return new ProcessBuilder("/bin/true").start().waitFor();
    }
}
