import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Solution {
    record Rule(String service, String kind, String other) { }

    record Edge(Service to, int step) { }

    static class Service {
        final List<Edge> edges = new ArrayList<>();
        int order = -1, low, next = 0, wave = 0;
        /** The service that was met first of those that wait for each other; null while that is not known. */
        Service root = null;
    }

    /** Services that were visited and have no root yet. */
    static final Deque<Service> open = new ArrayDeque<>();
    static final Set<Service> stuck = new HashSet<>();
    static int visited = 0;

    static void close(Service root) {
        List<Service> members = new ArrayList<>();
        Service member;
        do {
            member = open.pop();
            member.root = root;
            members.add(member);
        } while (member != root);
        int wave = 0;
        for (Service one : members) {
            for (Edge edge : one.edges) {
                if (edge.to.root != root) wave = Math.max(wave, edge.to.wave + edge.step);
                else if (edge.step == 1) stuck.add(root);
            }
        }
        for (Service one : members) one.wave = wave;
    }

    /** Goes along all edges without calling itself: a chain of services can be long. */
    static void visit(Service start) {
        Deque<Service> path = new ArrayDeque<>();
        path.push(start);
        while (!path.isEmpty()) {
            Service service = path.peek();
            if (service.order < 0) {
                service.order = service.low = visited++;
                open.push(service);
            }
            if (service.next < service.edges.size()) {
                Service other = service.edges.get(service.next++).to;
                if (other.order < 0) path.push(other);
                else if (other.root == null) service.low = Math.min(service.low, other.order);
                continue;
            }
            path.pop();
            if (!path.isEmpty()) path.peek().low = Math.min(path.peek().low, service.low);
            if (service.low == service.order) close(service);
        }
    }

    static Map<String, Object> planWaves(List<String> names, List<Rule> rules) {
        Map<String, Service> services = new HashMap<>();
        for (String name : names) services.put(name, new Service());
        for (Rule rule : rules) {
            int step = rule.kind.equals("after") ? 1 : 0;
            services.get(rule.service).edges.add(new Edge(services.get(rule.other), step));
        }
        for (String name : names) if (services.get(name).order < 0) visit(services.get(name));

        if (!stuck.isEmpty()) {
            return Map.of("stuck", names.stream().filter(name -> stuck.contains(services.get(name).root)).toList());
        }
        List<List<String>> waves = new ArrayList<>();
        for (String name : names) {
            int wave = services.get(name).wave;
            while (waves.size() <= wave) waves.add(new ArrayList<>());
            waves.get(wave).add(name);
        }
        return Map.of("waves", waves);
    }
}
