// accepted: 40000000
class Solution {
    static int solve(int n) {
        byte[] bytes = new byte[40_000_000];
        bytes[n] = 1;
        return bytes.length;
    }
}
