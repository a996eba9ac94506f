// accepted: []
use std::{
    net::{TcpListener, TcpStream, ToSocketAddrs, UdpSocket},
    os::unix::net::{UnixDatagram, UnixListener, UnixStream},
};

fn solve(_: i64) -> Vec<String> {
    let mut reached = Vec::new();
    for address in ["127.0.0.1:5432", "169.254.169.254:80", "[::1]:5432"] {
        reached.extend(TcpStream::connect(address).map(|_| address.to_owned()));
    }
    reached.extend(TcpListener::bind("127.0.0.1:0").map(|_| "a listener".to_owned()));
    reached.extend(UdpSocket::bind("0.0.0.0:0").map(|_| "a datagram socket".to_owned()));
    reached.extend(UnixStream::connect("/run/postgresql/.s.PGSQL.5432").map(|_| "the database".to_owned()));
    reached.extend(UnixStream::pair().map(|_| "a pair".to_owned()));
    reached.extend(UnixListener::bind("/tmp/x").map(|_| "a local listener".to_owned()));
    reached.extend(UnixDatagram::unbound().map(|_| "a local socket".to_owned()));
    for address in "8.8.8.8:53".to_socket_addrs().into_iter().flatten() {
        reached.extend(TcpStream::connect(address).map(|_| "a name server".to_owned()));
    }
    reached
}
