// output_limit
class Solution {
    static Object solve(int n) throws Throwable {
        System.out.print("x".repeat(1_000_000));
        return n;
    }
}
