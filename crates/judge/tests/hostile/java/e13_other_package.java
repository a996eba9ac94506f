// compile_error: There is no class Solution
package other;

class Solution {
    static int solve(int n) {
        return n;
    }
}
