//! Runs programs of strangers, each in a process that has given up everything, and judges what comes out.
