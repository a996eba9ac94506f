// runtime_error | accepted: 7 | time_limit
import java.util.prefs.Preferences;

class Solution {
    static Object solve(int n) throws Throwable {
        Preferences.userRoot().put("devproof", "x");
        Preferences.userRoot().flush();
        return n;
    }
}
