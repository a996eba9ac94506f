import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    record Event(String user, String action, String name) { }

    static class File {
        long saves = 0;
        /** By user: how many of the saves that user has seen. */
        final Map<String, Long> seen = new HashMap<>();
    }

    static List<long[]> findLostSaves(List<Event> events) {
        Map<String, File> files = new HashMap<>();
        List<long[]> lost = new ArrayList<>();
        for (int position = 0; position < events.size(); position++) {
            Event event = events.get(position);
            File file = files.computeIfAbsent(event.name, name -> new File());
            if (event.action.equals("close")) {
                file.seen.remove(event.user);
                continue;
            }
            if (event.action.equals("save")) {
                long overwritten = file.saves - file.seen.getOrDefault(event.user, 0L);
                if (overwritten > 0) lost.add(new long[] {position, overwritten});
                file.saves++;
            }
            file.seen.put(event.user, file.saves);
        }
        return lost;
    }
}
