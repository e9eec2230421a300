-- Which consoles hear the new orders of a local, as each of them told last: one row for each open console, written
-- again by a beat alone that brings news or finds the row old.
create table listening_devices (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  device text not null check (device ~ '^[A-Za-z0-9_-]{16,64}$'),
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  -- The live connection; the sound, on and let by the browser; the page in sight.
  live boolean not null,
  sounds boolean not null,
  visible boolean not null,
  seen_at timestamptz not null,
  -- When its sound was on last.
  heard_at timestamptz,
  primary key (branch_id, branch_contact_id, device),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);
create index on listening_devices (branch_contact_id);
create index on listening_devices (staff_user_id);
create index on listening_devices (seen_at);

-- An order that waits to be looked at: since when, and who looked. Nobody is told of it after that.
create table order_watches (
  company_id uuid not null,
  branch_id uuid not null,
  order_id uuid not null,
  since timestamptz not null,
  looked_at timestamptz,
  staff_user_id uuid references staff_users (id) on delete set null,
  primary key (branch_id, order_id),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade
);
create index on order_watches (staff_user_id);
