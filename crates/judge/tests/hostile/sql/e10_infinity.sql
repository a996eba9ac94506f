-- runtime_error: infinite
select 9e999
