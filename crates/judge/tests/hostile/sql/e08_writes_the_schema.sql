-- compile_error | runtime_error
insert into sqlite_master values ('table', 'x', 'x', 0, 'create table x (a)')
