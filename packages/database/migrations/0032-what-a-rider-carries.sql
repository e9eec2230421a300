-- What a rider carries is asked for with every position and by every dispatch page: by its state, and not by walking
-- past all that he or she ever delivered.
drop index shipments_rider;
create index shipments_rider on shipments (branch_id, rider_id, status) where rider_id is not null;
