// compile_error
!<arch>
__.PKGDEF       0           0     0     644     64        `
go object linux amd64 go1.19.8
