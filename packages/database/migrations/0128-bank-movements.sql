-- Money that came into an account, as a bank's list told it. The same line of two lists is one movement: it is known by
-- what it says and, where a day has several alike, by which of them it is. A movement pays one order at most, and an
-- order is paid by one at most.
create table bank_movements (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null unique,
  account text not null check (account <> ''),
  day date not null,
  amount bigint not null check (amount > 0),
  words text not null check (length(words) <= 500),
  fingerprint text not null,
  occurrence int not null check (occurrence > 0),
  order_id uuid,
  -- Who said whose it is; null where the rules found it.
  staff_user_id uuid references staff_users (id) on delete set null,
  matched_at timestamptz,
  -- Somebody took it from the order that it had: no rule gives it one again.
  taken_back boolean not null default false,
  -- It is of no order, or was seen to otherwise: nobody is asked about it any more.
  set_aside_at timestamptz,
  created_at timestamptz not null,
  primary key (branch_id, id),
  unique (branch_id, account, fingerprint, occurrence),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade,
  foreign key (branch_id, order_id) references transfers (branch_id, order_id) on delete set null (order_id),
  check (order_id is null or set_aside_at is null)
);
create unique index bank_movements_order on bank_movements (branch_id, order_id) where order_id is not null;
create index bank_movements_lately on bank_movements (branch_id, account, day desc);
create index on bank_movements (staff_user_id) where staff_user_id is not null;
