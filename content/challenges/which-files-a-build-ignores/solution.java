import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

class Solution {
    record Rule(boolean keeps, String[] segments) { }

    /** Matches a sequence against a pattern in which some items stand for any number of items. */
    static <T> boolean matches(T[] pattern, T[] text, Predicate<T> isStar, BiPredicate<T, T> fits) {
        int place = 0, at = 0, star = -1, resume = 0;
        while (at < text.length) {
            if (place < pattern.length && isStar.test(pattern[place])) {
                star = place++;
                resume = at;
            } else if (place < pattern.length && fits.test(pattern[place], text[at])) {
                place++;
                at++;
            } else if (star >= 0) {
                place = star + 1;
                at = ++resume;
            } else {
                return false;
            }
        }
        while (place < pattern.length && isStar.test(pattern[place])) place++;
        return place == pattern.length;
    }

    static Character[] letters(String text) {
        return text.chars().mapToObj(letter -> (char) letter).toArray(Character[]::new);
    }

    static boolean fits(String pattern, String part) {
        return matches(letters(pattern), letters(part), letter -> letter == '*',
                (one, other) -> one == '?' || one.equals(other));
    }

    static List<String> ignoredFiles(List<String> rules, List<String> paths) {
        List<Rule> parsed = new ArrayList<>();
        for (String rule : rules) {
            boolean keeps = rule.startsWith("!");
            String pattern = keeps ? rule.substring(1) : rule;
            List<String> segments = new ArrayList<>(Arrays.asList(pattern.split("/", -1)));
            // A folder itself is no file: at least one part follows.
            if (segments.get(segments.size() - 1).equals("**")) segments.add(segments.size() - 1, "*");
            parsed.add(new Rule(keeps, segments.toArray(String[]::new)));
        }
        List<String> ignored = new ArrayList<>();
        for (String path : paths) {
            String[] parts = path.split("/", -1);
            for (int place = parsed.size() - 1; place >= 0; place--) {
                Rule rule = parsed.get(place);
                if (!matches(rule.segments, parts, segment -> segment.equals("**"), Solution::fits)) continue;
                if (!rule.keeps) ignored.add(path);
                break;
            }
        }
        return ignored;
    }
}
