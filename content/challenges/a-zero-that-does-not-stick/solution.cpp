#include <map>
#include <string>

using Settings = std::map<std::string, Json>;

Settings effective_settings(Settings settings, const Settings &plan, const Settings &workspace) {
    for (auto &[name, value] : settings) {
        for (const Settings *layer : {&workspace, &plan}) {
            const auto found = layer->find(name);
            if (found == layer->end()) continue;
            // null goes back to the default, whatever the layers below say.
            if (!found->second.is_null()) value = found->second;
            break;
        }
    }
    return settings;
}
