// runtime_error: UnsupportedOperationException | runtime_error: AccessControlException | runtime_error: exited | accepted: 7 | runtime_error
class Solution {
    static Object solve(int n) throws Throwable {
        System.setSecurityManager(new SecurityManager());
        return n;
    }
}
