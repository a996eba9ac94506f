-- compile_error
SQLite format 3 not a query
