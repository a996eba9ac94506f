// memory_limit
class Solution {
    static Object solve(int n) throws Throwable {
        return new byte[Integer.MAX_VALUE - 8].length;
    }
}
