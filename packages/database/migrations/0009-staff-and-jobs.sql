-- The business's people and the work that waits. The first four tables have the columns that better-auth 1.7 asks
-- for, in our spelling; a person may work for several companies, so they carry none.

create table staff_users (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table staff_sessions (
  id uuid primary key,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_sessions_user on staff_sessions (staff_user_id);

create table staff_accounts (
  id uuid primary key,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index staff_accounts_user on staff_accounts (staff_user_id);

create table staff_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_verifications_identifier on staff_verifications (identifier);

-- What a person may do, and where: in the whole company, in one branch, or in one branch contact. One row for each place.
create table staff_memberships (
  company_id uuid not null references companies (id) on delete cascade,
  branch_id uuid,
  branch_contact_id uuid,
  id uuid not null,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  role text not null check (role in ('OWNER', 'MANAGER', 'CASHIER')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique nulls not distinct (company_id, staff_user_id, branch_id, branch_contact_id),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade,
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  check (branch_contact_id is null or branch_id is not null)
);
create index staff_memberships_user on staff_memberships (staff_user_id);

-- The outbox: written in the transaction of the thing that it follows, claimed by whoever runs it.
create table jobs (
  company_id uuid,
  branch_id uuid,
  id uuid primary key,
  kind text not null,
  -- Two jobs of a kind with the same key are one, while the first waits.
  unique_key text,
  payload jsonb not null default '{}',
  run_at timestamptz not null,
  attempts int not null default 0 check (attempts >= 0),
  claimed_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  done_at timestamptz,
  failed_at timestamptz
);
create index jobs_due on jobs (run_at) where done_at is null and failed_at is null;
create unique index jobs_once on jobs (kind, unique_key) where done_at is null and failed_at is null;
create index jobs_done on jobs (done_at) where done_at is not null;
