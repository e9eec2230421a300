-- The passkeys with which staff sign in, as better-auth's plugin keeps them. The private half never leaves its device:
-- what is here opens nothing.
create table staff_passkeys (
  id uuid primary key,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  -- How often the device says that it signed; 0 for those that do not count.
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_user on staff_passkeys (staff_user_id);

-- Whether a session was begun with one, or registered one: then both factors were shown in it.
alter table staff_sessions add column by_passkey boolean not null default false;
