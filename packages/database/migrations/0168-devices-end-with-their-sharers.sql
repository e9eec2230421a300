-- A shared device ends with who shared it. Of whom it is not known any more who shared them, are over.
delete from shared_devices where staff_user_id is null;
alter table shared_devices drop constraint shared_devices_staff_user_id_fkey;
alter table shared_devices alter column staff_user_id set not null,
  add constraint shared_devices_staff_user_id_fkey foreign key (staff_user_id) references staff_users (id) on delete cascade;
create index shared_devices_sharer on shared_devices (staff_user_id);

-- Which of the values of its cookie is the one that is used: each change of person hands out the next one, which takes
-- its place as soon as the browser sends it. An older one that comes later is a copy.
alter table shared_devices add column renewals int not null default 0, add column renewed_at timestamptz;

-- When somebody touched the device of a session by PIN last; after its minutes the session is over.
alter table staff_sessions add column touched_at timestamptz;

-- Who keeps a key whose maker may not make it any more; null while it is its maker's.
alter table api_keys add column kept_by uuid references staff_users (id) on delete set null;
create index api_keys_kept_by on api_keys (kept_by) where kept_by is not null;
