import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class Solution {
    static final Pattern PART = Pattern.compile("([0-9]{1,6})(?:\\.([0-9]{1,6}))?(ms|d|h|m|s) *");
    static final Map<String, Long> SIZES = Map.of("d", 86_400_000L, "h", 3_600_000L, "m", 60_000L, "s", 1000L, "ms", 1L);

    static Long parseTimeout(String text) {
        int at = 0, end = text.length();
        while (at < end && text.charAt(at) == ' ') at++;
        while (end > at && text.charAt(end - 1) == ' ') end--;
        String words = text.substring(at, end);
        if (words.equals("0")) return 0L;
        if (words.isEmpty()) return null;
        Matcher part = PART.matcher(words);
        long total = 0, last = Long.MAX_VALUE;
        boolean fractionSeen = false;
        for (int place = 0; place < words.length(); place = part.end()) {
            part.region(place, words.length());
            if (!part.lookingAt() || fractionSeen) return null;
            long size = SIZES.get(part.group(3));
            if (size >= last) return null;
            last = size;
            total += Long.parseLong(part.group(1)) * size;
            if (part.group(2) != null) {
                fractionSeen = true;
                long scale = 1;
                for (int i = 0; i < part.group(2).length(); i++) scale *= 10;
                long scaled = Long.parseLong(part.group(2)) * size;
                if (scaled % scale != 0) return null;
                total += scaled / scale;
            }
        }
        return total;
    }
}
