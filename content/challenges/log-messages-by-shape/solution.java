import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class Solution {
    static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    static boolean isLetterOrDigit(char letter) {
        return isDigit(letter) || letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z';
    }

    static boolean isHexDigit(char letter) {
        return isDigit(letter) || letter >= 'a' && letter <= 'f' || letter >= 'A' && letter <= 'F';
    }

    static String shapeOfWord(String word) {
        int digits = 0, hexDigits = 0;
        for (char letter : word.toCharArray()) {
            if (isDigit(letter)) digits++;
            if (isHexDigit(letter)) hexDigits++;
        }
        if (digits == word.length()) return "<num>";
        return word.length() >= 8 && digits > 0 && hexDigits == word.length() ? "<hex>" : word;
    }

    static String shapeOf(String message) {
        int place = 0, end = message.length();
        while (place < end && message.charAt(place) == ' ') place++;
        while (end > place && message.charAt(end - 1) == ' ') end--;
        StringBuilder shape = new StringBuilder();
        while (place < end) {
            char first = message.charAt(place);
            int next = place + 1;
            int quote = first == '"' ? message.indexOf('"', next) : -1;
            if (first == ' ') {
                while (message.charAt(next) == ' ') next++;
                shape.append(' ');
            } else if (quote >= 0) {
                next = quote + 1;
                shape.append("<str>");
            } else if (isLetterOrDigit(first)) {
                while (next < end && isLetterOrDigit(message.charAt(next))) next++;
                shape.append(shapeOfWord(message.substring(place, next)));
            } else {
                shape.append(first);
            }
            place = next;
        }
        return shape.toString();
    }

    static List<List<Object>> messageShapes(List<String> messages) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (String message : messages) counts.merge(shapeOf(message), 1L, Long::sum);
        List<String> shapes = new ArrayList<>(counts.keySet());
        // It is stable: equal counts stay in the order in which they appeared.
        shapes.sort(Comparator.comparing(counts::get, Comparator.reverseOrder()));
        return shapes.stream().<List<Object>>map(shape -> List.of(shape, counts.get(shape))).toList();
    }
}
