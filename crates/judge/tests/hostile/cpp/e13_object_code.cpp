// compile_error
!<arch>
solution.o/     0           0     0     644     64        `
ELF
