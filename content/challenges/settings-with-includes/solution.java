import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Solution {
    static final String WORD = "([A-Za-z0-9_.-]+)";
    static final Pattern SECTION = Pattern.compile("\\[" + WORD + "\\]");
    static final Pattern SETTING = Pattern.compile(WORD + " *= *(.*)", Pattern.DOTALL);
    static final Pattern COMMAND = Pattern.compile("(unset|include) +" + WORD);
    static final Pattern REFERENCE = Pattern.compile("\\$\\{" + WORD + "\\}");
    static final Pattern OUTER_SPACES = Pattern.compile("^ +| +$");

    /** What is wrong, as it is reported. */
    static class Problem extends RuntimeException {
        Problem(String message) {
            super(message);
        }
    }

    static Map<String, List<String>> files;
    /** The files that are being read, each included by the one before. */
    static final List<String> open = new ArrayList<>();
    static final Map<String, String> raw = new TreeMap<>();
    /** The keys that are being resolved, each referred to by the one before. */
    static final List<String> path = new ArrayList<>();
    static final Map<String, String> done = new TreeMap<>();

    static void checkCycle(String kind, List<String> steps, String name) {
        int start = steps.indexOf(name);
        if (start < 0) return;
        throw new Problem(kind + " cycle " + String.join(" > ", steps.subList(start, steps.size())) + " > " + name);
    }

    static void read(String name) {
        checkCycle("include", open, name);
        List<String> lines = files.get(name);
        if (lines == null) throw new Problem("missing file " + name);
        open.add(name);
        String section = "";
        for (int index = 0; index < lines.size(); index++) {
            String line = OUTER_SPACES.matcher(lines.get(index)).replaceAll("");
            if (line.isEmpty() || line.startsWith("#")) continue;
            Matcher header = SECTION.matcher(line), setting = SETTING.matcher(line), command = COMMAND.matcher(line);
            if (header.matches()) {
                section = header.group(1) + ".";
            } else if (setting.matches()) {
                raw.put(section + setting.group(1), setting.group(2));
            } else if (!command.matches()) {
                throw new Problem("bad line " + name + ":" + (index + 1));
            } else if (command.group(1).equals("unset")) {
                raw.remove(section + command.group(2));
            } else {
                read(command.group(2));
            }
        }
        open.remove(open.size() - 1);
    }

    static String resolve(String key) {
        if (done.containsKey(key)) return done.get(key);
        checkCycle("reference", path, key);
        String text = raw.get(key);
        if (text == null) throw new Problem("unknown key " + key);
        path.add(key);
        String value = REFERENCE.matcher(text).replaceAll(found -> Matcher.quoteReplacement(resolve(found.group(1))));
        path.remove(path.size() - 1);
        done.put(key, value);
        return value;
    }

    static Map<String, String> loadSettings(Map<String, List<String>> allFiles, String main) {
        files = allFiles;
        try {
            read(main);
            raw.keySet().forEach(Solution::resolve);
            return done;
        } catch (Problem problem) {
            return Map.of("error", problem.getMessage());
        }
    }
}
