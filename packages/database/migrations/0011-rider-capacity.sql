-- How many deliveries can be under way in a zone at once; null is without limit.
alter table delivery_zones add column rider_capacity int check (rider_capacity > 0);

-- Counts what is under way in a zone when its capacity is asked for.
create index orders_zone_in_progress on orders (delivery_zone_id)
  where delivery_zone_id is not null and status in ('GENERATED', 'ACCEPTED', 'READY');
