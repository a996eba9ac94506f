import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Solution {
    static final Pattern NAME = Pattern.compile("([A-Za-z0-9_-]+)=");
    static final Pattern VALUE = Pattern.compile("\"[^\"]*\"?|[^ \\t,;&\"]*");
    static final Pattern DIGITS = Pattern.compile("[0-9]+");

    static boolean isCard(String digits) {
        if (digits.length() < 13 || digits.length() > 19) return false;
        int sum = 0;
        for (int place = 0; place < digits.length(); place++) {
            int digit = digits.charAt(digits.length() - 1 - place) - '0';
            if (place % 2 == 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
            sum += digit;
        }
        return sum % 10 == 0;
    }

    static String redactFields(String line, Set<String> names) {
        StringBuilder redacted = new StringBuilder();
        Matcher name = NAME.matcher(line), value = VALUE.matcher(line);
        int done = 0, from = 0;
        while (from <= line.length() && name.find(from)) {
            from = name.end();
            if (!names.contains(name.group(1).toLowerCase(Locale.ROOT))) continue;
            value.region(name.end(), line.length()).lookingAt();
            redacted.append(line, done, name.end()).append(value.group().startsWith("\"") ? "\"***\"" : "***");
            done = from = value.end();
        }
        return redacted.append(line, done, line.length()).toString();
    }

    static List<String> redactLines(List<String> lines, List<String> secretNames) {
        Set<String> names = Set.copyOf(secretNames);
        List<String> redacted = new ArrayList<>();
        for (String line : lines) {
            redacted.add(DIGITS.matcher(redactFields(line, names)).replaceAll(found -> {
                String digits = found.group();
                return isCard(digits) ? "****" + digits.substring(digits.length() - 4) : digits;
            }));
        }
        return redacted;
    }
}
