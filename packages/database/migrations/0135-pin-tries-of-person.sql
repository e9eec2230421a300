-- Wrong tries of a PIN on all devices of its company, fewer with each day since then. Whoever shares many devices does
-- not guess more often, and a right PIN does not begin them anew.
alter table staff_pins add column tries int not null default 0;
-- Null in rows from before: none was counted yet.
alter table staff_pins add column tries_since timestamptz;
