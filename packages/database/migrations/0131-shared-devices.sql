-- A tablet on a counter at which several people of a company work in turn. The browser keeps its id in a cookie that we
-- signed; without this row the cookie opens nothing.
create table shared_devices (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  -- After so many minutes in which nobody touches it, it asks who is there.
  idle_minutes int not null check (idle_minutes between 1 and 60),
  -- Who said that it is shared.
  staff_user_id uuid references staff_users (id) on delete set null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index shared_devices_company on shared_devices (company_id);

-- Four to six digits by which somebody comes in on the shared devices of one company, hashed as passwords are.
create table staff_pins (
  company_id uuid not null references companies (id) on delete cascade,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  pin_hash text not null,
  set_at timestamptz not null,
  primary key (company_id, staff_user_id)
);
create index staff_pins_user on staff_pins (staff_user_id);

-- Wrong PINs of somebody on one device since the last right one: nobody else's, and on no other device.
create table pin_tries (
  company_id uuid not null,
  shared_device_id uuid not null references shared_devices (id) on delete cascade,
  staff_user_id uuid not null,
  tries int not null,
  -- Those in a row that began then.
  lately int not null,
  since timestamptz not null,
  primary key (shared_device_id, staff_user_id),
  foreign key (company_id, staff_user_id) references staff_pins (company_id, staff_user_id) on delete cascade
);
create index pin_tries_pin on pin_tries (company_id, staff_user_id);

-- A session that a PIN began: it ends with its device, and reaches no further than the device's company.
alter table staff_sessions add column shared_device_id uuid references shared_devices (id) on delete cascade;
create index staff_sessions_device on staff_sessions (shared_device_id) where shared_device_id is not null;

-- Another password ends the PINs of its person, by each door.
create function end_pins_of_password() returns trigger language plpgsql as $$
begin
  delete from staff_pins where staff_user_id = new.staff_user_id;
  return null;
end $$;
create trigger end_pins_of_password after update of password on staff_accounts
  for each row when (old.password is distinct from new.password) execute function end_pins_of_password();

-- Who works for a company no more has no PIN there; looked at when everything is written, since a file may take a
-- membership out and put another one in.
create function end_pins_of_leaver() returns trigger language plpgsql as $$
begin
  delete from staff_pins p where p.company_id = old.company_id and p.staff_user_id = old.staff_user_id
    and not exists (select from staff_memberships m where m.company_id = old.company_id
      and m.staff_user_id = old.staff_user_id and m.confirmed_at is not null);
  return null;
end $$;
create constraint trigger end_pins_of_leaver after delete on staff_memberships
  deferrable initially deferred for each row execute function end_pins_of_leaver();
