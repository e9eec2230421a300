-- A real payment of the smallest amount with which a shop tries its account at a provider: no order, and in no report.
-- Its money goes back at once.
create table payment_tests (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null unique,
  provider_name text not null,
  -- The local from which it was begun, where its page leads back to.
  branch_contact_id uuid not null references branch_contacts (id) on delete cascade,
  staff_user_id uuid references staff_users (id) on delete set null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REFUNDED', 'REJECTED', 'EXPIRED', 'STUCK')),
  -- In the provider's own words why it was refused, or why its money does not go back.
  reason text,
  -- In minor units.
  amount bigint not null check (amount > 0),
  provider_reference text,
  token text,
  url text,
  -- How often the refund failed.
  refund_tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  approved_at timestamptz,
  refunded_at timestamptz,
  updated_at timestamptz not null,
  primary key (branch_id, id),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);
-- One at a time for each account. One that was paid late, and goes back, is beside it.
create unique index payment_tests_one_at_a_time on payment_tests (branch_id, provider_name) where status = 'PENDING';
create index payment_tests_newest on payment_tests (branch_id, provider_name, created_at desc);
