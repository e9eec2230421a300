-- What a local does so that no order is missed: its ladder, whom it tells, and whether it pauses by itself.
alter table branch_contacts add column alerts jsonb not null default '{}';

-- Who was told by which way of an order that nobody looked at, or that nobody hears a local which is about to open.
-- Each step is told to each person once, however many servers find it due: `thing` is the order, or the opening.
create table alerts (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  id uuid not null unique,
  order_id uuid,
  thing text not null,
  channel text not null check (channel in ('PUSH', 'MESSAGE', 'CALL', 'MAIL')),
  -- Empty for a push, which is for all.
  person_key text not null,
  person_name text not null,
  -- Gone once nobody is told by it any more.
  address text,
  outcome text not null default 'WAITING' check (outcome in ('WAITING', 'SENT', 'FAILED', 'STOPPED')),
  detail text not null default '',
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (branch_id, branch_contact_id, thing, channel, person_key),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade
);
create index alerts_order on alerts (branch_id, order_id) where order_id is not null;
create index on alerts (created_at);
