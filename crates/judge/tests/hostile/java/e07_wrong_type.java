// runtime_error: ClassCastException
class Solution {
    static Object solve(int n) throws Throwable {
        Object text = "x";
        return (Integer) text;
    }
}
