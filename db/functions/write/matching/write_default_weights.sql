-- The default weights of one job.
create function private.write_default_weights(p_job_opening_id uuid) returns void
    language plpgsql volatile
    set search_path = ''
as $$
begin
    perform private.write_default_weights_of(array[p_job_opening_id]);
end
$$;
