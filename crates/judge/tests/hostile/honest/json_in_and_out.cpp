// accepted: {"empty": {}, "flag": true, "list": [1.5, "two", null, [[]]], "nothing": null, "word": "seven"}
#include <map>
#include <string>
#include <vector>

Json solve(const Json &n) {
    if (n.is_null() || n.as_integer() != 7 || n.as_number() != 7.0) return nullptr;
    std::map<std::string, Json> object;
    object.emplace("empty", std::map<std::string, Json>());
    object.emplace("flag", n.as_integer() == 7);
    object.emplace("list", std::vector<Json>{1.5, "two", nullptr, std::vector<Json>{std::vector<Json>{}}});
    object.emplace("nothing", nullptr);
    object.emplace("word", std::string("seven"));
    Json answer(object);
    // What is read back is what was written; a member that is missing is null.
    bool same = answer["list"][0].as_number() == 1.5 && answer["list"].size() == 4 && answer["missing"].is_null();
    return same && answer["flag"].as_bool() && answer["word"].as_string() == "seven" ? answer : Json(nullptr);
}
