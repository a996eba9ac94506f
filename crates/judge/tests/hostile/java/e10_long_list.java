// output_limit
class Solution {
    static Object solve(int n) throws Throwable {
        return new int[3_000_000];
    }
}
