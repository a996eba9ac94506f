// compile_error
class Solution {
    static int solve(int n) {
        return n;
    }
}
}
