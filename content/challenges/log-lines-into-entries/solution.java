import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Solution {
    static final Pattern HEADER = Pattern.compile(
            "(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z) (DEBUG|INFO|WARN|ERROR)(?: (.*))?", Pattern.DOTALL);

    static final List<List<String>> entries = new ArrayList<>();
    static String time = "", level = "";
    static final List<String> text = new ArrayList<>();
    /** Lines of the entry that are kept even if they are blank. */
    static int head = 0;

    static boolean isBlank(String line) {
        return line.chars().allMatch(letter -> letter == ' ' || letter == '\t');
    }

    static void close() {
        while (text.size() > head && isBlank(text.get(text.size() - 1))) text.remove(text.size() - 1);
        if (!text.isEmpty()) entries.add(List.of(time, level, String.join("\n", text)));
        text.clear();
    }

    static List<List<String>> groupEntries(List<String> lines) {
        for (String line : lines) {
            Matcher header = HEADER.matcher(line);
            if (!header.matches()) {
                text.add(line);
                continue;
            }
            close();
            time = header.group(1);
            level = header.group(2);
            text.add(header.group(3) == null ? "" : header.group(3));
            head = 1;
        }
        close();
        return entries;
    }
}
