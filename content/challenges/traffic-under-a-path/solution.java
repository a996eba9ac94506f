import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static class Folder {
        final Map<String, Folder> folders = new HashMap<>();
        long hits;
    }

    static List<Long> trafficUnder(List<List<String>> operations) {
        Folder root = new Folder();
        List<Long> answers = new ArrayList<>();
        for (List<String> operation : operations) {
            boolean hit = operation.get(0).equals("hit");
            String path = operation.get(1);
            Folder folder = root;
            if (hit) folder.hits++;
            for (int at = 0; at < path.length() && folder != null; ) {
                int end = path.indexOf('/', at);
                if (end < 0) end = path.length();
                if (end > at) {
                    String segment = path.substring(at, end);
                    Folder next = folder.folders.get(segment);
                    if (next == null && hit) {
                        next = new Folder();
                        folder.folders.put(segment, next);
                    }
                    folder = next;
                    if (hit) folder.hits++;
                }
                at = end + 1;
            }
            if (!hit) answers.add(folder == null ? 0 : folder.hits);
        }
        return answers;
    }
}
