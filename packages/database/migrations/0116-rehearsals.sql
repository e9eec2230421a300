-- A rehearsal: for a while, who has its link orders from the local as if it were open, and nothing of that counts. Its
-- orders are numbered apart, so that those of the day stay without gaps.
create table rehearsals (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  id uuid not null unique,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  last_number int not null default 0 check (last_number between 0 and 30),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (branch_id, id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);
create index rehearsals_of_contact on rehearsals (branch_contact_id, created_at desc);
create index on rehearsals (staff_user_id);

-- Null for an order that counts. When the ticket of a rehearsed one was printed, the console says.
alter table orders add column rehearsal_id uuid;
alter table orders add column rehearsal_printed_at timestamptz;
alter table orders add constraint orders_rehearsal foreign key (branch_id, rehearsal_id)
  references rehearsals (branch_id, id) on delete cascade;
alter table orders drop constraint orders_branch_id_branch_contact_id_local_day_number_key;
create unique index orders_number on orders (branch_id, branch_contact_id, local_day, number) where rehearsal_id is null;
create unique index orders_rehearsed on orders (branch_id, rehearsal_id, number) where rehearsal_id is not null;

-- As in 0070; what is rehearsed holds nothing, and keeps nobody out.
create or replace function order_flood(the_branch uuid, the_contact uuid, the_phone text, the_day date, the_time timestamptz,
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
    and o.payment_status = 'PENDING' and o.status = 'GENERATED' and o.rehearsal_id is null;
  if waiting.of_phone >= (the_limits ->> 'unpaid_of_phone')::int then return 'phone-owes'; end if;
  if waiting.of_local >= (the_limits ->> 'unpaid_of_local')::int then return 'local-waits'; end if;
  return null;
end $$;
