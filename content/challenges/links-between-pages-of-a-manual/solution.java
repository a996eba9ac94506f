import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    static String resolve(String page, String link) {
        int hash = link.indexOf('#');
        String fragment = hash < 0 ? "" : link.substring(hash);
        String path = hash < 0 ? link : link.substring(0, hash);
        List<String> parts = new ArrayList<>();
        if (!path.startsWith("/")) parts.addAll(Arrays.asList(page.split("/", -1)));
        if (!path.isEmpty()) {
            if (!parts.isEmpty()) parts.remove(parts.size() - 1);
            for (String part : path.split("/", -1)) {
                if (part.isEmpty() || part.equals(".")) continue;
                if (!part.equals("..")) {
                    parts.add(part);
                } else if (parts.isEmpty()) {
                    return null;
                } else {
                    parts.remove(parts.size() - 1);
                }
            }
        }
        if (!parts.isEmpty() && parts.get(parts.size() - 1).endsWith(".md")) {
            String file = parts.remove(parts.size() - 1);
            if (!file.equals("index.md")) parts.add(file.substring(0, file.length() - 3));
        }
        return "/" + String.join("/", parts) + fragment;
    }

    static List<String> resolveLinks(String page, List<String> links) {
        List<String> resolved = new ArrayList<>();
        for (String link : links) resolved.add(resolve(page, link));
        return resolved;
    }
}
