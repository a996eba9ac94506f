-- accepted: [["t"]]
select name from sqlite_schema
