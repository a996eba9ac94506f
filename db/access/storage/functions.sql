grant execute on function private.object_in_use(text, text) to devproof_system;
grant execute on function private.my_upload(text, text) to app_command;
grant execute on function storage.is_shown(text, uuid) to devproof_system;
