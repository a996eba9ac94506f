// runtime_error: NullPointerException
class Solution {
    static Object solve(int n) throws Throwable {
        String text = null;
        return text.length();
    }
}
