-- The photo of a delivery is deleted after a while; why it was handed over without its key is kept with the order.
alter table delivery_proofs alter column photo_sha256 drop not null;
create index delivery_proofs_photo on delivery_proofs (photo_sha256) where photo_sha256 is not null;
create index delivery_proofs_age on delivery_proofs (created_at) where photo_sha256 is not null;
