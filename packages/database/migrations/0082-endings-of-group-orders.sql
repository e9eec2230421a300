-- What became of a group after it closed, for its people to read: its host ordered, or called it off. A group that is
-- only closed, or whose time is over, may still be ordered.
alter table group_orders
  add column ending text check (ending in ('ORDERED', 'CANCELLED')),
  add constraint group_orders_ended_are_closed check (ending is null or closed_at is not null);
