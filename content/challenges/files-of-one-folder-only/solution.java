import java.util.ArrayList;
import java.util.List;

class Solution {
    /** Null where a code is incomplete or beyond ASCII. */
    static String percentDecoded(String path) {
        StringBuilder decoded = new StringBuilder();
        for (int place = 0; place < path.length(); place++) {
            char letter = path.charAt(place);
            if (letter != '%') {
                decoded.append(letter);
                continue;
            }
            if (place + 2 >= path.length()) return null;
            int high = hexDigit(path.charAt(place + 1)), low = hexDigit(path.charAt(place + 2));
            // A high digit above 7 is beyond ASCII.
            if (high < 0 || high > 7 || low < 0) return null;
            decoded.append((char) (high * 16 + low));
            place += 2;
        }
        return decoded.toString();
    }

    static int hexDigit(char letter) {
        return letter < 128 ? Character.digit(letter, 16) : -1;
    }

    static String publicFile(String path) {
        if (!path.startsWith("/")) return null;
        String decoded = percentDecoded(path);
        if (decoded == null || decoded.chars().anyMatch(c -> c < 32 || c == 127 || c == '\\')) return null;

        List<String> parts = new ArrayList<>();
        for (String part : decoded.split("/", -1)) {
            if (part.isEmpty() || part.equals(".")) continue;
            if (!part.equals("..")) {
                parts.add(part);
            } else if (parts.isEmpty()) {
                return null;
            } else {
                parts.remove(parts.size() - 1);
            }
        }
        if (parts.stream().anyMatch(part -> part.startsWith("."))) return null;
        boolean meansFolder = decoded.endsWith("/") || decoded.endsWith("/.") || decoded.endsWith("/..");
        if (parts.isEmpty() || meansFolder) parts.add("index.html");
        return String.join("/", parts);
    }
}
