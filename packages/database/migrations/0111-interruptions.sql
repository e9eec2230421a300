-- What interrupts a local for a while: it takes no orders (PAUSE), or each takes so many minutes more (BUSY). Of one
-- order mode, of one delivery zone, or of everything where neither is named. There is none without an end, and when
-- that has come the row says nothing any more: a job takes it away. What somebody does to it is told among the changes.
create table interruptions (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  id uuid not null unique,
  kind text not null check (kind in ('PAUSE', 'BUSY')),
  order_mode_id uuid,
  delivery_zone_id uuid,
  extra_minutes int check (extra_minutes between 10 and 60),
  since timestamptz not null,
  until timestamptz not null,
  -- What diners read of it, in the shop's own words; empty for ours.
  message text not null default '' check (length(message) <= 140),
  staff_user_id uuid,
  primary key (branch_id, id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, order_mode_id) references order_modes (branch_id, id) on delete cascade,
  foreign key (branch_id, delivery_zone_id) references delivery_zones (branch_id, id) on delete cascade,
  check (until > since),
  check (order_mode_id is null or delivery_zone_id is null),
  check ((kind = 'BUSY') = (extra_minutes is not null)),
  -- A zone has no minutes of its own that could grow.
  check (kind = 'PAUSE' or delivery_zone_id is null)
);

-- One of a kind of each thing: of two who pause the same at once the second is told of the first.
create unique index interruptions_thing on interruptions
  (branch_id, branch_contact_id, kind, coalesce(order_mode_id, delivery_zone_id, branch_contact_id));
create index interruptions_mode on interruptions (branch_id, order_mode_id) where order_mode_id is not null;
create index interruptions_zone on interruptions (branch_id, delivery_zone_id) where delivery_zone_id is not null;
