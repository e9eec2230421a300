-- An account at a payment provider that its owner connected by the provider's authorisation, beside those whose keys
-- somebody set. Its tokens are sealed as keys are; what stands here opens nothing.
alter table payment_accounts
  add column way text not null default 'KEYS' check (way in ('KEYS', 'AUTHORISED')),
  -- The account's id and name at the provider, and whether it charges real money.
  add column account_id text,
  add column account_name text,
  add column is_live boolean,
  add column connected_by uuid references staff_users (id) on delete set null,
  add column connected_at timestamptz,
  add column expires_at timestamptz,
  -- When the tokens are renewed, or it is tried again; the tries of this time that failed.
  add column renew_at timestamptz,
  add column renew_tries integer not null default 0,
  -- Somebody asked for the next pair since then. The token is good once: who died over it took it along.
  add column renewing_since timestamptz,
  -- The answer to it was lost, and nobody asks again.
  add column renewal_lost_at timestamptz,
  -- The owners were told that it ends soon.
  add column warned_at timestamptz,
  -- Somebody was told that it does not open any more: the provider is asked.
  add column doubted_at timestamptz,
  -- It charges no more, and is no way to pay.
  add column lost_at timestamptz,
  add column lost_why text check (lost_why in ('REVOKED', 'EXPIRED', 'DISCONNECTED')),
  -- When somebody has to look at it next.
  add column look_at timestamptz,
  add check (way = 'KEYS' or (account_id is not null and connected_at is not null and expires_at is not null)),
  add check ((lost_at is null) = (lost_why is null));
create index payment_accounts_to_look_at on payment_accounts (look_at) where look_at is not null;
create index payment_accounts_at_the_provider on payment_accounts (provider_name, account_id)
  where account_id is not null;

-- Who went to a provider's page to connect an account: good once, for this person alone, and for minutes. Only the
-- browser knows the state itself.
create table payment_authorisations (
  state_hash text not null unique,
  company_id uuid not null,
  branch_id uuid not null,
  -- The local from which it was begun, where its page leads back to.
  branch_contact_id uuid not null references branch_contacts (id) on delete cascade,
  provider_name text not null,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (branch_id, state_hash),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);
