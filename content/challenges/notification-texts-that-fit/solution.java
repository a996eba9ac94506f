import java.util.ArrayList;
import java.util.List;

class Solution {
    static int bytesOf(int point) {
        return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    }

    static boolean extendsUnit(int point) {
        return point >= 0x300 && point <= 0x36F || point >= 0xFE00 && point <= 0xFE0F || point >= 0x1F3FB && point <= 0x1F3FF
            || point == 0x200D;
    }

    static String fit(String text, long maxBytes) {
        long all = 0;
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) all += bytesOf(text.codePointAt(at));
        if (all <= maxBytes) return text;
        long size = 0;
        int cut = 0;
        boolean joined = true;
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            int point = text.codePointAt(at);
            if (!joined && !extendsUnit(point)) cut = at;
            joined = point == 0x200D;
            size += bytesOf(point);
            if (size + 3 > maxBytes) break;
        }
        while (cut > 0 && text.charAt(cut - 1) == ' ') cut--;
        return text.substring(0, cut) + "…";
    }

    static List<String> fitTexts(List<String> texts, long maxBytes) {
        List<String> fitting = new ArrayList<>();
        for (String text : texts) fitting.add(fit(text, maxBytes));
        return fitting;
    }
}
