-- When a branch contact sells. Hours are wall time at its own `time_zone`; nothing here is an instant but a booked slot.

-- 000 §3 Order mode: schedules[].scheduleConfigs[].workingDays.
create table schedules (
  company_id uuid not null,
  branch_id uuid not null,
  order_mode_id uuid not null,
  id uuid not null,
  key text not null,
  position int not null default 0,
  name text not null default '',
  active boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, order_mode_id, key),
  foreign key (branch_id, order_mode_id) references order_modes (branch_id, id) on delete cascade
);

-- The hours of a schedule in a span of local days (both included, null is open), and how they are cut into slots.
create table schedule_configs (
  company_id uuid not null,
  branch_id uuid not null,
  schedule_id uuid not null,
  id uuid not null,
  key text not null,
  position int not null default 0,
  first_day date,
  last_day date,
  slot_minutes int not null default 30 check (slot_minutes > 0),
  -- How many orders a slot takes; null is without limit.
  slot_capacity int check (slot_capacity > 0),
  days_ahead int not null default 7 check (days_ahead >= 0),
  primary key (branch_id, id),
  unique (branch_id, schedule_id, key),
  foreign key (branch_id, schedule_id) references schedules (branch_id, id) on delete cascade,
  check (last_day >= first_day)
);

-- Weekly hours at the branch contact's wall clock: a start and a duration, so that 20:00 to 02:00 is one row.
-- Of a schedule config, of a delivery zone, or (both null) of the branch contact itself.
create table working_hours (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  schedule_config_id uuid,
  delivery_zone_id uuid,
  id uuid not null,
  day_of_week text not null
    check (day_of_week in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
  start_minute int not null check (start_minute between 0 and 1439),
  duration_minutes int not null check (duration_minutes between 1 and 1440),
  primary key (branch_id, id),
  unique nulls not distinct
    (branch_id, branch_contact_id, schedule_config_id, delivery_zone_id, day_of_week, start_minute),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, schedule_config_id) references schedule_configs (branch_id, id) on delete cascade,
  foreign key (branch_id, delivery_zone_id) references delivery_zones (branch_id, id) on delete cascade,
  check (schedule_config_id is null or delivery_zone_id is null)
);

-- A local day that differs: its rows replace the weekly hours; a row without a start means closed.
-- Of one order mode, or (null) of the whole branch contact.
create table schedule_exceptions (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  order_mode_id uuid,
  id uuid not null,
  day date not null,
  start_minute int check (start_minute between 0 and 1439),
  duration_minutes int check (duration_minutes between 1 and 1440),
  reason text not null default '',
  primary key (branch_id, id),
  unique nulls not distinct (branch_id, branch_contact_id, order_mode_id, day, start_minute),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, order_mode_id) references order_modes (branch_id, id) on delete cascade,
  check ((start_minute is null) = (duration_minutes is null))
);

-- Places taken in a slot: one row for each slot that an order was placed in, counted up under its lock.
create table slot_bookings (
  company_id uuid not null,
  branch_id uuid not null,
  order_mode_id uuid not null,
  slot_at timestamptz not null,
  taken int not null check (taken >= 0),
  primary key (branch_id, order_mode_id, slot_at),
  foreign key (branch_id, order_mode_id) references order_modes (branch_id, id) on delete cascade
);
