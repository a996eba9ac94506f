// runtime_error: Unable to open /proc
class Solution {
    static Object solve(int n) throws Throwable {
        return ProcessHandle.allProcesses().count();
    }
}
