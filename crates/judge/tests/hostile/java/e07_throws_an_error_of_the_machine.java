// runtime_error: InternalError: ours
class Solution {
    static Object solve(int n) throws Throwable {
        throw new InternalError("ours");
    }
}
