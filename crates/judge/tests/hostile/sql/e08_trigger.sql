-- compile_error
create temp trigger x after insert on t begin select raise(abort, 'x'); end
