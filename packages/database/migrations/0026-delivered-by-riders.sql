-- What a rider needs to hand over: tries of the delivery key, and what stands in its place when the diner has none.

-- The wrong keys that a rider tried, each once, so that a try which is sent twice counts once.
alter table shipments add column delivery_key_tries text[] not null default '{}';

-- A delivery without its key: a picture of the door, and why. The bytes lie on disk under their sha256.
create table delivery_proofs (
  company_id uuid not null,
  branch_id uuid not null,
  shipment_id uuid not null,
  rider_id uuid not null,
  reason text not null,
  photo_sha256 text not null check (photo_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (branch_id, shipment_id),
  foreign key (branch_id, shipment_id) references shipments (branch_id, id) on delete cascade,
  foreign key (branch_id, rider_id) references riders (branch_id, id)
);

-- What a rider has in hand, and what he or she did to a shipment: asked for by every action.
create index shipment_events_rider on shipment_events (branch_id, shipment_id, rider_id, status)
  where rider_id is not null;
