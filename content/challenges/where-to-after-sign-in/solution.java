import java.util.List;
import java.util.Locale;

class Solution {
    static boolean allows(String entry, String host) {
        if (!entry.startsWith("*.")) return host.equals(entry);
        return host.length() > entry.length() - 1 && host.endsWith(entry.substring(1)) && !host.contains("@");
    }

    static String redirectTarget(String target, List<String> allowedHosts) {
        if (target.chars().anyMatch(code -> code <= 32 || code == 127 || code == '\\')) return "/";
        if (target.startsWith("/")) return target.startsWith("//") ? "/" : target;
        if (!target.regionMatches(true, 0, "https://", 0, 8)) return "/";
        String host = target.substring(8).split("[/?#]", 2)[0].toLowerCase(Locale.ROOT);
        if (host.endsWith(":443")) host = host.substring(0, host.length() - 4);
        if (host.contains(":")) return "/";
        for (String entry : allowedHosts) if (allows(entry, host)) return target;
        return "/";
    }
}
