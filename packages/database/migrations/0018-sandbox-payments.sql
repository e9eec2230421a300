-- The payments of the built-in bank, which stands for the outside world: its rows belong to no company of ours.
create table sandbox_payments (
  id uuid primary key,
  merchant text not null,
  idempotency_key text not null,
  body_hash text not null,
  external_reference text not null,
  token_id text unique,
  status text not null
    check (status in ('CREATED', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELED', 'REFUNDED')),
  reason text,
  amount bigint not null check (amount > 0),
  currency text not null,
  mantissa smallint not null,
  description text not null,
  card_last_digits text,
  behavior text not null,
  notification_url text not null,
  return_url text,
  expires_at timestamptz,
  settles_at timestamptz,
  notified_status text,
  created_at timestamptz not null,
  unique (merchant, idempotency_key)
);

create index sandbox_payments_reference on sandbox_payments (merchant, external_reference);
