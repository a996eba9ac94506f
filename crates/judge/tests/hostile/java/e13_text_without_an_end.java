// compile_error
class Solution {
    static int solve(int n) {
        String text = "x;
        return n;
    }
}
