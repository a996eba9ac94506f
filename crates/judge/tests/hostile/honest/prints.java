// accepted: 8
class Solution {
    static int solve(int n) {
        System.out.println("looking at " + n);
        System.out.printf("and %d%n", n);
        System.err.println("on the error stream");
        System.out.print("without an end of line");
        return n + 1;
    }
}
