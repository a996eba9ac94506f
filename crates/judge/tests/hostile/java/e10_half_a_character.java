// accepted: "\ufffd"
class Solution {
    static Object solve(int n) throws Throwable {
        System.out.print("\ud800");
        return "\ud800";
    }
}
