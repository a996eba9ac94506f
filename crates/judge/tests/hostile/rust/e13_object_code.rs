// compile_error
!<arch>
lib.rmeta/      0           0     0     644     64        `
rust
