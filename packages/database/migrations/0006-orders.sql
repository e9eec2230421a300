-- What was ordered and paid. An order is a snapshot: it names menu things by id for statistics, but keeps its own
-- copy of every name and price, so those ids carry no foreign key and a menu may change under it.

create table orders (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  id uuid not null unique,
  -- Ten characters of Crockford base32: the only key to the follow-up and tracking pages.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  -- "#42", counted for each branch contact and local day.
  number int not null check (number > 0),
  local_day date not null,
  order_mode_id uuid not null,
  type text not null check (type in ('DELIVERY', 'TAKE_AWAY', 'IN_DINING', 'SELF_SERVICE')),
  status text not null check (status in ('GENERATED', 'ACCEPTED', 'READY', 'DELIVERED', 'CANCELED')),
  -- False while an order of the MESSAGE channel waits for staff to accept it.
  confirmed boolean not null,

  customer_id uuid,
  customer_name text not null default '',
  customer_email text,
  document text,
  phone text not null,
  phone_key text not null,
  opt_in boolean not null default false,

  items_price bigint not null check (items_price >= 0),
  surcharges bigint not null default 0 check (surcharges >= 0),
  discounts bigint not null default 0 check (discounts >= 0),
  loyalty bigint not null default 0 check (loyalty >= 0),
  user_service_fee bigint not null default 0 check (user_service_fee >= 0),
  delivery_fee bigint not null default 0 check (delivery_fee >= 0),
  total bigint not null check (total >= 0),
  pays_with bigint check (pays_with >= total),
  -- The domain's ticket, whole, as it was shown and judged.
  ticket jsonb not null,
  points_redeemed bigint not null default 0 check (points_redeemed >= 0),
  points_earned bigint not null default 0 check (points_earned >= 0),

  payment_type_id uuid,
  payment_method text not null check (payment_method in ('CASH', 'CARD', 'WALLET', 'OTHER')),
  payment_show_name text not null,
  payment_upload text check (payment_upload in ('APP', 'API')),
  -- Null where nothing is paid online.
  payment_status text check (payment_status in ('PENDING', 'APPROVED', 'REJECTED', 'EXPIRED', 'REFUNDED')),
  payment_expires_at timestamptz,

  table_uid text,
  delivery_zone_id uuid,
  -- 000 §3 User location, as the diner gave it.
  destination jsonb,
  notes text not null default '',
  order_text text not null default '',
  min_delay_minutes int not null default 0 check (min_delay_minutes >= 0),
  max_delay_minutes int not null default 0 check (max_delay_minutes >= min_delay_minutes),
  scheduled boolean not null default false,
  scheduled_at timestamptz,
  -- The slot at the branch contact's wall clock, which stays true when a country changes its clocks.
  scheduled_day date,
  scheduled_minute int check (scheduled_minute between 0 and 1439),

  source text,
  campaign_id text,
  acquisition_channel text,
  installed_app boolean not null default false,
  -- The signed cookie of the device that placed it.
  browser_id text,
  user_external_reference text,
  partner_name text,
  cancel_reason text,

  created_at timestamptz not null,
  updated_at timestamptz not null,
  accepted_at timestamptz,
  ready_at timestamptz,
  delivered_at timestamptz,
  canceled_at timestamptz,

  primary key (branch_id, id),
  unique (branch_id, branch_contact_id, local_day, number),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id),
  foreign key (branch_id, customer_id) references customers (branch_id, id),
  check (scheduled = (scheduled_at is not null)),
  check (total = items_price + surcharges - discounts - loyalty + user_service_fee + delivery_fee)
);
create index orders_board on orders (branch_contact_id, status, created_at);
create index orders_phone on orders (branch_id, phone_key, id desc);
create index orders_customer on orders (branch_id, customer_id);
create index orders_browser on orders (branch_id, browser_id, id desc) where browser_id is not null;
create index orders_unpaid on orders (payment_expires_at) where payment_status = 'PENDING';

create table order_lines (
  company_id uuid not null,
  branch_id uuid not null,
  order_id uuid not null,
  position int not null,
  id uuid not null,
  plate_id uuid not null,
  name text not null,
  category_id uuid not null,
  category_show_name text not null default '',
  size_id uuid,
  size_name text,
  quantity int not null check (quantity > 0),
  -- Of one unit: with everything, without discounts, without extras (000 §3 Cart line).
  price bigint not null check (price >= 0),
  original_price bigint not null check (original_price >= 0),
  price_without_modifiers bigint not null check (price_without_modifiers >= 0),
  discount_type text check (discount_type in ('PERCENT', 'FIXED', 'MULTIPLE', 'FINAL_PRICE')),
  discount_reference_id uuid,
  discount_amount bigint not null default 0 check (discount_amount >= 0),
  notes text not null default '',
  source text not null check (source in ('plate', 'upselled')),
  upsell boolean not null default false,
  extras jsonb not null default '[]',
  primary key (branch_id, order_id, position),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade,
  check ((discount_type is null) = (discount_reference_id is null))
);

-- Every row of the ticket that is neither an item nor a fee.
create table order_adjustments (
  company_id uuid not null,
  branch_id uuid not null,
  order_id uuid not null,
  position int not null,
  kind text not null check (kind in ('SURCHARGE', 'DISCOUNT')),
  -- Where it came from: the menu (already inside items_price), a general rule, a code, or an external benefit.
  origin text not null check (origin in ('MENU', 'GENERAL', 'CODE', 'EXTERNAL')),
  name text not null,
  type text not null,
  -- A percentage, or minor units, as `type` says.
  value numeric(18,3) not null,
  amount bigint not null check (amount >= 0),
  reference_id text not null,
  code text,
  external_benefit_type text,
  primary key (branch_id, order_id, position),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade
);

-- The history of an order: every state it entered, when, and by whom.
create table order_events (
  company_id uuid not null,
  branch_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  status text not null check (status in ('GENERATED', 'ACCEPTED', 'READY', 'DELIVERED', 'CANCELED')),
  actor text not null check (actor in ('DINER', 'STAFF', 'RIDER', 'SYSTEM')),
  staff_user_id uuid,
  rider_id uuid,
  note text not null default '',
  created_at timestamptz not null,
  primary key (branch_id, order_id, id),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade
);

-- The same key and body give the same order back; the same key with another body is refused.
create table idempotency_keys (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  key text not null,
  body_hash text not null,
  order_id uuid not null,
  created_at timestamptz not null,
  primary key (branch_contact_id, key),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade deferrable initially deferred
);
create index idempotency_keys_order on idempotency_keys (branch_id, order_id);
create index idempotency_keys_age on idempotency_keys (created_at);

create table order_daily_counters (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  local_day date not null,
  last_number int not null check (last_number > 0),
  primary key (branch_id, branch_contact_id, local_day),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);

create table payment_attempts (
  company_id uuid not null,
  branch_id uuid not null,
  order_id uuid not null,
  id uuid not null unique,
  provider_name text not null,
  -- The provider's id of the payment; what its notifications are matched by.
  provider_reference text,
  upload text not null check (upload in ('APP', 'API')),
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'EXPIRED', 'REFUNDED')),
  amount bigint not null check (amount > 0),
  url text,
  token text,
  card_name text,
  card_last_digits text,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz,
  approved_at timestamptz,
  refunded_at timestamptz,
  primary key (branch_id, id),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade
);
create index payment_attempts_order on payment_attempts (branch_id, order_id);
-- A card is charged once for an order, whatever is retried.
create unique index payment_attempts_approved_once on payment_attempts (branch_id, order_id) where status = 'APPROVED';
create unique index payment_attempts_reference on payment_attempts (provider_name, provider_reference)
  where provider_reference is not null;
create index payment_attempts_open on payment_attempts (expires_at) where status = 'PENDING';

-- What a provider told, once each: a notification that comes twice changes nothing twice.
create table payment_notifications (
  company_id uuid not null,
  branch_id uuid not null,
  payment_attempt_id uuid not null,
  provider_event_id text not null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'EXPIRED', 'REFUNDED')),
  payload jsonb not null,
  received_at timestamptz not null,
  primary key (branch_id, payment_attempt_id, provider_event_id),
  foreign key (branch_id, payment_attempt_id) references payment_attempts (branch_id, id) on delete cascade
);
