-- What is deleted by age is found by its age: the whole of each table was read for it each hour.
create index push_notes_age on push_notes (created_at);
create index plate_days_age on plate_days (day);

-- Each order wrote to it, and no statement read it: keys are forgotten in the order in which they stand.
drop index idempotency_keys_age;
