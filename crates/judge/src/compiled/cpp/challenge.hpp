// What a C++ answer is compiled with: Json for values of mixed types, and the way of arguments in and of the answer out.
// Frames as in protocol.rs. The types of arguments and answer are those of the candidate's own function.
#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <initializer_list>
#include <iostream>
#include <limits>
#include <map>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unistd.h>
#include <utility>
#include <variant>
#include <vector>

// Any JSON value.
struct Json {
  using List = std::vector<Json>;
  using Object = std::map<std::string, Json>;
  std::variant<std::nullptr_t, bool, double, std::string, List, Object> value;

  Json() : value(nullptr) {}
  Json(std::nullptr_t) : value(nullptr) {}
  Json(bool flag) : value(flag) {}
  template <class N>
    requires(std::is_arithmetic_v<N> && !std::is_same_v<N, bool>)
  Json(N number) : value(static_cast<double>(number)) {}
  Json(const char* text) : value(std::string(text)) {}
  Json(std::string text) : value(std::move(text)) {}
  Json(List list) : value(std::move(list)) {}
  Json(Object object) : value(std::move(object)) {}
  template <class T> Json(const std::optional<T>& maybe) : value(nullptr) {
    if (maybe) *this = Json(*maybe);
  }

  bool is_null() const { return std::holds_alternative<std::nullptr_t>(value); }
  bool is_bool() const { return std::holds_alternative<bool>(value); }
  bool is_number() const { return std::holds_alternative<double>(value); }
  bool is_string() const { return std::holds_alternative<std::string>(value); }
  bool is_list() const { return std::holds_alternative<List>(value); }
  bool is_object() const { return std::holds_alternative<Object>(value); }

  bool as_bool() const { return get<bool>("true or false"); }
  double as_number() const { return get<double>("a number"); }
  long long as_integer() const { return static_cast<long long>(get<double>("a number")); }
  const std::string& as_string() const { return get<std::string>("a string"); }
  const List& as_list() const { return get<List>("a list"); }
  const Object& as_object() const { return get<Object>("an object"); }

  std::size_t size() const {
    if (is_object()) return as_object().size();
    return as_list().size();
  }
  const Json& operator[](std::size_t index) const {
    const List& list = as_list();
    if (index >= list.size()) throw std::out_of_range("a Json list has no element " + std::to_string(index));
    return list[index];
  }
  const Json& operator[](int index) const { return (*this)[static_cast<std::size_t>(index)]; }
  // A member of an object; null where there is none.
  const Json& operator[](const std::string& name) const {
    static const Json nothing;
    auto found = as_object().find(name);
    return found == as_object().end() ? nothing : found->second;
  }
  const Json& operator[](const char* name) const { return (*this)[std::string(name)]; }
  bool contains(const std::string& name) const { return is_object() && as_object().count(name) > 0; }
  bool operator==(const Json& other) const { return value == other.value; }

 private:
  template <class T> const T& get(const char* wanted) const {
    if (auto* held = std::get_if<T>(&value)) return *held;
    throw std::runtime_error(std::string("a Json value is not ") + wanted);
  }
};

namespace devproof {

// Where the answer goes. What the program prints goes to 1 and 2.
constexpr int kResults = 3;

inline void write_all(const char* bytes, std::size_t left) {
  while (left > 0) {
    ssize_t written = ::write(kResults, bytes, left);
    if (written <= 0) ::_exit(97);
    bytes += written;
    left -= static_cast<std::size_t>(written);
  }
}

inline void say(char kind, const std::string& bytes) {
  std::uint32_t length = static_cast<std::uint32_t>(bytes.size());
  char head[5] = {kind};
  for (int at = 0; at < 4; ++at) head[at + 1] = static_cast<char>(length >> (8 * at));
  write_all(head, 5);
  write_all(bytes.data(), bytes.size());
}

inline void read_exactly(char* to, std::size_t left) {
  while (left > 0) {
    ssize_t got = ::read(0, to, left);
    if (got <= 0) ::_exit(97);
    to += got;
    left -= static_cast<std::size_t>(got);
  }
}

inline std::string read_frame() {
  unsigned char head[4];
  read_exactly(reinterpret_cast<char*>(head), 4);
  std::size_t length = head[0] | head[1] << 8 | head[2] << 16 | static_cast<std::size_t>(head[3]) << 24;
  std::string bytes(length, '\0');
  read_exactly(bytes.data(), length);
  return bytes;
}

// An argument is not of the type that the candidate's function takes.
struct Mismatch : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct NotJson : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Reads JSON that the judge wrote, so it is well formed; of a type that the candidate chose, so it may not fit.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  char peek() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r')) ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool takes(char sign) {
    if (peek() != sign) return false;
    ++at_;
    return true;
  }
  void needs(char sign, const char* wanted) {
    if (!takes(sign)) throw Mismatch(wanted);
  }
  bool takes_word(std::string_view word) {
    peek();
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }
  std::string_view number() {
    char first = peek();
    if (first != '-' && (first < '0' || first > '9')) throw Mismatch("a number");
    std::size_t begin = at_;
    while (at_ < text_.size() && text_.find_first_of("+-.eE0123456789", at_) == at_) ++at_;
    return text_.substr(begin, at_ - begin);
  }
  std::string string() {
    needs('"', "a string");
    std::string out;
    for (;;) {
      std::size_t end = text_.find_first_of("\"\\", at_);
      if (end == std::string_view::npos) throw Mismatch("a string");
      out.append(text_.substr(at_, end - at_));
      at_ = end + 1;
      if (text_[end] == '"') return out;
      escape(out);
    }
  }

 private:
  unsigned hex() {
    unsigned code = 0;
    std::from_chars(text_.data() + at_, text_.data() + at_ + 4, code, 16);
    at_ += 4;
    return code;
  }
  void escape(std::string& out) {
    char sign = text_[at_++];
    switch (sign) {
      case 'n': out += '\n'; return;
      case 't': out += '\t'; return;
      case 'r': out += '\r'; return;
      case 'b': out += '\b'; return;
      case 'f': out += '\f'; return;
      case 'u': break;
      default: out += sign; return;
    }
    unsigned code = hex();
    if (code >= 0xd800 && code < 0xdc00 && text_.substr(at_, 2) == "\\u") {
      at_ += 2;
      code = 0x10000 + ((code - 0xd800) << 10) + (hex() - 0xdc00);
    }
    if (code < 0x80) {
      out += static_cast<char>(code);
    } else if (code < 0x800) {
      out += static_cast<char>(0xc0 | code >> 6);
      out += static_cast<char>(0x80 | (code & 0x3f));
    } else {
      if (code < 0x10000) {
        out += static_cast<char>(0xe0 | code >> 12);
      } else {
        out += static_cast<char>(0xf0 | code >> 18);
        out += static_cast<char>(0x80 | (code >> 12 & 0x3f));
      }
      out += static_cast<char>(0x80 | (code >> 6 & 0x3f));
      out += static_cast<char>(0x80 | (code & 0x3f));
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

template <class T> struct Value {
  static_assert(sizeof(T) == 0, "the function has a parameter or answer of a type that is not read from or written to JSON");
};

template <class T> T read(Reader& from) { return Value<T>::read(from); }
template <class T> void write(const T& value, std::string& out) { Value<T>::write(value, out); }

inline void write_string(std::string_view text, std::string& out) {
  static const char* digits = "0123456789abcdef";
  out += '"';
  for (char sign : text) {
    unsigned char byte = static_cast<unsigned char>(sign);
    if (sign == '"' || sign == '\\') {
      out += '\\';
      out += sign;
    } else if (byte < 0x20) {
      out += "\\u00";
      out += digits[byte >> 4];
      out += digits[byte & 15];
    } else {
      out += sign;
    }
  }
  out += '"';
}

template <> struct Value<bool> {
  static bool read(Reader& from) {
    if (from.takes_word("true")) return true;
    if (from.takes_word("false")) return false;
    throw Mismatch("true or false");
  }
  static void write(bool value, std::string& out) { out += value ? "true" : "false"; }
};

template <class T>
  requires(std::is_integral_v<T> && !std::is_same_v<T, bool>)
struct Value<T> {
  static T read(Reader& from) {
    std::string_view text = from.number();
    T value{};
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc() && end == text.data() + text.size()) return value;
    double real = 0;
    std::from_chars(text.data(), text.data() + text.size(), real);
    bool fits = real == std::trunc(real) && real >= static_cast<double>(std::numeric_limits<T>::min()) &&
                real < std::ldexp(1.0, std::numeric_limits<T>::digits);
    if (!fits) throw Mismatch("a whole number that fits");
    return static_cast<T>(real);
  }
  static void write(T value, std::string& out) { out += std::to_string(value); }
};

template <class T>
  requires std::is_floating_point_v<T>
struct Value<T> {
  static T read(Reader& from) {
    std::string_view text = from.number();
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return static_cast<T>(value);
  }
  static void write(T value, std::string& out) {
    if (!std::isfinite(value)) throw NotJson("The returned value has a number that is not finite, which is not JSON.");
    char text[64];
    auto [end, error] = std::to_chars(text, text + sizeof text, static_cast<double>(value));
    out.append(text, end);
  }
};

template <> struct Value<std::string> {
  static std::string read(Reader& from) { return from.string(); }
  static void write(const std::string& value, std::string& out) { write_string(value, out); }
};

template <> struct Value<std::string_view> {
  static void write(std::string_view value, std::string& out) { write_string(value, out); }
};

template <> struct Value<const char*> {
  static void write(const char* value, std::string& out) { write_string(value, out); }
};

template <class T> struct Value<std::optional<T>> {
  static std::optional<T> read(Reader& from) {
    if (from.takes_word("null")) return std::nullopt;
    return devproof::read<T>(from);
  }
  static void write(const std::optional<T>& value, std::string& out) {
    if (value) devproof::write(*value, out);
    else out += "null";
  }
};

template <class Each> void read_list(Reader& from, Each each) {
  from.needs('[', "a list");
  if (from.takes(']')) return;
  do each();
  while (from.takes(','));
  from.needs(']', "a list");
}

// Lists: vector, deque, list.
template <class T>
  requires requires(T list, typename T::value_type item) { list.push_back(std::move(item)); } && (!std::is_same_v<T, std::string>)
struct Value<T> {
  using Item = typename T::value_type;
  static T read(Reader& from) {
    T list;
    read_list(from, [&] { list.push_back(devproof::read<Item>(from)); });
    return list;
  }
  static void write(const T& list, std::string& out) {
    out += '[';
    bool first = true;
    for (const auto& item : list) {
      if (!first) out += ',';
      first = false;
      devproof::write<Item>(item, out);
    }
    out += ']';
  }
};

// Sets: they are lists in JSON.
template <class T>
  requires requires(T set, typename T::key_type key) { set.insert(std::move(key)); } && (!requires { typename T::mapped_type; })
struct Value<T> {
  static T read(Reader& from) {
    T set;
    read_list(from, [&] { set.insert(devproof::read<typename T::key_type>(from)); });
    return set;
  }
  static void write(const T& set, std::string& out) {
    out += '[';
    bool first = true;
    for (const auto& item : set) {
      if (!first) out += ',';
      first = false;
      devproof::write(item, out);
    }
    out += ']';
  }
};

// Maps: map and unordered_map with strings as keys.
template <class T>
  requires requires { typename T::mapped_type; } && std::is_same_v<typename T::key_type, std::string>
struct Value<T> {
  using Mapped = typename T::mapped_type;
  static T read(Reader& from) {
    T map;
    from.needs('{', "an object");
    if (from.takes('}')) return map;
    do {
      std::string name = from.string();
      from.needs(':', "an object");
      map.insert_or_assign(std::move(name), devproof::read<Mapped>(from));
    } while (from.takes(','));
    from.needs('}', "an object");
    return map;
  }
  static void write(const T& map, std::string& out) {
    out += '{';
    bool first = true;
    for (const auto& [name, value] : map) {
      if (!first) out += ',';
      first = false;
      write_string(name, out);
      out += ':';
      devproof::write<Mapped>(value, out);
    }
    out += '}';
  }
};

// Lists of one length: tuple, pair, array.
template <class T>
  requires requires { std::tuple_size<T>::value; }
struct Value<T> {
  static constexpr std::size_t kSize = std::tuple_size_v<T>;
  static T read(Reader& from) {
    T tuple{};
    from.needs('[', "a list");
    read_items(from, tuple, std::make_index_sequence<kSize>());
    from.needs(']', "a list of another length");
    return tuple;
  }
  static void write(const T& tuple, std::string& out) {
    out += '[';
    write_items(tuple, out, std::make_index_sequence<kSize>());
    out += ']';
  }

 private:
  template <std::size_t... At> static void read_items(Reader& from, T& tuple, std::index_sequence<At...>) {
    (read_item<At>(from, tuple), ...);
  }
  template <std::size_t At> static void read_item(Reader& from, T& tuple) {
    if (At > 0) from.needs(',', "a list of another length");
    std::get<At>(tuple) = devproof::read<std::tuple_element_t<At, T>>(from);
  }
  template <std::size_t... At> static void write_items(const T& tuple, std::string& out, std::index_sequence<At...>) {
    ((out += At > 0 ? "," : "", devproof::write<std::tuple_element_t<At, T>>(std::get<At>(tuple), out)), ...);
  }
};

template <> struct Value<Json> {
  static Json read(Reader& from) {
    switch (from.peek()) {
      case 'n': from.takes_word("null"); return Json();
      case 't':
      case 'f': return Json(devproof::read<bool>(from));
      case '"': return Json(from.string());
      case '[': return Json(devproof::read<Json::List>(from));
      case '{': return Json(devproof::read<Json::Object>(from));
      default: return Json(devproof::read<double>(from));
    }
  }
  static void write(const Json& json, std::string& out) {
    std::visit(
        [&](const auto& held) {
          if constexpr (std::is_same_v<std::decay_t<decltype(held)>, std::nullptr_t>) out += "null";
          else devproof::write(held, out);
        },
        json.value);
  }
};

inline std::string seal;

[[noreturn]] inline void fail(const char* failure, std::string_view message) {
  message = message.substr(0, 4000);
  std::string out = seal + "{\"failure\":\"" + failure + "\",\"message\":";
  write_string(message, out);
  out += '}';
  say('F', out);
  ::_exit(0);
}

template <class Answer, class... Parameters, std::size_t... At>
std::string answer(Answer (*function)(Parameters...), Reader& from, std::index_sequence<At...>) {
  std::tuple<std::decay_t<Parameters>...> arguments;
  std::size_t number = 0;
  from.needs('[', "a list");
  try {
    ((++number, number > 1 ? from.needs(',', "one argument more than there is") : void(),
      std::get<At>(arguments) = read<std::decay_t<Parameters>>(from)),
     ...);
    from.needs(']', "all arguments");
  } catch (const Mismatch& mismatch) {
    fail("runtime", "Argument " + std::to_string(number) +
                        " is not what the function takes: its type wants " + mismatch.what() + ".");
  }
  std::string out;
  if constexpr (std::is_void_v<Answer>) {
    function(static_cast<Parameters>(std::get<At>(arguments))...);
    out = "null";
  } else {
    write<std::decay_t<Answer>>(function(static_cast<Parameters>(std::move(std::get<At>(arguments)))...), out);
  }
  return out;
}

template <class Answer, class... Parameters> int serve(Answer (*function)(Parameters...)) {
  // No frame of output is ours: what is printed goes another way.
  seal = read_frame() + std::string(8, '\0');
  say('L', "");
  std::string input = read_frame();
  try {
    Reader from(input);
    std::string json = answer(function, from, std::index_sequence_for<Parameters...>());
    std::cout.flush();
    std::fflush(nullptr);
    say('A', seal + json);
  } catch (const std::bad_alloc&) {
    fail("memory", "The program needed more memory than allowed.");
  } catch (const NotJson& error) {
    fail("not_json", error.what());
  } catch (const std::exception& error) {
    std::fflush(nullptr);
    fail("runtime", std::string("Uncaught exception: ") + error.what());
  } catch (...) {
    std::fflush(nullptr);
    fail("runtime", "Uncaught exception of a type that is no std::exception.");
  }
  ::_exit(0);
}

}  // namespace devproof
