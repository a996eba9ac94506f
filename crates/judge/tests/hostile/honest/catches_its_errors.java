// accepted: "ArithmeticException, StackOverflowError"
class Solution {
    static int deep(int n) {
        return deep(n + 1) + 1;
    }

    static String solve(int n) {
        String caught = "";
        try {
            caught += 1 / (n - 7);
        } catch (ArithmeticException error) {
            caught += error.getClass().getSimpleName();
        }
        try {
            caught += deep(0);
        } catch (StackOverflowError error) {
            caught += ", " + error.getClass().getSimpleName();
        }
        return caught;
    }
}
