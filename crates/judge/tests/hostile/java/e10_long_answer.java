// output_limit
class Solution {
    static Object solve(int n) throws Throwable {
        return "x".repeat(5_000_000);
    }
}
