// accepted: true
class Solution {
    static int depth(int n) {
        try {
            return depth(n + 1);
        } catch (StackOverflowError error) {
            return n;
        }
    }

    static Object solve(int n) throws Throwable {
        return depth(0) > 1000;
    }
}
