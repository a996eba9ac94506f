// accepted: -1
class Solution {
    static Object solve(int n) throws Throwable {
        return System.in.read();
    }
}
