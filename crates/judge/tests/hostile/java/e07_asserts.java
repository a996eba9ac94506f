// accepted: 7
class Solution {
    static Object solve(int n) throws Throwable {
        assert n == 8 : "not run without an option";
        return n;
    }
}
