-- Between the shop and the rider: what is open and what must come back, and where a rider went.

-- An order is delivered once: its delivery side has one shipment that is not over.
create unique index shipments_one_open on shipments (branch_id, logistics_order_id)
  where status in ('PENDING', 'LOOKING_FOR_DRIVER', 'ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF',
    'ON_ROUTE_TO_DROP_OFFS', 'STACKING');

-- What was delivered and still has to come back to the shop; nearly always nothing.
create index shipments_to_return on shipments (branch_contact_id) where return_shipment and status = 'DELIVERED';

create index riders_on_shift on riders (branch_contact_id) where active;

-- A position that cannot be believed yet is kept apart, until others agree with it.
alter table rider_positions
  add column doubted_lat double precision check (doubted_lat between -90 and 90),
  add column doubted_lng double precision check (doubted_lng between -180 and 180),
  add column doubted_since timestamptz,
  add column doubted_at timestamptz,
  add check ((doubted_at is null) = (doubted_lat is null) and (doubted_at is null) = (doubted_lng is null)
    and (doubted_at is null) = (doubted_since is null));

-- Where a rider went, thinned, for a few days: what a rider's speed is told by, and a complaint is judged by.
create table rider_tracks (
  company_id uuid not null,
  branch_id uuid not null,
  rider_id uuid not null,
  recorded_at timestamptz not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  accuracy double precision not null check (accuracy >= 0),
  believed boolean not null,
  primary key (branch_id, rider_id, recorded_at),
  foreign key (branch_id, rider_id) references riders (branch_id, id) on delete cascade
);
create index rider_tracks_age on rider_tracks (recorded_at);
