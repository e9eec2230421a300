-- Whether the diners of a branch who want it are told by message what becomes of their order.
alter table branches add column order_notices boolean not null default true;

-- The history of a phone at a branch contact, the newest first: a far page skips entries of the index, and no order of
-- anybody else is walked past. By the time, for an order by id alone tempts the planner to walk the ids of everybody.
create index orders_history on orders (branch_id, branch_contact_id, phone_key, created_at desc, id desc)
  include (browser_id);
