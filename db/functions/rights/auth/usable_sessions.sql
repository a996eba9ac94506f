-- Sessions that may touch data, and the one place that says so: an account with a verified second factor takes a session
-- that has shown it. Passkeys are no second factor here; they are a way to sign in with two at once.
create view auth.usable_sessions with (security_invoker = true) as
select s.id, s.user_id from auth.sessions s
where s.aal = 'aal2'
   or not exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified');
