-- What is sold. A menu belongs to the branch; the order modes of its branch contacts name it.

create table menus (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null unique,
  key text not null,
  name text not null,
  position int not null default 0,
  primary key (branch_id, id),
  unique (branch_id, key),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);

create table categories (
  company_id uuid not null,
  branch_id uuid not null,
  menu_id uuid not null,
  id uuid not null unique,
  key text not null,
  position int not null default 0,
  name text not null,
  show_name text not null,
  description text not null default '',
  visible boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, menu_id, key),
  foreign key (branch_id, menu_id) references menus (branch_id, id) on delete cascade
);

create table plates (
  company_id uuid not null,
  branch_id uuid not null,
  menu_id uuid not null,
  category_id uuid not null,
  id uuid not null unique,
  key text not null,
  position int not null default 0,
  name text not null,
  show_name text not null,
  description text not null default '',
  price bigint not null check (price >= 0),
  -- Null is the documents' default maximum (9999999).
  max_quantity int check (max_quantity > 0),
  visible boolean not null default true,
  -- The place in "Lo más destacado" and in "Te recomendamos"; null means not there.
  remarked_position int,
  upselled_position int,
  primary key (branch_id, id),
  unique (branch_id, menu_id, key),
  foreign key (branch_id, menu_id) references menus (branch_id, id) on delete cascade,
  foreign key (branch_id, category_id) references categories (branch_id, id) on delete cascade
);
create index plates_category on plates (branch_id, category_id);

create table sizes (
  company_id uuid not null,
  branch_id uuid not null,
  plate_id uuid not null,
  id uuid not null,
  key text not null,
  position int not null default 0,
  name text not null,
  price bigint not null check (price >= 0),
  primary key (branch_id, id),
  unique (branch_id, plate_id, key),
  foreign key (branch_id, plate_id) references plates (branch_id, id) on delete cascade
);

-- A question that plates ask; written once in the menu, asked by many plates.
create table garnish_groups (
  company_id uuid not null,
  branch_id uuid not null,
  menu_id uuid not null,
  id uuid not null,
  key text not null,
  position int not null default 0,
  name text not null,
  mandatory boolean not null default false,
  multiple_selection boolean not null default false,
  min_garnish_amount int not null default 0 check (min_garnish_amount >= 0),
  -- 0 is without limit.
  max_garnish_amount int not null default 0 check (max_garnish_amount >= 0),
  primary key (branch_id, id),
  unique (branch_id, menu_id, key),
  foreign key (branch_id, menu_id) references menus (branch_id, id) on delete cascade,
  check (max_garnish_amount = 0 or max_garnish_amount >= min_garnish_amount)
);

create table garnishes (
  company_id uuid not null,
  branch_id uuid not null,
  garnish_group_id uuid not null,
  id uuid not null,
  key text not null,
  position int not null default 0,
  name text not null,
  description text not null default '',
  price bigint not null default 0 check (price >= 0),
  visible boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, garnish_group_id, key),
  foreign key (branch_id, garnish_group_id) references garnish_groups (branch_id, id) on delete cascade
);

create table plate_garnish_groups (
  company_id uuid not null,
  branch_id uuid not null,
  plate_id uuid not null,
  garnish_group_id uuid not null,
  position int not null default 0,
  primary key (branch_id, plate_id, garnish_group_id),
  foreign key (branch_id, plate_id) references plates (branch_id, id) on delete cascade,
  foreign key (branch_id, garnish_group_id) references garnish_groups (branch_id, id) on delete cascade
);
create index plate_garnish_groups_group on plate_garnish_groups (branch_id, garnish_group_id);

create table indicators (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null unique,
  key text not null,
  position int not null default 0,
  show_name text not null,
  background_color text not null,
  text_color text not null,
  primary key (branch_id, id),
  unique (branch_id, key),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);

-- 000 §7 entityindicators/{type}/{id}: one table for each type of entity, so that each keeps its foreign key.
create table plate_indicators (
  company_id uuid not null,
  branch_id uuid not null,
  plate_id uuid not null,
  indicator_id uuid not null,
  position int not null default 0,
  primary key (branch_id, plate_id, indicator_id),
  foreign key (branch_id, plate_id) references plates (branch_id, id) on delete cascade,
  foreign key (branch_id, indicator_id) references indicators (branch_id, id) on delete cascade
);
create index plate_indicators_indicator on plate_indicators (branch_id, indicator_id);

create table category_indicators (
  company_id uuid not null,
  branch_id uuid not null,
  category_id uuid not null,
  indicator_id uuid not null,
  position int not null default 0,
  primary key (branch_id, category_id, indicator_id),
  foreign key (branch_id, category_id) references categories (branch_id, id) on delete cascade,
  foreign key (branch_id, indicator_id) references indicators (branch_id, id) on delete cascade
);
create index category_indicators_indicator on category_indicators (branch_id, indicator_id);

-- 000 §3 Discount (menu): each type has its own column or columns, and only those.
create table menu_discounts (
  company_id uuid not null,
  branch_id uuid not null,
  menu_id uuid not null,
  id uuid not null,
  key text not null,
  position int not null default 0,
  name text not null,
  type text not null check (type in ('PERCENT', 'FIXED', 'MULTIPLE', 'FINAL_PRICE')),
  percentage numeric(6,3) check (percentage > 0 and percentage <= 100),
  fixed_discount bigint check (fixed_discount > 0),
  buy int check (buy > 1),
  pay int check (pay >= 0),
  final_price bigint check (final_price >= 0),
  active boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, menu_id, key),
  foreign key (branch_id, menu_id) references menus (branch_id, id) on delete cascade,
  check ((type = 'PERCENT') = (percentage is not null)),
  check ((type = 'FIXED') = (fixed_discount is not null)),
  check ((type = 'MULTIPLE') = (buy is not null)),
  check ((type = 'MULTIPLE') = (pay is not null)),
  check ((type = 'FINAL_PRICE') = (final_price is not null)),
  check (pay < buy)
);

create table menu_discount_plates (
  company_id uuid not null,
  branch_id uuid not null,
  menu_discount_id uuid not null,
  plate_id uuid not null,
  position int not null default 0,
  primary key (branch_id, menu_discount_id, plate_id),
  foreign key (branch_id, menu_discount_id) references menu_discounts (branch_id, id) on delete cascade,
  foreign key (branch_id, plate_id) references plates (branch_id, id) on delete cascade
);
create index menu_discount_plates_plate on menu_discount_plates (branch_id, plate_id);
