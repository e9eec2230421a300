-- A shop looks at what it was told before its openings, and whether that went out: the newest first.
create index alerts_openings on alerts (branch_id, branch_contact_id, done_at desc) where order_id is null;
