-- Who buys. Customers, codes and points belong to the branch. A phone is canonicalised by the domain into
-- `phone_key`, which is what identifies; `phone` is kept as it was typed.

create table customers (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null,
  phone text not null,
  phone_key text not null,
  name text not null default '',
  email text,
  document text,
  opt_in boolean not null default true,
  installed_app boolean not null default false,
  acquisition_channel text,
  user_external_reference text,
  -- When a code sent to the phone was typed back; null is a phone that was only typed.
  verified_at timestamptz,
  loyalty_points_balance bigint not null default 0 check (loyalty_points_balance >= 0),
  -- Taken under this row's lock, so that two first orders at once are not both the first.
  orders_count int not null default 0 check (orders_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (branch_id, id),
  unique (branch_id, phone_key),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);

create table customer_addresses (
  company_id uuid not null,
  branch_id uuid not null,
  customer_id uuid not null,
  id uuid not null,
  street text not null,
  number text not null default '',
  zone text not null default '',
  city text not null default '',
  locality text not null default '',
  country text not null default '',
  postal_code text not null default '',
  full_address text not null,
  lat double precision,
  lng double precision,
  between_streets text not null default '',
  details text not null default '',
  geocoded boolean not null default false,
  used_at timestamptz not null,
  primary key (branch_id, id),
  unique (branch_id, customer_id, full_address),
  foreign key (branch_id, customer_id) references customers (branch_id, id) on delete cascade
);

-- Signed-in diners. `verified` is false while the phone was only typed.
create table customer_sessions (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null,
  token_hash text not null unique,
  phone text not null,
  phone_key text not null,
  verified boolean not null default false,
  browser_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (branch_id, id),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);
create index customer_sessions_expiry on customer_sessions (expires_at);

-- The six digits on their way to a phone; a new code replaces the old one.
create table sign_in_codes (
  company_id uuid not null,
  branch_id uuid not null,
  phone_key text not null,
  code_hash text not null,
  attempts int not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (branch_id, phone_key),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);

-- 000 §3 Discount code info. The code itself is the key that a tenant file knows it by.
create table discount_codes (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null unique,
  code text not null,
  position int not null default 0,
  name text not null default '',
  type text not null check (type in ('PERCENT', 'FIXED')),
  percentage numeric(6,3) check (percentage >= 0 and percentage <= 100),
  amount bigint check (amount >= 0),
  -- A code whose benefit is the delivery fee itself, whatever the fee is.
  delivery_fee boolean not null default false,
  minimum_order_amount bigint not null default 0 check (minimum_order_amount >= 0),
  maximum_discount_amount bigint check (maximum_discount_amount > 0),
  required_plate_id uuid,
  required_category_id uuid,
  first_time_use boolean not null default false,
  limited_usage boolean not null default false,
  usage_limit int check (usage_limit > 0),
  usage_limit_per_customer int check (usage_limit_per_customer > 0),
  uses_count int not null default 0 check (uses_count >= 0),
  external_benefit_type text,
  starts_at timestamptz,
  ends_at timestamptz,
  active boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, code),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade,
  -- Judged at commit, so that an import may replace the plates before the codes.
  foreign key (branch_id, required_plate_id) references plates (branch_id, id) deferrable initially deferred,
  foreign key (branch_id, required_category_id) references categories (branch_id, id) deferrable initially deferred,
  check ((type = 'PERCENT') = (percentage is not null)),
  check ((type = 'FIXED') = (amount is not null)),
  check (limited_usage = (usage_limit is not null)),
  check (uses_count <= usage_limit)
);

-- The ways to pay that keep the code; without rows, all do.
create table discount_code_payment_types (
  company_id uuid not null,
  branch_id uuid not null,
  discount_code_id uuid not null,
  payment_type_id uuid not null,
  primary key (branch_id, discount_code_id, payment_type_id),
  foreign key (branch_id, discount_code_id) references discount_codes (branch_id, id) on delete cascade,
  foreign key (branch_id, payment_type_id) references payment_types (branch_id, id) on delete cascade
);

-- A use of a limited code, kept for a diner while the three minutes of 000 §4 run.
create table discount_code_holds (
  company_id uuid not null,
  branch_id uuid not null,
  discount_code_id uuid not null,
  phone_key text not null,
  held_until timestamptz not null,
  primary key (branch_id, discount_code_id, phone_key),
  foreign key (branch_id, discount_code_id) references discount_codes (branch_id, id) on delete cascade
);

-- A use that an order took; `returned_at` when the order was canceled or expired.
create table discount_code_uses (
  company_id uuid not null,
  branch_id uuid not null,
  order_id uuid not null,
  discount_code_id uuid not null,
  customer_id uuid not null,
  amount bigint not null check (amount >= 0),
  used_at timestamptz not null,
  returned_at timestamptz,
  primary key (branch_id, order_id),
  foreign key (branch_id, discount_code_id) references discount_codes (branch_id, id),
  foreign key (branch_id, customer_id) references customers (branch_id, id)
);
create index discount_code_uses_customer on discount_code_uses (branch_id, discount_code_id, customer_id);
create index discount_code_uses_customer_only on discount_code_uses (branch_id, customer_id);

-- 000 §3 Loyalty programme: one for a branch, valid at the branch contacts listed (no rows: at all of them).
create table loyalty_programs (
  company_id uuid not null,
  branch_id uuid primary key,
  id uuid not null unique,
  name text not null,
  active boolean not null default true,
  order_percentage numeric(6,3) not null default 0 check (order_percentage between 0 and 100),
  min_redeemed_points bigint not null default 0 check (min_redeemed_points >= 0),
  max_redeemed_points bigint check (max_redeemed_points >= min_redeemed_points),
  max_redeemed_percentage numeric(6,3) not null default 100 check (max_redeemed_percentage between 0 and 100),
  supports_discounts boolean not null default true,
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);

create table loyalty_program_contacts (
  company_id uuid not null,
  branch_id uuid not null references loyalty_programs (branch_id) on delete cascade,
  branch_contact_id uuid not null,
  primary key (branch_id, branch_contact_id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);

create table loyalty_rewards (
  company_id uuid not null,
  branch_id uuid not null,
  -- Null: at every branch contact.
  branch_contact_id uuid,
  id uuid not null unique,
  key text not null,
  position int not null default 0,
  reward bigint not null check (reward > 0),
  active boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, key),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade,
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);

-- Points are credited once: a second claim of the same phone meets the primary key.
create table loyalty_reward_claims (
  company_id uuid not null,
  branch_id uuid not null,
  loyalty_reward_id uuid not null,
  customer_id uuid not null,
  branch_contact_id uuid not null,
  name text not null,
  email text not null,
  acquisition_channel text,
  created_at timestamptz not null,
  primary key (branch_id, loyalty_reward_id, customer_id),
  foreign key (branch_id, loyalty_reward_id) references loyalty_rewards (branch_id, id) on delete cascade,
  foreign key (branch_id, customer_id) references customers (branch_id, id) on delete cascade
);
create index loyalty_reward_claims_customer on loyalty_reward_claims (branch_id, customer_id);

-- The ledger: rows are only added. A canceled order is answered by reversal rows, never by a deletion.
create table loyalty_points (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  kind text not null
    check (kind in ('EARNED', 'REDEEMED', 'REWARD', 'EARNED_REVERSED', 'REDEEMED_REVERSED', 'ADJUSTMENT')),
  -- What was added to the balance; redemptions are negative.
  amount bigint not null check (amount <> 0),
  post_balance bigint not null check (post_balance >= 0),
  order_id uuid,
  order_code text,
  loyalty_reward_id uuid,
  created_at timestamptz not null,
  primary key (branch_id, id),
  foreign key (branch_id, customer_id) references customers (branch_id, id) on delete cascade
);
create index loyalty_points_history on loyalty_points (branch_id, customer_id, id desc);
create unique index loyalty_points_once_for_an_order on loyalty_points (branch_id, order_id, kind)
  where order_id is not null and kind <> 'ADJUSTMENT';
