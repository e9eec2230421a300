-- How many orders a branch contact was sent in a window of time, in the row that every one of its orders writes. The
-- window begins with its first order.
alter table order_daily_counters add column window_at timestamptz;
alter table order_daily_counters add column window_orders int not null default 0;

-- Orders that wait for their payment, which hold plates and slots. Those paid at the door are never here.
create index orders_waiting on orders (branch_id, branch_contact_id, phone_key)
  where payment_status = 'PENDING' and status = 'GENERATED';

-- Whether a branch contact takes no more orders for now, as the outcome that the application knows it by; null where it
-- does. It is asked after `order_refusal`, in the turn that one took, so that of orders at once none is missed, whichever
-- server they come to. `the_limits` is {seconds, of_local, unpaid_of_local, unpaid_of_phone}.
create function order_flood(the_branch uuid, the_contact uuid, the_phone text, the_day date, the_time timestamptz,
  is_unpaid boolean, the_limits jsonb) returns text language plpgsql volatile as $$
declare
  so_far record;
  waiting record;
begin
  select c.window_at, c.window_orders as orders into so_far from order_daily_counters c
  where c.branch_id = the_branch and c.branch_contact_id = the_contact and c.local_day = the_day;
  if so_far.window_at > the_time - make_interval(secs => (the_limits ->> 'seconds')::int)
    and so_far.orders >= (the_limits ->> 'of_local')::int then return 'local-busy'; end if;

  if not is_unpaid then return null; end if;
  select count(*) filter (where o.phone_key = the_phone) as of_phone, count(*) as of_local into waiting from orders o
  where o.branch_id = the_branch and o.branch_contact_id = the_contact
    and o.payment_status = 'PENDING' and o.status = 'GENERATED';
  if waiting.of_phone >= (the_limits ->> 'unpaid_of_phone')::int then return 'phone-owes'; end if;
  if waiting.of_local >= (the_limits ->> 'unpaid_of_local')::int then return 'local-waits'; end if;
  return null;
end $$;
