// output_limit | time_limit
class Solution {
    static Object solve(int n) throws Throwable {
        while (true) System.out.println("x".repeat(1000));
    }
}
