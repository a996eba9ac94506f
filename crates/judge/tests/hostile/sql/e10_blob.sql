-- runtime_error: blob
select x'0001ff'
