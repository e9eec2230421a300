-- A tablet that loses its power just after a change of person comes back with the value of before: its browser writes
-- cookies down some seconds later. Which value was used before the newest, and since when the newest is known to be
-- kept: it came in after its first minute. Null while it is not.
alter table shared_devices add column previous_renewal int, add column seen_at timestamptz,
  -- The highest value that a device came back without; one of those that comes after all is a copy.
  add column lost_renewal int not null default 0;
update shared_devices set previous_renewal = renewals - 1, seen_at = renewed_at where renewals > 0;
