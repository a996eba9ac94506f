// runtime_error
class Solution {
    static Object solve(int n) throws Throwable {
        Exception one = new Exception("one"), other = new Exception("other", one);
        one.initCause(other);
        throw one;
    }
}
