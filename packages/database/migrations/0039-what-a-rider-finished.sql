-- What a rider finished is listed by when it was made: by the rider's own rows in their order, and not by walking past
-- those of all others of the local. A move of a shipment writes into this index anyway; only its entries are longer.
-- The old one goes when the new one is there: while it is made, shipments are read as before.
create index shipments_rider_by_time on shipments (branch_id, rider_id, status, created_at) where rider_id is not null;
drop index shipments_rider;
alter index shipments_rider_by_time rename to shipments_rider;
