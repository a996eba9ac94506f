-- Acts of staff: they read and write what policies show to its owners alone.
grant execute on function
    private.add_counterexample(uuid, jsonb),
    private.lock_catalogue_challenge(uuid),
    private.lock_company_review(uuid),
    private.lock_dispute(uuid),
    private.lock_ranked_person(uuid),
    private.lock_sso_claims(text, uuid),
    private.offer_challenge(uuid, boolean),
    private.put_company_review(uuid, text, text, uuid),
    private.put_dispute_decision(uuid, text, text, text, uuid, timestamptz),
    private.put_special_rank(uuid, text),
    private.put_sso_proof(text, uuid, boolean),
    private.staff_audit_log(text, text, bigint, integer),
    private.staff_challenges(),
    private.staff_companies(text, text, timestamptz, uuid, integer),
    private.staff_company(uuid),
    private.staff_disputes(text),
    private.staff_security_log(text, uuid, bigint, integer),
    private.staff_sso_domains(),
    private.waiting_submissions()
    to app_command;
