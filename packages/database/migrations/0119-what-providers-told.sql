-- When the provider of a payment last told something of it: a shop sees that its notifications still come.
alter table payment_attempts add column notified_at timestamptz;
-- What was tried lately with each provider of a brand.
create index payment_attempts_lately on payment_attempts (branch_id, provider_name, created_at desc);
