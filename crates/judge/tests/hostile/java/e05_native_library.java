// runtime_error
class Solution {
    static Object solve(int n) throws Throwable {
        System.load("/program.jar");
        return n;
    }
}
