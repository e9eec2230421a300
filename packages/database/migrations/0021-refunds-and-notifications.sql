-- What a notification says is never believed: it makes us ask the provider, whose answer changes nothing twice
-- (docs/decisions/011). A record of what was told has nobody who reads it.
drop table payment_notifications;

-- How the refund of a canceled order stands is looked up by its attempt, given up or not.
create index jobs_open_by_key on jobs (kind, unique_key) where done_at is null;
