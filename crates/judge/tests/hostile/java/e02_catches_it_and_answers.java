// accepted: 7
class Solution {
    static Object solve(int n) throws Throwable {
        try {
            return new long[1 << 28];
        } catch (OutOfMemoryError error) {
            return n;
        }
    }
}
