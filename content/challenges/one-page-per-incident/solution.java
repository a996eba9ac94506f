import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    record Alert(long time, String check) { }

    static List<Integer> alertsToPage(List<Alert> alerts, long cooldown) {
        Map<String, Long> lastPage = new HashMap<>();
        List<Integer> pages = new ArrayList<>();
        for (int position = 0; position < alerts.size(); position++) {
            Alert alert = alerts.get(position);
            Long last = lastPage.get(alert.check);
            if (last != null && alert.time - last < cooldown) continue;
            lastPage.put(alert.check, alert.time);
            pages.add(position);
        }
        return pages;
    }
}
