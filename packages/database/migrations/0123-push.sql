-- Notes to the devices of staff by web push (docs/decisions/129).

-- The keys by which push services know this installation, made once. The private one is sealed.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  sealed text not null,
  created_at timestamptz not null
);

-- A browser that takes notes. It ends with the session in which it was turned on: who is signed out of a device, or lost
-- it, hears nothing more there. The address is of one device; who turns it on there last has it.
create table push_subscriptions (
  id uuid primary key,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  session_id uuid not null unique references staff_sessions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  -- EVERY: each order at once; UNHEARD: those alone that nobody hears.
  wants text not null check (wants in ('EVERY', 'UNHEARD')),
  device text not null,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  last_failed_at timestamptz,
  last_failure text
);
create index push_subscriptions_user on push_subscriptions (staff_user_id);

-- Of which branch contacts.
create table push_subscription_contacts (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  primary key (branch_id, branch_contact_id, subscription_id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);
create index push_subscription_contacts_subscription on push_subscription_contacts (subscription_id);

-- What was sent to which device: a note with one key once, whoever sends.
create table push_notes (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  key text not null,
  created_at timestamptz not null,
  -- Until when who sends it has it to himself.
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  primary key (branch_id, subscription_id, key),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);
create index push_notes_subscription on push_notes (subscription_id);
create index push_notes_key on push_notes (branch_id, key);
