-- Several people put their plates together: one of them opens the group, each brings lines of its own under a first
-- name, and one of them orders. Who has the link is of the group; nothing else of a person is kept.
create table group_orders (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  id uuid not null,
  -- What the link carries.
  key text not null unique,
  order_mode_id uuid not null,
  -- The browser that opened it, and alone may close it.
  browser_id text not null,
  payer text not null check (payer in ('ONE', 'EACH')),
  created_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  primary key (branch_id, id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);
create index on group_orders (closes_at);

create table group_order_people (
  company_id uuid not null,
  branch_id uuid not null,
  group_order_id uuid not null,
  browser_id text not null,
  name text not null,
  items jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (branch_id, group_order_id, browser_id),
  foreign key (branch_id, group_order_id) references group_orders (branch_id, id) on delete cascade
);
-- Two of one name could not be told apart on the boxes.
create unique index on group_order_people (branch_id, group_order_id, lower(name));
