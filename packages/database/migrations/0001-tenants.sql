-- Who sells: countries, companies, branches, branch contacts, and the slugs that lead to them.
--
-- How every table here is made:
-- * `branch_id` is the tenant key: the widest thing that one transaction touches. Primary keys, foreign keys and
--   uniques start with it. `company_id` is carried everywhere so that a company's rows can be found and moved.
-- * `id` is a UUIDv7 made by the application. `unique (id)` stands where the documents look a thing up by its id alone.
-- * `key` is the slug that a tenant file knows a thing by, unique in its parent. `position` is its order there.
-- * Money is a bigint of the minor unit, percentages are numeric(6,3), instants are timestamptz.
-- * No foreign key is `on delete restrict`: all are judged at the end of the statement, or cascade.
-- * SQL for PostgreSQL 15, which PGlite understands too.

create table countries (
  id text primary key check (id ~ '^[a-z]{2}$'),
  name text not null,
  currency_code text not null check (currency_code ~ '^[A-Z]{3}$'),
  currency_symbol text not null,
  phone_prefix text not null,
  mantissa smallint not null check (mantissa between 0 and 3)
);

-- 000 §9: the countries of the phone field, in its order.
insert into countries (id, name, currency_code, currency_symbol, phone_prefix, mantissa) values
  ('ar', 'Argentina', 'ARS', '$', '54', 2),
  ('uy', 'Uruguay', 'UYU', '$', '598', 2),
  ('cl', 'Chile', 'CLP', '$', '56', 0),
  ('co', 'Colombia', 'COP', '$', '57', 2),
  ('pe', 'Perú', 'PEN', 'S/', '51', 2),
  ('br', 'Brasil', 'BRL', 'R$', '55', 2),
  ('ve', 'Venezuela', 'VES', 'Bs.', '58', 2),
  ('py', 'Paraguay', 'PYG', '₲', '595', 0),
  ('mx', 'México', 'MXN', '$', '52', 2),
  ('ec', 'Ecuador', 'USD', '$', '593', 2),
  ('bo', 'Bolivia', 'BOB', 'Bs', '591', 2),
  ('us', 'Estados Unidos', 'USD', '$', '1', 2);

create table companies (
  id uuid primary key,
  key text not null unique,
  name text not null,
  created_at timestamptz not null default now()
);

create table branches (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid primary key,
  key text not null,
  name text not null,
  description text not null default '',
  country_id text not null references countries (id),
  position int not null default 0,
  ask_for_location boolean not null default false,
  instagram text,
  facebook text,
  custom_message text,
  with_custom_banner_logo boolean not null default false,
  with_custom_background_logo boolean not null default false,
  fb_pixel_id text,
  google_tag_manager_id text,
  google_analytics_id text,
  online_marketing_config jsonb,
  map_provider text,
  geocoding_provider text,
  address_redirect text check (address_redirect in ('AUTOMATIC', 'MANUAL')),
  font_family text,
  plate_detail_in_modal boolean not null default true,
  plates_in_main_view boolean not null default true,
  indicator_display text not null default 'SHORTS' check (indicator_display in ('SHORTS', 'SPREAD', 'NONE')),
  nps_threshold numeric(2,1) not null default 4.0 check (nps_threshold between 1 and 5),
  -- 000 §3 colorConfig; null is the documents' default colour.
  color_mode_type text not null default 'LIGHT' check (color_mode_type in ('LIGHT', 'DARK')),
  light_main_color text,
  dark_main_color text,
  button_bordered_color_light text,
  button_bordered_color_dark text,
  promotional_banner_color_light text,
  promotional_banner_color_dark text,
  main_background_color_light text,
  main_background_color_dark text,
  main_text_color_light text,
  main_text_color_dark text,
  description_text_color_light text,
  description_text_color_dark text,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, key)
);

create table branch_contacts (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null unique,
  key text not null,
  name text not null,
  position int not null default 0,
  time_zone text not null,
  street text not null default '',
  number text not null default '',
  zone text not null default '',
  locality text not null default '',
  city text not null default '',
  country text not null default '',
  postal_code text not null default '',
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  call_phone text,
  whatsapp_phone text,
  mandatory_email boolean not null default false,
  -- Whether checkout asks for a document at all, and under which label.
  document_required boolean not null default false,
  document_label text,
  between_streets_required boolean not null default false,
  -- 000 §5: the coordinates tab asks for postal code, city and province too.
  complex_address boolean not null default false,
  order_channel text not null default 'CONSOLE' check (order_channel in ('CONSOLE', 'MESSAGE')),
  sign_in text not null default 'PHONE_ONLY' check (sign_in in ('PHONE_ONLY', 'CODE')),
  order_enabled boolean not null default true,
  blocked boolean not null default false,
  nps_avg numeric(3,2) check (nps_avg between 1 and 5),
  nps_count int not null default 0 check (nps_count >= 0),
  rider_security_code_hash text,
  delivery_key_required boolean not null default false,
  -- Grows with every import and every sold-out change: the order transaction reads it to notice a changed menu,
  -- and cached pages are named by it.
  catalog_version bigint not null default 1,
  created_at timestamptz not null default now(),
  primary key (branch_id, id),
  unique (branch_id, key),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);

-- Nearby branches (001 §7 /api/menu/near): a box of latitudes and longitudes first, the distance after.
create index branch_contacts_place on branch_contacts (lat, lng) where lat is not null and not blocked;

-- One name space of slugs for companies, branches and branch contacts; kinds are spelled as the documents do.
create table aliases (
  alias text primary key check (alias ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('company', 'branch', 'branchContact')),
  company_id uuid not null references companies (id) on delete cascade,
  branch_id uuid,
  branch_contact_id uuid,
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade,
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  check ((kind = 'company') = (branch_id is null)),
  check ((kind = 'branchContact') = (branch_contact_id is not null)),
  unique nulls not distinct (company_id, branch_id, branch_contact_id)
);

-- Pictures and other files. The bytes lie on disk under their sha256; an owner has one file of each kind.
create table files (
  company_id uuid not null references companies (id) on delete cascade,
  branch_id uuid,
  id uuid primary key,
  kind text not null check (kind in ('LOGO', 'BANNER', 'BACKGROUND', 'PLATE', 'CATEGORY')),
  -- The company, branch, branch contact, plate or category that shows it.
  owner_id uuid not null,
  source_name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  media_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  width int,
  height int,
  -- Fills the picture's place until it is there.
  color text not null default '#d9d9d9' check (color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now(),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade,
  unique (owner_id, kind)
);
create index files_bytes on files (sha256);
create index files_branch on files (branch_id);

-- 000 §3 Menu customisations: a resource, how it is shown, and commands whose shape is the resource's own.
create table customisations (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null unique,
  key text not null,
  position int not null default 0,
  resource text not null,
  display_type text,
  theme text,
  commands jsonb not null default '{}',
  active boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, key),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);
