-- How an order travels: riders, their shifts and positions, and the shipments they carry alone or stacked.

create table riders (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  id uuid not null unique,
  name text not null,
  phone text not null,
  phone_key text not null,
  -- On shift.
  active boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (branch_id, id),
  unique (branch_id, branch_contact_id, phone_key),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);

create table rider_sessions (
  company_id uuid not null,
  branch_id uuid not null,
  rider_id uuid not null,
  id uuid not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (branch_id, id),
  foreign key (branch_id, rider_id) references riders (branch_id, id) on delete cascade
);
create index rider_sessions_rider on rider_sessions (branch_id, rider_id);

-- Where a rider was last seen; no trail is kept.
create table rider_positions (
  company_id uuid not null,
  branch_id uuid not null,
  rider_id uuid not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  accuracy double precision check (accuracy >= 0),
  recorded_at timestamptz not null,
  primary key (branch_id, rider_id),
  foreign key (branch_id, rider_id) references riders (branch_id, id) on delete cascade
);

-- The delivery side of an order, with the key that the diner tells the rider.
create table logistics_orders (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  order_id uuid not null,
  id uuid not null unique,
  delivery_key text check (delivery_key ~ '^[0-9]{4}$'),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  eta timestamptz,
  created_at timestamptz not null,
  primary key (branch_id, id),
  unique (branch_id, order_id),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade
);

create table shipment_stacks (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  id uuid not null unique,
  code text not null,
  status text not null default 'STACKING' check (status in (
    'PENDING', 'LOOKING_FOR_DRIVER', 'ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF',
    'ON_ROUTE_TO_DROP_OFFS', 'DELIVERED', 'STACKING', 'RETURNED', 'DRIVER_CANCELED', 'CANCELED',
    'CUSTOMER_CANCELED', 'STORE_CANCELED')),
  provider_name text not null default 'OWN_FLEET',
  rider_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (branch_id, id),
  unique (branch_id, code),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id),
  foreign key (branch_id, rider_id) references riders (branch_id, id)
);
create index shipment_stacks_free on shipment_stacks (branch_contact_id, status, created_at);
create index shipment_stacks_rider on shipment_stacks (branch_id, rider_id) where rider_id is not null;

create table shipments (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  logistics_order_id uuid not null,
  shipment_stack_id uuid,
  id uuid not null unique,
  status text not null default 'PENDING' check (status in (
    'PENDING', 'LOOKING_FOR_DRIVER', 'ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF',
    'ON_ROUTE_TO_DROP_OFFS', 'DELIVERED', 'STACKING', 'RETURNED', 'DRIVER_CANCELED', 'CANCELED',
    'CUSTOMER_CANCELED', 'STORE_CANCELED')),
  provider_name text not null default 'OWN_FLEET',
  rider_id uuid,
  stacking_order int,
  return_shipment boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  delivered_at timestamptz,
  primary key (branch_id, id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id),
  foreign key (branch_id, logistics_order_id) references logistics_orders (branch_id, id) on delete cascade,
  foreign key (branch_id, shipment_stack_id) references shipment_stacks (branch_id, id),
  foreign key (branch_id, rider_id) references riders (branch_id, id)
);
create index shipments_free on shipments (branch_contact_id, status, created_at);
create index shipments_logistics_order on shipments (branch_id, logistics_order_id);
create index shipments_stack on shipments (branch_id, shipment_stack_id) where shipment_stack_id is not null;
create index shipments_rider on shipments (branch_id, rider_id) where rider_id is not null;

create table shipment_events (
  company_id uuid not null,
  branch_id uuid not null,
  shipment_id uuid not null,
  id uuid not null,
  status text not null check (status in (
    'PENDING', 'LOOKING_FOR_DRIVER', 'ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF',
    'ON_ROUTE_TO_DROP_OFFS', 'DELIVERED', 'STACKING', 'RETURNED', 'DRIVER_CANCELED', 'CANCELED',
    'CUSTOMER_CANCELED', 'STORE_CANCELED')),
  actor text not null check (actor in ('DINER', 'STAFF', 'RIDER', 'SYSTEM')),
  staff_user_id uuid,
  rider_id uuid,
  created_at timestamptz not null,
  primary key (branch_id, shipment_id, id),
  foreign key (branch_id, shipment_id) references shipments (branch_id, id) on delete cascade
);
