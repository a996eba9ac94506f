// accepted: 7
class Solution {
    static int solve(int n) throws InterruptedException {
        Thread.sleep(200);
        return n;
    }
}
