import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    record Row(String method, String text) { }

    record Route(int index, String method, String[] parts) {
        /** In the order in which kinds of parts win: a literal, a parameter, the rest. */
        int kind(int place) {
            return parts[place].startsWith(":") ? 1 : parts[place].startsWith("*") ? 2 : 0;
        }

        int compareTo(Route other) {
            for (int place = 0; place < parts.length && place < other.parts.length; place++) {
                if (kind(place) != other.kind(place)) return Integer.compare(kind(place), other.kind(place));
            }
            return Integer.compare(parts.length, other.parts.length);
        }

        /** What its names stand for; null if it doesn't match. */
        Map<String, String> parameters(String path) {
            Map<String, String> parameters = new HashMap<>();
            String rest = path.substring(1);
            for (int place = 0; place < parts.length; place++) {
                if (rest == null) return null;
                int kind = kind(place), slash = kind == 2 ? -1 : rest.indexOf('/');
                String part = slash < 0 ? rest : rest.substring(0, slash);
                rest = slash < 0 ? null : rest.substring(slash + 1);
                if (kind == 0) {
                    if (!part.equals(parts[place])) return null;
                } else if (part.isEmpty() || part.startsWith("/")) {
                    return null;
                } else {
                    parameters.put(parts[place].substring(1), part);
                }
            }
            return rest == null ? parameters : null;
        }
    }

    static List<Object> matchRoutes(List<Row> routes, List<Row> requests) {
        List<Route> table = new ArrayList<>();
        for (Row row : routes) table.add(new Route(table.size(), row.method, row.text.substring(1).split("/", -1)));
        table.sort(Route::compareTo);

        List<Object> answers = new ArrayList<>();
        for (Row request : requests) {
            Object answer = 404;
            for (Route route : table) {
                Map<String, String> parameters = route.parameters(request.text);
                if (parameters == null) continue;
                if (route.method.equals(request.method)) {
                    answer = List.of(route.index, parameters);
                    break;
                }
                answer = 405;
            }
            answers.add(answer);
        }
        return answers;
    }
}
