-- The export of candidates: what the company may see of them, and whether its plan includes it.
grant execute on function private.approved_candidates(uuid, uuid, bigint)
    to app_command;
