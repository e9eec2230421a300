-- By the PIN that a rider chose another phone is let in without the shop. Wrong ones are counted
-- before they are compared; a right one, a new PIN and the shop set the count back
-- (docs/decisions/150).

alter table riders
  add column pin_hash text,
  add column pin_tries integer not null default 0;
