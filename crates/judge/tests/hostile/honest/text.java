// accepted: "ß\u20ac\ud83d\ude00\"\\\n"
class Solution {
    static String solve(int n) {
        return "ß€😀\"\\\n";
    }
}
