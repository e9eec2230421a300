-- The device on which a rider begins and ends shifts; null is bound to the next one that shows the shop's code. Another
-- one that did is kept until staff lets it in.
alter table riders add column device_id text, add column asked_device_id text, add column device_asked_at timestamptz;
