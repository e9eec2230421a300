-- A shop that needs longer promises a new time: until when, and how often it did so. The first promise follows from the
-- mode's delays or the slot, and stays as it was.
alter table orders add column promised_at timestamptz;
alter table orders add column delays int not null default 0 check (delays between 0 and 6);

-- In an order's history a later promise stands beside the states, under the state of that moment. The key is the press
-- that asked for it: the same press, sent twice, promises once.
alter table order_events add column promised_at timestamptz;
alter table order_events add column request_key uuid;
create unique index order_events_request on order_events (branch_id, order_id, request_key) where request_key is not null;

-- The finished orders of a local, the newest first, as its pages and its search walk through them.
create index orders_finished on orders (branch_contact_id, id desc) where status in ('DELIVERED', 'CANCELED');
-- What was canceled a moment ago while the kitchen had it: it is told there to stop.
create index orders_stopped on orders (branch_contact_id, canceled_at) where status = 'CANCELED' and accepted_at is not null;
