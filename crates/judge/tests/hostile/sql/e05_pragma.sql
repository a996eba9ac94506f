-- compile_error
pragma database_list
