#include "challenge.hpp"

#include "solution.cpp"

int main() { return devproof::serve(DEVPROOF_ENTRY); }
