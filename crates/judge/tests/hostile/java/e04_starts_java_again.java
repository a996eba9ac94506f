// accepted: false
class Solution {
    static Object solve(int n) throws Throwable {
        String java = System.getProperty("java.home") + "/bin/java";
        try {
            return new ProcessBuilder(java, "-version").start().waitFor() == 0;
        } catch (java.io.IOException error) {
            return false;
        }
    }
}
