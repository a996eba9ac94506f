// time_limit
class Solution {
    static Object solve(int n) throws Throwable {
        while (true) {
            try {
                while (true) n = n / (n & 1);
            } catch (Throwable error) {
                n++;
            }
        }
    }
}
