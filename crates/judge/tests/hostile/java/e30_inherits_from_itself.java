// compile_error
class Solution extends Solution {
    static int solve(int n) {
        return n;
    }
}
