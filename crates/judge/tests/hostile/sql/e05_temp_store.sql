-- compile_error
pragma temp_store_directory = '/tmp'
