// runtime_error
abstract class Solution {
    int solve(int n) {
        return n;
    }
}
