// memory_limit
class Solution {
    static Object solve(int n) throws Throwable {
        StringBuilder text = new StringBuilder("x");
        while (true) text.append(text);
    }
}
