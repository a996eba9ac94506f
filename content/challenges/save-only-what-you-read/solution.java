import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

class Solution {
    static class Document {
        long version = 0;
        /** Null when there is none. */
        String body = null;

        String tag() {
            return body == null ? null : "\"v" + version + "\"";
        }

        boolean matches(String header) {
            if (body == null) return false;
            if (header.trim().equals("*")) return true;
            for (String tag : header.split(",", -1)) if (tag.trim().equals(tag())) return true;
            return false;
        }

        int answer(Map<String, String> request) {
            String method = request.get("method"), ifMatch = request.get("if_match");
            String ifNoneMatch = request.get("if_none_match"), newBody = request.get("body");
            boolean exists = body != null;
            if (ifMatch != null && !matches(ifMatch)) return 412;
            if (ifNoneMatch != null && matches(ifNoneMatch)) return method.equals("GET") ? 304 : 412;
            if (!exists && !method.equals("PUT")) return 404;
            if (method.equals("GET")) return 200;
            if (exists && ifMatch == null) return 428;
            if (method.equals("DELETE")) {
                body = null;
                return 204;
            }
            if (!Objects.equals(body, newBody)) {
                body = newBody;
                version++;
            }
            return exists ? 200 : 201;
        }
    }

    static List<List<Object>> serveDocuments(List<Map<String, String>> requests) {
        Map<String, Document> documents = new HashMap<>();
        List<List<Object>> answers = new ArrayList<>();
        for (Map<String, String> request : requests) {
            Document document = documents.computeIfAbsent(request.get("path"), path -> new Document());
            int status = document.answer(request);
            answers.add(Arrays.asList(status, document.tag()));
        }
        return answers;
    }
}
