// runtime_error | time_limit
class Solution {
    static int solve(int n) throws Exception {
        devproof.Harness.main(new String[] {"solve"});
        Thread.sleep(2000);
        return n;
    }
}
