-- One attempt of an order is on its way at a time; the next begins when it has ended.
create unique index payment_attempts_one_at_a_time on payment_attempts (branch_id, order_id) where status = 'PENDING';
create index payment_attempts_token on payment_attempts (branch_id, token) where token is not null;

-- What a shop's account at a provider needs: keys and secrets, sealed by the server, never in a tenant file.
create table payment_accounts (
  company_id uuid not null,
  branch_id uuid not null,
  provider_name text not null,
  sealed text not null,
  updated_at timestamptz not null,
  primary key (branch_id, provider_name),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);
