// memory_limit
class Solution {
    static Object solve(int n) throws Throwable {
        throw new OutOfMemoryError("Java heap space");
    }
}
