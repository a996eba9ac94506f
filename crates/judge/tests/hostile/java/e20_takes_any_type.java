// accepted: 7
class Solution {
    static <T> T solve(T n) {
        return n;
    }
}
