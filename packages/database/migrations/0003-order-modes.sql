-- How a branch contact sells: its order modes, ways to pay, zones, what it adds or takes off, and what it has run out of.

-- The branch's ways to pay, in its order; each order mode names those that it takes.
create table payment_types (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null unique,
  key text not null,
  position int not null default 0,
  payment_method text not null check (payment_method in ('CASH', 'CARD', 'WALLET', 'OTHER')),
  show_name text not null,
  active boolean not null default true,
  upload text check (upload in ('APP', 'API')),
  provider_name text,
  -- The provider's own name of the method; 'DISABLED' hides it (000 §3 Payment type).
  online_payment_method text,
  payment_window_minutes int not null default 15 check (payment_window_minutes > 0),
  primary key (branch_id, id),
  unique (branch_id, key),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade,
  check (upload is null or payment_method in ('CARD', 'WALLET'))
);

create table order_modes (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  menu_id uuid not null,
  id uuid not null unique,
  key text not null,
  position int not null default 0,
  type text not null check (type in ('DELIVERY', 'TAKE_AWAY', 'IN_DINING', 'SELF_SERVICE')),
  show_name text,
  active boolean not null default true,
  order_enabled boolean not null default true,
  order_type text not null default 'ALL' check (order_type in ('ON_DEMAND', 'SCHEDULED', 'ALL')),
  -- Whether the mode keeps its own schedules; otherwise the branch contact's opening hours hold.
  use_schedule boolean not null default false,
  min_delay_minutes int not null default 0 check (min_delay_minutes >= 0),
  max_delay_minutes int not null default 0 check (max_delay_minutes >= min_delay_minutes),
  lead_minutes int not null default 30 check (lead_minutes >= 0),
  -- The terms that hold where no zone says otherwise. fee_cash null: cash is not taken at the door.
  fee_card bigint not null default 0 check (fee_card >= 0),
  fee_cash bigint default 0 check (fee_cash >= 0),
  minimum_order_price bigint not null default 0 check (minimum_order_price >= 0),
  free_delivery_from bigint check (free_delivery_from >= 0),
  -- 000 §3 Fee entity.
  user_fee bigint not null default 0 check (user_fee >= 0),
  percentage_user_fee numeric(6,3) not null default 0 check (percentage_user_fee between 0 and 100),
  -- 000 §5 Items: null is without limit.
  order_notes_limit int default 250 check (order_notes_limit > 0),
  item_notes_limit int default 250 check (item_notes_limit > 0),
  -- Keys of the menu's categories that are suggested while the cart has nothing of them.
  categories_not_in_cart text[] not null default '{}',
  primary key (branch_id, id),
  unique (branch_id, branch_contact_id, key),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, menu_id) references menus (branch_id, id)
);
create index order_modes_menu on order_modes (branch_id, menu_id);

create table order_mode_payment_types (
  company_id uuid not null,
  branch_id uuid not null,
  order_mode_id uuid not null,
  payment_type_id uuid not null,
  primary key (branch_id, order_mode_id, payment_type_id),
  foreign key (branch_id, order_mode_id) references order_modes (branch_id, id) on delete cascade,
  foreign key (branch_id, payment_type_id) references payment_types (branch_id, id) on delete cascade
);
create index order_mode_payment_types_type on order_mode_payment_types (branch_id, payment_type_id);

-- GeoJSON areas. Where areas overlap, the higher priority wins, then the lower position.
create table delivery_zones (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  id uuid not null,
  key text not null,
  position int not null default 0,
  name text not null,
  area jsonb not null,
  priority int not null default 0,
  fee_card bigint not null default 0 check (fee_card >= 0),
  fee_cash bigint check (fee_cash >= 0),
  minimum_order_price bigint not null default 0 check (minimum_order_price >= 0),
  free_delivery_from bigint check (free_delivery_from >= 0),
  -- Null: the order mode's own delay.
  min_delay_minutes int check (min_delay_minutes >= 0),
  max_delay_minutes int check (max_delay_minutes >= min_delay_minutes),
  active boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, branch_contact_id, key),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);

-- 000 §7 generaldiscounts, generalsurcharges: of an order mode, for some ways to pay or (no rows) for all.
create table general_discounts (
  company_id uuid not null,
  branch_id uuid not null,
  order_mode_id uuid not null,
  id uuid not null,
  key text not null,
  position int not null default 0,
  name text not null,
  type text not null check (type in ('PERCENT', 'FIXED')),
  percentage numeric(6,3) check (percentage > 0 and percentage <= 100),
  amount bigint check (amount > 0),
  active boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, order_mode_id, key),
  foreign key (branch_id, order_mode_id) references order_modes (branch_id, id) on delete cascade,
  check ((type = 'PERCENT') = (percentage is not null)),
  check ((type = 'FIXED') = (amount is not null))
);

create table general_discount_payment_types (
  company_id uuid not null,
  branch_id uuid not null,
  general_discount_id uuid not null,
  payment_type_id uuid not null,
  primary key (branch_id, general_discount_id, payment_type_id),
  foreign key (branch_id, general_discount_id) references general_discounts (branch_id, id) on delete cascade,
  foreign key (branch_id, payment_type_id) references payment_types (branch_id, id) on delete cascade
);

create table general_surcharges (
  company_id uuid not null,
  branch_id uuid not null,
  order_mode_id uuid not null,
  id uuid not null,
  key text not null,
  position int not null default 0,
  name text not null,
  type text not null check (type in ('PERCENT', 'FIXED')),
  percentage numeric(6,3) check (percentage > 0 and percentage <= 100),
  amount bigint check (amount > 0),
  active boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, order_mode_id, key),
  foreign key (branch_id, order_mode_id) references order_modes (branch_id, id) on delete cascade,
  check ((type = 'PERCENT') = (percentage is not null)),
  check ((type = 'FIXED') = (amount is not null))
);

create table general_surcharge_payment_types (
  company_id uuid not null,
  branch_id uuid not null,
  general_surcharge_id uuid not null,
  payment_type_id uuid not null,
  primary key (branch_id, general_surcharge_id, payment_type_id),
  foreign key (branch_id, general_surcharge_id) references general_surcharges (branch_id, id) on delete cascade,
  foreign key (branch_id, payment_type_id) references payment_types (branch_id, id) on delete cascade
);

-- Plates that a branch contact has run out of, until someone says otherwise or the instant passes.
create table sold_out_plates (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  plate_id uuid not null,
  since timestamptz not null,
  until timestamptz,
  staff_user_id uuid,
  primary key (branch_id, branch_contact_id, plate_id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, plate_id) references plates (branch_id, id) on delete cascade
);
create index sold_out_plates_plate on sold_out_plates (branch_id, plate_id);

-- Units left of a plate that a branch contact counts; a plate without a row is not counted.
create table plate_stocks (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  plate_id uuid not null,
  remaining int not null check (remaining >= 0),
  primary key (branch_id, branch_contact_id, plate_id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, plate_id) references plates (branch_id, id) on delete cascade
);
create index plate_stocks_plate on plate_stocks (branch_id, plate_id);
