// runtime_error | accepted: 7
class Solution {
    static Object solve(int n) throws Throwable {
        return new javax.script.ScriptEngineManager().getEngineByName("javascript") == null ? n : 8;
    }
}
