-- The schema after all migrations, to be read: tables with their columns, constraints, indexes and
-- triggers, then functions. Written by `npm run db:types`: change a migration, not this file.

CREATE TABLE abandoned_carts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  phone text NOT NULL,
  phone_key text NOT NULL,
  email text,
  order_mode_id uuid,
  items jsonb NOT NULL,
  navigation_event text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  notified_at timestamp with time zone,
  canceled_at timestamp with time zone,
  sequence bigint NOT NULL DEFAULT 0,
  browser_id text NOT NULL,
  token uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT abandoned_carts_pkey PRIMARY KEY (branch_id, branch_contact_id, phone_key, browser_id),
  CONSTRAINT abandoned_carts_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT abandoned_carts_navigation_event_check CHECK (navigation_event = ANY (ARRAY['PAGE_HIDDEN'::text, 'PAGE_VISIBLE'::text, 'ORDER_CREATED'::text, 'CART_EMPTIED'::text]))
);
CREATE INDEX abandoned_carts_age ON abandoned_carts USING btree (updated_at);
CREATE INDEX abandoned_carts_phone ON abandoned_carts USING btree (branch_id, phone_key);
CREATE INDEX abandoned_carts_waiting ON abandoned_carts USING btree (updated_at) WHERE notified_at IS NULL AND canceled_at IS NULL;

CREATE TABLE alerts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid,
  thing text NOT NULL,
  channel text NOT NULL,
  person_key text NOT NULL,
  person_name text NOT NULL,
  address text,
  outcome text NOT NULL DEFAULT 'WAITING'::text,
  detail text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  CONSTRAINT alerts_pkey PRIMARY KEY (branch_id, branch_contact_id, thing, channel, person_key),
  CONSTRAINT alerts_id_key UNIQUE (id),
  CONSTRAINT alerts_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT alerts_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT alerts_channel_check CHECK (channel = ANY (ARRAY['PUSH'::text, 'MESSAGE'::text, 'CALL'::text, 'MAIL'::text])),
  CONSTRAINT alerts_outcome_check CHECK (outcome = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'FAILED'::text, 'STOPPED'::text]))
);
CREATE INDEX alerts_created_at_idx ON alerts USING btree (created_at);
CREATE INDEX alerts_openings ON alerts USING btree (branch_id, branch_contact_id, done_at DESC) WHERE order_id IS NULL;
CREATE INDEX alerts_order ON alerts USING btree (branch_id, order_id) WHERE order_id IS NOT NULL;

CREATE TABLE aliases (
  alias text NOT NULL,
  kind text NOT NULL,
  company_id uuid NOT NULL,
  branch_id uuid,
  branch_contact_id uuid,
  CONSTRAINT aliases_pkey PRIMARY KEY (alias),
  CONSTRAINT aliases_company_id_branch_id_branch_contact_id_key UNIQUE NULLS NOT DISTINCT (company_id, branch_id, branch_contact_id),
  CONSTRAINT aliases_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT aliases_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT aliases_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT aliases_alias_check CHECK (alias ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT aliases_check CHECK ((kind = 'company'::text) = (branch_id IS NULL)),
  CONSTRAINT aliases_check1 CHECK ((kind = 'branchContact'::text) = (branch_contact_id IS NOT NULL)),
  CONSTRAINT aliases_kind_check CHECK (kind = ANY (ARRAY['company'::text, 'branch'::text, 'branchContact'::text]))
);

CREATE TABLE analytics_days (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  day date NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT analytics_days_pkey PRIMARY KEY (branch_id, day),
  CONSTRAINT analytics_days_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);

CREATE TABLE analytics_events (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  branch_contact_id uuid,
  session_id text NOT NULL,
  campaign_id text,
  abandoned_cart boolean NOT NULL DEFAULT false,
  source text,
  payload jsonb NOT NULL DEFAULT '{}'::jsonb,
  occurred_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone NOT NULL,
  customer_id uuid,
  CONSTRAINT analytics_events_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT analytics_events_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT analytics_events_type_check CHECK (type = ANY (ARRAY['PAY_ORDER'::text, 'CREATE_ORDER'::text, 'CONTINUE_TO_CHECKOUT'::text, 'DELETE_ITEM'::text, 'VIEW_ORDER_SUMMARY'::text, 'ADD_ITEM'::text, 'ITEM_VIEW'::text, 'ORDER_MODE_SELECT'::text, 'BRANCH_CONTACT_SELECT'::text, 'LINK_CLICK'::text]))
);
CREATE INDEX analytics_events_age ON analytics_events USING btree (received_at);
CREATE INDEX analytics_events_period ON analytics_events USING btree (branch_id, occurred_at) INCLUDE (branch_contact_id, campaign_id, type, session_id);

CREATE TABLE api_keys (
  company_id uuid NOT NULL,
  branch_id uuid,
  branch_contact_id uuid,
  id uuid NOT NULL,
  name text NOT NULL,
  hash text NOT NULL,
  prefix text NOT NULL,
  permissions text[] NOT NULL,
  created_by uuid,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  kept_by uuid,
  CONSTRAINT api_keys_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT api_keys_hash_key UNIQUE (hash),
  CONSTRAINT api_keys_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT api_keys_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT api_keys_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT api_keys_kept_by_fkey FOREIGN KEY (kept_by) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT api_keys_check CHECK (branch_contact_id IS NULL OR branch_id IS NOT NULL),
  CONSTRAINT api_keys_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT api_keys_name_check CHECK (name <> ''::text AND length(name) <= 60),
  CONSTRAINT api_keys_permissions_check CHECK (permissions <@ ARRAY['menu.sold-out'::text, 'menu.edit'::text, 'menu.prices'::text, 'discounts'::text, 'locals.pause'::text, 'locals.hours'::text, 'locals.zones'::text, 'locals.edit'::text, 'payments'::text, 'activity'::text]),
  CONSTRAINT api_keys_prefix_check CHECK (length(prefix) <= 12)
);
CREATE INDEX api_keys_created_by_idx ON api_keys USING btree (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX api_keys_kept_by ON api_keys USING btree (kept_by) WHERE kept_by IS NOT NULL;
CREATE UNIQUE INDEX api_keys_name ON api_keys USING btree (company_id, lower(name)) WHERE revoked_at IS NULL;

CREATE TABLE bank_movements (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  account text NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL,
  words text NOT NULL,
  fingerprint text NOT NULL,
  occurrence integer NOT NULL,
  order_id uuid,
  staff_user_id uuid,
  matched_at timestamp with time zone,
  taken_back boolean NOT NULL DEFAULT false,
  set_aside_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT bank_movements_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT bank_movements_branch_id_account_fingerprint_occurrence_key UNIQUE (branch_id, account, fingerprint, occurrence),
  CONSTRAINT bank_movements_id_key UNIQUE (id),
  CONSTRAINT bank_movements_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES transfers(branch_id, order_id) ON DELETE SET NULL (order_id),
  CONSTRAINT bank_movements_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT bank_movements_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT bank_movements_account_check CHECK (account <> ''::text),
  CONSTRAINT bank_movements_amount_check CHECK (amount > 0),
  CONSTRAINT bank_movements_check CHECK (order_id IS NULL OR set_aside_at IS NULL),
  CONSTRAINT bank_movements_occurrence_check CHECK (occurrence > 0),
  CONSTRAINT bank_movements_words_check CHECK (length(words) <= 500)
);
CREATE INDEX bank_movements_lately ON bank_movements USING btree (branch_id, account, day DESC);
CREATE UNIQUE INDEX bank_movements_order ON bank_movements USING btree (branch_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX bank_movements_staff_user_id_idx ON bank_movements USING btree (staff_user_id) WHERE staff_user_id IS NOT NULL;

CREATE TABLE branch_contacts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  time_zone text NOT NULL,
  street text NOT NULL DEFAULT ''::text,
  number text NOT NULL DEFAULT ''::text,
  zone text NOT NULL DEFAULT ''::text,
  locality text NOT NULL DEFAULT ''::text,
  city text NOT NULL DEFAULT ''::text,
  country text NOT NULL DEFAULT ''::text,
  postal_code text NOT NULL DEFAULT ''::text,
  lat double precision,
  lng double precision,
  call_phone text,
  whatsapp_phone text,
  mandatory_email boolean NOT NULL DEFAULT false,
  document_required boolean NOT NULL DEFAULT false,
  document_label text,
  between_streets_required boolean NOT NULL DEFAULT false,
  complex_address boolean NOT NULL DEFAULT false,
  order_channel text NOT NULL DEFAULT 'CONSOLE'::text,
  sign_in text NOT NULL DEFAULT 'PHONE_ONLY'::text,
  order_enabled boolean NOT NULL DEFAULT true,
  blocked boolean NOT NULL DEFAULT false,
  nps_avg numeric(7,6),
  nps_count integer NOT NULL DEFAULT 0,
  rider_security_code_hash text,
  delivery_key_required boolean NOT NULL DEFAULT false,
  catalog_version bigint NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  catalog_changed_at timestamp with time zone NOT NULL DEFAULT now(),
  cancel_until_accepted boolean NOT NULL DEFAULT false,
  alerts jsonb NOT NULL DEFAULT '{}'::jsonb,
  silence_from timestamp with time zone,
  CONSTRAINT branch_contacts_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT branch_contacts_branch_id_key_key UNIQUE (branch_id, key),
  CONSTRAINT branch_contacts_id_key UNIQUE (id),
  CONSTRAINT branch_contacts_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT branch_contacts_lat_check CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision),
  CONSTRAINT branch_contacts_lng_check CHECK (lng >= '-180'::integer::double precision AND lng <= 180::double precision),
  CONSTRAINT branch_contacts_nps_avg_check CHECK (nps_avg >= 1::numeric AND nps_avg <= 5::numeric),
  CONSTRAINT branch_contacts_nps_count_check CHECK (nps_count >= 0),
  CONSTRAINT branch_contacts_order_channel_check CHECK (order_channel = ANY (ARRAY['CONSOLE'::text, 'MESSAGE'::text])),
  CONSTRAINT branch_contacts_sign_in_check CHECK (sign_in = ANY (ARRAY['PHONE_ONLY'::text, 'CODE'::text]))
) WITH (fillfactor=50);
CREATE INDEX branch_contacts_near ON branch_contacts USING gist (point(lng, lat)) WHERE lat IS NOT NULL AND lng IS NOT NULL AND NOT blocked;

CREATE TABLE branches (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  country_id text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  ask_for_location boolean NOT NULL DEFAULT false,
  instagram text,
  facebook text,
  custom_message text,
  with_custom_banner_logo boolean NOT NULL DEFAULT false,
  with_custom_background_logo boolean NOT NULL DEFAULT false,
  fb_pixel_id text,
  google_tag_manager_id text,
  google_analytics_id text,
  online_marketing_config jsonb,
  map_provider text,
  geocoding_provider text,
  address_redirect text,
  font_family text,
  plate_detail_in_modal boolean NOT NULL DEFAULT true,
  plates_in_main_view boolean NOT NULL DEFAULT true,
  indicator_display text NOT NULL DEFAULT 'SHORTS'::text,
  nps_threshold numeric(2,1) NOT NULL DEFAULT 4.0,
  color_mode_type text NOT NULL DEFAULT 'LIGHT'::text,
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
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  order_notices boolean NOT NULL DEFAULT true,
  ask_for_consent boolean NOT NULL DEFAULT false,
  chat_url text,
  chat_token text,
  voice text NOT NULL DEFAULT 'TU'::text,
  opt_in_ticked boolean NOT NULL DEFAULT true,
  CONSTRAINT branches_pkey PRIMARY KEY (id),
  CONSTRAINT branches_company_id_id_key UNIQUE (company_id, id),
  CONSTRAINT branches_company_id_key_key UNIQUE (company_id, key),
  CONSTRAINT branches_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT branches_country_id_fkey FOREIGN KEY (country_id) REFERENCES countries(id),
  CONSTRAINT branches_address_redirect_check CHECK (address_redirect = ANY (ARRAY['AUTOMATIC'::text, 'MANUAL'::text])),
  CONSTRAINT branches_chat CHECK ((chat_url IS NULL) = (chat_token IS NULL)),
  CONSTRAINT branches_color_mode_type_check CHECK (color_mode_type = ANY (ARRAY['LIGHT'::text, 'DARK'::text])),
  CONSTRAINT branches_geocoding_provider CHECK (geocoding_provider = ANY (ARRAY['photon'::text, 'nominatim'::text, 'google'::text])),
  CONSTRAINT branches_indicator_display_check CHECK (indicator_display = ANY (ARRAY['SHORTS'::text, 'SPREAD'::text, 'NONE'::text])),
  CONSTRAINT branches_map_provider CHECK (map_provider = ANY (ARRAY['openstreetmap'::text, 'carto'::text])),
  CONSTRAINT branches_nps_threshold_check CHECK (nps_threshold >= 1::numeric AND nps_threshold <= 5::numeric),
  CONSTRAINT branches_voice_check CHECK (voice = ANY (ARRAY['TU'::text, 'VOS'::text]))
);
CREATE INDEX branches_by_name ON branches USING btree (plain_text(name) COLLATE "C", id);

CREATE TABLE branding_pictures (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  sha256 text NOT NULL,
  source_name text NOT NULL,
  media_type text NOT NULL,
  size_bytes bigint NOT NULL,
  width integer,
  height integer,
  color text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT branding_pictures_pkey PRIMARY KEY (branch_id, sha256),
  CONSTRAINT branding_pictures_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT branding_pictures_color_check CHECK (color ~ '^#[0-9a-f]{6}$'::text),
  CONSTRAINT branding_pictures_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT branding_pictures_size_bytes_check CHECK (size_bytes >= 0)
);

CREATE TABLE branding_versions (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  number integer NOT NULL,
  content jsonb NOT NULL,
  source text NOT NULL,
  staff_user_id uuid,
  restored_from integer,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT branding_versions_pkey PRIMARY KEY (branch_id, number),
  CONSTRAINT branding_versions_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT branding_versions_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT branding_versions_number_check CHECK (number > 0),
  CONSTRAINT branding_versions_source_check CHECK (source = ANY (ARRAY['CONSOLE'::text, 'FILE'::text]))
);

CREATE TABLE campaigns (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  message text NOT NULL DEFAULT ''::text,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT campaigns_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT campaigns_branch_id_key_key UNIQUE (branch_id, key),
  CONSTRAINT campaigns_id_key UNIQUE (id),
  CONSTRAINT campaigns_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);

CREATE TABLE case_photos (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  case_id uuid,
  sha256 text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT case_photos_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT case_photos_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX case_photos_age ON case_photos USING btree (created_at);
CREATE INDEX case_photos_case ON case_photos USING btree (case_id) WHERE case_id IS NOT NULL;
CREATE INDEX case_photos_file ON case_photos USING btree (sha256);
CREATE INDEX case_photos_order ON case_photos USING btree (branch_id, order_id);

CREATE TABLE cases (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  error_type text,
  details text NOT NULL DEFAULT ''::text,
  score integer,
  status text NOT NULL DEFAULT 'OPEN'::text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  closed_by uuid,
  order_line_ids text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT cases_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT cases_once UNIQUE NULLS NOT DISTINCT (branch_id, order_id, kind, error_type),
  CONSTRAINT cases_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT cases_check CHECK ((kind = 'REPORT'::text) = (error_type IS NOT NULL)),
  CONSTRAINT cases_check1 CHECK ((kind = 'LOW_SCORE'::text) = (score IS NOT NULL)),
  CONSTRAINT cases_check2 CHECK ((status = 'CLOSED'::text) = (closed_at IS NOT NULL)),
  CONSTRAINT cases_error_type_check CHECK (error_type = ANY (ARRAY['WITH_PROBLEMS'::text, 'NOT_RECEIVED'::text, 'DELAYED'::text, 'WRONG_CHARGE'::text, 'OTHER'::text])),
  CONSTRAINT cases_kind_check CHECK (kind = ANY (ARRAY['REPORT'::text, 'LOW_SCORE'::text, 'PAYMENT_TAKEN_BACK'::text])),
  CONSTRAINT cases_score_check CHECK (score >= 1 AND score <= 5),
  CONSTRAINT cases_status_check CHECK (status = ANY (ARRAY['OPEN'::text, 'IN_PROGRESS'::text, 'CLOSED'::text]))
);
CREATE INDEX cases_contact ON cases USING btree (branch_contact_id, status, created_at);
CREATE UNIQUE INDEX cases_id ON cases USING btree (id);

CREATE TABLE categories (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  menu_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  show_name text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  visible boolean NOT NULL DEFAULT true,
  hours jsonb NOT NULL DEFAULT '{}'::jsonb,
  first_day date,
  last_day date,
  order_modes text[] NOT NULL DEFAULT '{}'::text[],
  image_focus jsonb,
  CONSTRAINT categories_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT categories_branch_id_menu_id_key_key UNIQUE (branch_id, menu_id, key),
  CONSTRAINT categories_id_key UNIQUE (id),
  CONSTRAINT categories_branch_id_menu_id_fkey FOREIGN KEY (branch_id, menu_id) REFERENCES menus(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT categories_check CHECK (last_day >= first_day),
  CONSTRAINT categories_hours_check CHECK (jsonb_typeof(hours) = 'object'::text),
  CONSTRAINT categories_order_modes_check CHECK (order_modes <@ ARRAY['DELIVERY'::text, 'TAKE_AWAY'::text, 'IN_DINING'::text, 'SELF_SERVICE'::text])
);

CREATE TABLE category_indicators (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  category_id uuid NOT NULL,
  indicator_id uuid NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT category_indicators_pkey PRIMARY KEY (branch_id, category_id, indicator_id),
  CONSTRAINT category_indicators_branch_id_category_id_fkey FOREIGN KEY (branch_id, category_id) REFERENCES categories(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT category_indicators_branch_id_indicator_id_fkey FOREIGN KEY (branch_id, indicator_id) REFERENCES indicators(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX category_indicators_indicator ON category_indicators USING btree (branch_id, indicator_id);

CREATE TABLE client_errors (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  fingerprint text NOT NULL,
  message text NOT NULL,
  component text NOT NULL,
  route text NOT NULL,
  frame text NOT NULL,
  count integer NOT NULL DEFAULT 1,
  first_seen_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  branch_contact_id uuid,
  browser text NOT NULL,
  version text NOT NULL,
  stack text NOT NULL,
  payload jsonb,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  CONSTRAINT client_errors_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT client_errors_once UNIQUE (branch_id, fingerprint),
  CONSTRAINT client_errors_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);
CREATE INDEX client_errors_age ON client_errors USING btree (last_seen_at);
CREATE INDEX client_errors_company ON client_errors USING btree (company_id, last_seen_at);

CREATE TABLE companies (
  id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT companies_pkey PRIMARY KEY (id),
  CONSTRAINT companies_key_key UNIQUE (key)
);

CREATE TABLE countries (
  id text NOT NULL,
  name text NOT NULL,
  currency_code text NOT NULL,
  currency_symbol text NOT NULL,
  phone_prefix text NOT NULL,
  mantissa smallint NOT NULL,
  CONSTRAINT countries_pkey PRIMARY KEY (id),
  CONSTRAINT countries_currency_code_check CHECK (currency_code ~ '^[A-Z]{3}$'::text),
  CONSTRAINT countries_id_check CHECK (id ~ '^[a-z]{2}$'::text),
  CONSTRAINT countries_mantissa_check CHECK (mantissa >= 0 AND mantissa <= 3)
);

CREATE TABLE customer_addresses (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  id uuid NOT NULL,
  street text NOT NULL,
  number text NOT NULL DEFAULT ''::text,
  zone text NOT NULL DEFAULT ''::text,
  city text NOT NULL DEFAULT ''::text,
  locality text NOT NULL DEFAULT ''::text,
  country text NOT NULL DEFAULT ''::text,
  postal_code text NOT NULL DEFAULT ''::text,
  full_address text NOT NULL,
  lat double precision,
  lng double precision,
  between_streets text NOT NULL DEFAULT ''::text,
  details text NOT NULL DEFAULT ''::text,
  geocoded boolean NOT NULL DEFAULT false,
  used_at timestamp with time zone NOT NULL,
  CONSTRAINT customer_addresses_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT customer_addresses_branch_id_customer_id_full_address_key UNIQUE (branch_id, customer_id, full_address),
  CONSTRAINT customer_addresses_branch_id_customer_id_fkey FOREIGN KEY (branch_id, customer_id) REFERENCES customers(branch_id, id) ON DELETE CASCADE
);

CREATE TABLE customer_consents (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  order_id uuid,
  opt_in boolean NOT NULL,
  is_of_owner boolean NOT NULL,
  text_version integer,
  began_ticked boolean,
  source text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT customer_consents_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT customer_consents_branch_id_customer_id_fkey FOREIGN KEY (branch_id, customer_id) REFERENCES customers(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT customer_consents_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE SET NULL (order_id),
  CONSTRAINT customer_consents_source_check CHECK (source = 'ORDER'::text),
  CONSTRAINT customer_consents_text_version_check CHECK (text_version > 0)
);
CREATE INDEX customer_consents_customer ON customer_consents USING btree (branch_id, customer_id, created_at);
CREATE INDEX customer_consents_order ON customer_consents USING btree (branch_id, order_id) WHERE order_id IS NOT NULL;

CREATE TABLE customer_sessions (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash text NOT NULL,
  phone text NOT NULL,
  phone_key text NOT NULL,
  verified boolean NOT NULL DEFAULT false,
  browser_id text,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT customer_sessions_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT customer_sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT customer_sessions_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);
CREATE INDEX customer_sessions_expiry ON customer_sessions USING btree (expires_at);

CREATE TABLE customers (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  phone text NOT NULL,
  phone_key text NOT NULL,
  name text NOT NULL DEFAULT ''::text,
  email text,
  document text,
  opt_in boolean NOT NULL DEFAULT false,
  installed_app boolean NOT NULL DEFAULT false,
  acquisition_channel text,
  user_external_reference text,
  verified_at timestamp with time zone,
  loyalty_points_balance bigint NOT NULL DEFAULT 0,
  orders_count integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  browser_id text,
  opt_in_at timestamp with time zone,
  CONSTRAINT customers_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT customers_branch_id_phone_key_key UNIQUE (branch_id, phone_key),
  CONSTRAINT customers_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);
CREATE TRIGGER customers_not_below_zero BEFORE INSERT OR UPDATE ON customers FOR EACH ROW WHEN (new.loyalty_points_balance < 0 OR new.orders_count < 0) EXECUTE FUNCTION refuse_customer();

CREATE TABLE customisations (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  resource text NOT NULL,
  display_type text,
  theme text,
  commands jsonb NOT NULL DEFAULT '{}'::jsonb,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT customisations_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT customisations_branch_id_key_key UNIQUE (branch_id, key),
  CONSTRAINT customisations_id_key UNIQUE (id),
  CONSTRAINT customisations_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);

CREATE TABLE delivery_proofs (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  rider_id uuid NOT NULL,
  reason text NOT NULL,
  photo_sha256 text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT delivery_proofs_pkey PRIMARY KEY (branch_id, shipment_id),
  CONSTRAINT delivery_proofs_branch_id_rider_id_fkey FOREIGN KEY (branch_id, rider_id) REFERENCES riders(branch_id, id),
  CONSTRAINT delivery_proofs_branch_id_shipment_id_fkey FOREIGN KEY (branch_id, shipment_id) REFERENCES shipments(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT delivery_proofs_photo_sha256_check CHECK (photo_sha256 ~ '^[0-9a-f]{64}$'::text)
);
CREATE INDEX delivery_proofs_age ON delivery_proofs USING btree (created_at) WHERE photo_sha256 IS NOT NULL;
CREATE INDEX delivery_proofs_photo ON delivery_proofs USING btree (photo_sha256) WHERE photo_sha256 IS NOT NULL;

CREATE TABLE delivery_zones (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  area jsonb NOT NULL,
  priority integer NOT NULL DEFAULT 0,
  fee_card bigint NOT NULL DEFAULT 0,
  fee_cash bigint,
  minimum_order_price bigint NOT NULL DEFAULT 0,
  free_delivery_from bigint,
  min_delay_minutes integer,
  max_delay_minutes integer,
  active boolean NOT NULL DEFAULT true,
  rider_capacity integer,
  CONSTRAINT delivery_zones_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT delivery_zones_branch_id_branch_contact_id_key_key UNIQUE (branch_id, branch_contact_id, key),
  CONSTRAINT delivery_zones_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT delivery_zones_check CHECK (max_delay_minutes >= min_delay_minutes),
  CONSTRAINT delivery_zones_fee_card_check CHECK (fee_card >= 0),
  CONSTRAINT delivery_zones_fee_cash_check CHECK (fee_cash >= 0),
  CONSTRAINT delivery_zones_free_delivery_from_check CHECK (free_delivery_from >= 0),
  CONSTRAINT delivery_zones_min_delay_minutes_check CHECK (min_delay_minutes >= 0),
  CONSTRAINT delivery_zones_minimum_order_price_check CHECK (minimum_order_price >= 0),
  CONSTRAINT delivery_zones_rider_capacity_check CHECK (rider_capacity > 0)
);

CREATE TABLE discount_code_customers (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  discount_code_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  uses integer NOT NULL,
  CONSTRAINT discount_code_customers_pkey PRIMARY KEY (branch_id, discount_code_id, customer_id),
  CONSTRAINT discount_code_customers_branch_id_customer_id_fkey FOREIGN KEY (branch_id, customer_id) REFERENCES customers(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT discount_code_customers_branch_id_discount_code_id_fkey FOREIGN KEY (branch_id, discount_code_id) REFERENCES discount_codes(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT discount_code_customers_uses_check CHECK (uses >= 0)
);
CREATE INDEX discount_code_customers_customer ON discount_code_customers USING btree (branch_id, customer_id);

CREATE TABLE discount_code_holds (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  discount_code_id uuid NOT NULL,
  held_until timestamp with time zone NOT NULL,
  browser_id text NOT NULL,
  network text NOT NULL,
  CONSTRAINT discount_code_holds_pkey PRIMARY KEY (branch_id, discount_code_id, browser_id),
  CONSTRAINT discount_code_holds_branch_id_discount_code_id_fkey FOREIGN KEY (branch_id, discount_code_id) REFERENCES discount_codes(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX discount_code_holds_expiry ON discount_code_holds USING btree (held_until);

CREATE TABLE discount_code_payment_types (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  discount_code_id uuid NOT NULL,
  payment_type_id uuid NOT NULL,
  CONSTRAINT discount_code_payment_types_pkey PRIMARY KEY (branch_id, discount_code_id, payment_type_id),
  CONSTRAINT discount_code_payment_types_branch_id_discount_code_id_fkey FOREIGN KEY (branch_id, discount_code_id) REFERENCES discount_codes(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT discount_code_payment_types_branch_id_payment_type_id_fkey FOREIGN KEY (branch_id, payment_type_id) REFERENCES payment_types(branch_id, id) ON DELETE CASCADE
);

CREATE TABLE discount_code_uses (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_id uuid NOT NULL,
  discount_code_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  amount bigint NOT NULL,
  used_at timestamp with time zone NOT NULL,
  returned_at timestamp with time zone,
  CONSTRAINT discount_code_uses_pkey PRIMARY KEY (branch_id, order_id),
  CONSTRAINT discount_code_uses_branch_id_customer_id_fkey FOREIGN KEY (branch_id, customer_id) REFERENCES customers(branch_id, id),
  CONSTRAINT discount_code_uses_branch_id_discount_code_id_fkey FOREIGN KEY (branch_id, discount_code_id) REFERENCES discount_codes(branch_id, id),
  CONSTRAINT discount_code_uses_amount_check CHECK (amount >= 0)
);
CREATE INDEX discount_code_uses_customer ON discount_code_uses USING btree (branch_id, discount_code_id, customer_id);
CREATE INDEX discount_code_uses_customer_only ON discount_code_uses USING btree (branch_id, customer_id);

CREATE TABLE discount_codes (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  code text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL DEFAULT ''::text,
  type text NOT NULL,
  percentage numeric(6,3),
  amount bigint,
  delivery_fee boolean NOT NULL DEFAULT false,
  minimum_order_amount bigint NOT NULL DEFAULT 0,
  maximum_discount_amount bigint,
  required_plate_id uuid,
  required_category_id uuid,
  first_time_use boolean NOT NULL DEFAULT false,
  limited_usage boolean NOT NULL DEFAULT false,
  usage_limit integer,
  usage_limit_per_customer integer,
  uses_count integer NOT NULL DEFAULT 0,
  external_benefit_type text,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT discount_codes_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT discount_codes_branch_id_code_key UNIQUE (branch_id, code),
  CONSTRAINT discount_codes_id_key UNIQUE (id),
  CONSTRAINT discount_codes_branch_id_required_category_id_fkey FOREIGN KEY (branch_id, required_category_id) REFERENCES categories(branch_id, id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT discount_codes_branch_id_required_plate_id_fkey FOREIGN KEY (branch_id, required_plate_id) REFERENCES plates(branch_id, id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT discount_codes_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT discount_codes_amount_check CHECK (amount >= 0),
  CONSTRAINT discount_codes_check CHECK ((type = 'PERCENT'::text) = (percentage IS NOT NULL)),
  CONSTRAINT discount_codes_check1 CHECK ((type = 'FIXED'::text) = (amount IS NOT NULL)),
  CONSTRAINT discount_codes_check2 CHECK (limited_usage = (usage_limit IS NOT NULL)),
  CONSTRAINT discount_codes_check3 CHECK (uses_count <= usage_limit),
  CONSTRAINT discount_codes_maximum_discount_amount_check CHECK (maximum_discount_amount > 0),
  CONSTRAINT discount_codes_minimum_order_amount_check CHECK (minimum_order_amount >= 0),
  CONSTRAINT discount_codes_percentage_check CHECK (percentage >= 0::numeric AND percentage <= 100::numeric),
  CONSTRAINT discount_codes_type_check CHECK (type = ANY (ARRAY['PERCENT'::text, 'FIXED'::text])),
  CONSTRAINT discount_codes_usage_limit_check CHECK (usage_limit > 0),
  CONSTRAINT discount_codes_usage_limit_per_customer_check CHECK (usage_limit_per_customer > 0),
  CONSTRAINT discount_codes_uses_count_check CHECK (uses_count >= 0)
);

CREATE TABLE downloads (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  state text NOT NULL,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  size_bytes bigint,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  expires_at timestamp with time zone,
  CONSTRAINT downloads_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT downloads_id_key UNIQUE (id),
  CONSTRAINT downloads_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT downloads_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT downloads_check CHECK ((state = 'READY'::text) = (size_bytes IS NOT NULL)),
  CONSTRAINT downloads_check1 CHECK ((state = 'READY'::text) = (expires_at IS NOT NULL)),
  CONSTRAINT downloads_done_check CHECK (done >= 0),
  CONSTRAINT downloads_size_bytes_check CHECK (size_bytes >= 0),
  CONSTRAINT downloads_state_check CHECK (state = ANY (ARRAY['MAKING'::text, 'READY'::text, 'FAILED'::text, 'CANCELED'::text])),
  CONSTRAINT downloads_total_check CHECK (total >= 0)
);
CREATE UNIQUE INDEX downloads_making ON downloads USING btree (company_id) WHERE state = 'MAKING'::text;
CREATE INDEX downloads_person ON downloads USING btree (staff_user_id);

CREATE TABLE drafts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  token_hash text NOT NULL,
  staff_user_id uuid NOT NULL,
  branding jsonb,
  expires_at timestamp with time zone NOT NULL,
  operations jsonb NOT NULL DEFAULT '[]'::jsonb,
  moment timestamp with time zone,
  shown text,
  CONSTRAINT branding_drafts_pkey PRIMARY KEY (branch_id, token_hash),
  CONSTRAINT branding_drafts_token_hash_key UNIQUE (token_hash),
  CONSTRAINT branding_drafts_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT branding_drafts_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT drafts_shown_check CHECK (shown = ANY (ARRAY['PIN'::text, 'PERSON'::text, 'SECOND_FACTOR'::text]))
);
CREATE INDEX drafts_expiry ON drafts USING btree (expires_at);

CREATE TABLE external_loyalty_programs (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  partner text NOT NULL,
  name text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT external_loyalty_programs_pkey PRIMARY KEY (branch_id),
  CONSTRAINT external_loyalty_programs_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);

CREATE TABLE files (
  company_id uuid NOT NULL,
  branch_id uuid,
  id uuid NOT NULL,
  kind text NOT NULL,
  owner_id uuid NOT NULL,
  source_name text NOT NULL,
  sha256 text NOT NULL,
  media_type text NOT NULL,
  size_bytes bigint NOT NULL,
  width integer,
  height integer,
  color text NOT NULL DEFAULT '#d9d9d9'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT files_pkey PRIMARY KEY (id),
  CONSTRAINT files_owner_id_kind_key UNIQUE (owner_id, kind),
  CONSTRAINT files_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT files_color_check CHECK (color ~ '^#[0-9a-f]{6}$'::text),
  CONSTRAINT files_kind_check CHECK (kind = ANY (ARRAY['LOGO'::text, 'BANNER'::text, 'BACKGROUND'::text, 'PLATE'::text, 'CATEGORY'::text])),
  CONSTRAINT files_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT files_size_bytes_check CHECK (size_bytes >= 0)
);
CREATE INDEX files_branch ON files USING btree (branch_id);
CREATE INDEX files_bytes ON files USING btree (sha256);
CREATE TRIGGER remember_picture AFTER INSERT OR UPDATE OF source_name, sha256 ON files FOR EACH ROW EXECUTE FUNCTION remember_picture();

CREATE TABLE founding_links (
  token_hash text NOT NULL,
  is_first boolean NOT NULL,
  email text,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  id uuid,
  company_id uuid,
  staff_user_id uuid,
  note text,
  is_mailed boolean NOT NULL DEFAULT false,
  mailed_at timestamp with time zone,
  used_at timestamp with time zone,
  founded_company_id uuid,
  CONSTRAINT founding_links_pkey PRIMARY KEY (token_hash),
  CONSTRAINT founding_links_id_key UNIQUE (id),
  CONSTRAINT founding_links_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT founding_links_founded_company_id_fkey FOREIGN KEY (founded_company_id) REFERENCES companies(id) ON DELETE SET NULL,
  CONSTRAINT founding_links_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT founding_links_check CHECK ((id IS NULL) = (company_id IS NULL))
);
CREATE INDEX founding_links_company_id_idx ON founding_links USING btree (company_id);
CREATE INDEX founding_links_founded_company_id_idx ON founding_links USING btree (founded_company_id);
CREATE INDEX founding_links_staff_user_id_idx ON founding_links USING btree (staff_user_id);

CREATE TABLE garnish_groups (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  menu_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  mandatory boolean NOT NULL DEFAULT false,
  multiple_selection boolean NOT NULL DEFAULT false,
  min_garnish_amount integer NOT NULL DEFAULT 0,
  max_garnish_amount integer NOT NULL DEFAULT 0,
  CONSTRAINT garnish_groups_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT garnish_groups_branch_id_menu_id_key_key UNIQUE (branch_id, menu_id, key),
  CONSTRAINT garnish_groups_branch_id_menu_id_fkey FOREIGN KEY (branch_id, menu_id) REFERENCES menus(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT garnish_groups_check CHECK (max_garnish_amount = 0 OR max_garnish_amount >= min_garnish_amount),
  CONSTRAINT garnish_groups_max_garnish_amount_check CHECK (max_garnish_amount >= 0),
  CONSTRAINT garnish_groups_min_garnish_amount_check CHECK (min_garnish_amount >= 0)
);

CREATE TABLE garnish_overrides (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  garnish_id uuid NOT NULL,
  price bigint,
  visible boolean,
  CONSTRAINT garnish_overrides_pkey PRIMARY KEY (branch_id, branch_contact_id, garnish_id),
  CONSTRAINT garnish_overrides_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT garnish_overrides_branch_id_garnish_id_fkey FOREIGN KEY (branch_id, garnish_id) REFERENCES garnishes(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT garnish_overrides_check CHECK (num_nonnulls(price, visible) > 0),
  CONSTRAINT garnish_overrides_price_check CHECK (price >= 0)
);
CREATE INDEX garnish_overrides_garnish ON garnish_overrides USING btree (branch_id, garnish_id);

CREATE TABLE garnishes (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  garnish_group_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  price bigint NOT NULL DEFAULT 0,
  visible boolean NOT NULL DEFAULT true,
  ingredients text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT garnishes_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT garnishes_branch_id_garnish_group_id_key_key UNIQUE (branch_id, garnish_group_id, key),
  CONSTRAINT garnishes_branch_id_garnish_group_id_fkey FOREIGN KEY (branch_id, garnish_group_id) REFERENCES garnish_groups(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT garnishes_price_check CHECK (price >= 0)
);

CREATE TABLE general_discount_payment_types (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  general_discount_id uuid NOT NULL,
  payment_type_id uuid NOT NULL,
  CONSTRAINT general_discount_payment_types_pkey PRIMARY KEY (branch_id, general_discount_id, payment_type_id),
  CONSTRAINT general_discount_payment_type_branch_id_general_discount_i_fkey FOREIGN KEY (branch_id, general_discount_id) REFERENCES general_discounts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT general_discount_payment_types_branch_id_payment_type_id_fkey FOREIGN KEY (branch_id, payment_type_id) REFERENCES payment_types(branch_id, id) ON DELETE CASCADE
);

CREATE TABLE general_discounts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_mode_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  type text NOT NULL,
  percentage numeric(6,3),
  amount bigint,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT general_discounts_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT general_discounts_branch_id_order_mode_id_key_key UNIQUE (branch_id, order_mode_id, key),
  CONSTRAINT general_discounts_branch_id_order_mode_id_fkey FOREIGN KEY (branch_id, order_mode_id) REFERENCES order_modes(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT general_discounts_amount_check CHECK (amount > 0),
  CONSTRAINT general_discounts_check CHECK ((type = 'PERCENT'::text) = (percentage IS NOT NULL)),
  CONSTRAINT general_discounts_check1 CHECK ((type = 'FIXED'::text) = (amount IS NOT NULL)),
  CONSTRAINT general_discounts_percentage_check CHECK (percentage > 0::numeric AND percentage <= 100::numeric),
  CONSTRAINT general_discounts_type_check CHECK (type = ANY (ARRAY['PERCENT'::text, 'FIXED'::text]))
);

CREATE TABLE general_surcharge_payment_types (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  general_surcharge_id uuid NOT NULL,
  payment_type_id uuid NOT NULL,
  CONSTRAINT general_surcharge_payment_types_pkey PRIMARY KEY (branch_id, general_surcharge_id, payment_type_id),
  CONSTRAINT general_surcharge_payment_typ_branch_id_general_surcharge__fkey FOREIGN KEY (branch_id, general_surcharge_id) REFERENCES general_surcharges(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT general_surcharge_payment_types_branch_id_payment_type_id_fkey FOREIGN KEY (branch_id, payment_type_id) REFERENCES payment_types(branch_id, id) ON DELETE CASCADE
);

CREATE TABLE general_surcharges (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_mode_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  type text NOT NULL,
  percentage numeric(6,3),
  amount bigint,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT general_surcharges_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT general_surcharges_branch_id_order_mode_id_key_key UNIQUE (branch_id, order_mode_id, key),
  CONSTRAINT general_surcharges_branch_id_order_mode_id_fkey FOREIGN KEY (branch_id, order_mode_id) REFERENCES order_modes(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT general_surcharges_amount_check CHECK (amount > 0),
  CONSTRAINT general_surcharges_check CHECK ((type = 'PERCENT'::text) = (percentage IS NOT NULL)),
  CONSTRAINT general_surcharges_check1 CHECK ((type = 'FIXED'::text) = (amount IS NOT NULL)),
  CONSTRAINT general_surcharges_percentage_check CHECK (percentage > 0::numeric AND percentage <= 100::numeric),
  CONSTRAINT general_surcharges_type_check CHECK (type = ANY (ARRAY['PERCENT'::text, 'FIXED'::text]))
);

CREATE TABLE group_order_people (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  group_order_id uuid NOT NULL,
  browser_id text NOT NULL,
  name text NOT NULL,
  items jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT group_order_people_pkey PRIMARY KEY (branch_id, group_order_id, browser_id),
  CONSTRAINT group_order_people_branch_id_group_order_id_fkey FOREIGN KEY (branch_id, group_order_id) REFERENCES group_orders(branch_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX group_order_people_branch_id_group_order_id_lower_idx ON group_order_people USING btree (branch_id, group_order_id, lower(name));

CREATE TABLE group_orders (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  order_mode_id uuid NOT NULL,
  browser_id text NOT NULL,
  payer text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  ending text,
  CONSTRAINT group_orders_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT group_orders_key_key UNIQUE (key),
  CONSTRAINT group_orders_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT group_orders_ended_are_closed CHECK (ending IS NULL OR closed_at IS NOT NULL),
  CONSTRAINT group_orders_ending_check CHECK (ending = ANY (ARRAY['ORDERED'::text, 'CANCELLED'::text])),
  CONSTRAINT group_orders_payer_check CHECK (payer = ANY (ARRAY['ONE'::text, 'EACH'::text]))
);
CREATE INDEX group_orders_closes_at_idx ON group_orders USING btree (closes_at);

CREATE TABLE holiday_answers (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  day date NOT NULL,
  staff_user_id uuid,
  answered_at timestamp with time zone NOT NULL,
  CONSTRAINT holiday_answers_pkey PRIMARY KEY (branch_id, branch_contact_id, day),
  CONSTRAINT holiday_answers_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT holiday_answers_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE SET NULL
);
CREATE INDEX holiday_answers_staff_user_id_idx ON holiday_answers USING btree (staff_user_id);

CREATE TABLE host_proofs (
  company_id uuid NOT NULL,
  host text NOT NULL,
  state text NOT NULL,
  way text,
  proved_at timestamp with time zone,
  lost_at timestamp with time zone,
  looked_at timestamp with time zone,
  failing_since timestamp with time zone,
  failed_looks integer NOT NULL DEFAULT 0,
  worded boolean NOT NULL DEFAULT false,
  next_look_at timestamp with time zone,
  CONSTRAINT host_proofs_pkey PRIMARY KEY (company_id, host),
  CONSTRAINT host_proofs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT host_proofs_check CHECK (state = 'WAITING'::text OR way IS NOT NULL AND proved_at IS NOT NULL),
  CONSTRAINT host_proofs_check1 CHECK ((state = 'LOST'::text) = (lost_at IS NOT NULL)),
  CONSTRAINT host_proofs_check2 CHECK ((failing_since IS NULL) = (failed_looks = 0)),
  CONSTRAINT host_proofs_failed_looks_check CHECK (failed_looks >= 0),
  CONSTRAINT host_proofs_state_check CHECK (state = ANY (ARRAY['WAITING'::text, 'PROVED'::text, 'LOST'::text])),
  CONSTRAINT host_proofs_way_check CHECK (way = ANY (ARRAY['OPERATOR'::text, 'EARLIER'::text, 'TXT'::text, 'LEADS_HERE'::text]))
);
CREATE INDEX host_proofs_due ON host_proofs USING btree (next_look_at) WHERE next_look_at IS NOT NULL;
CREATE INDEX host_proofs_host ON host_proofs USING btree (host);
CREATE UNIQUE INDEX host_proofs_proved ON host_proofs USING btree (host) WHERE state = 'PROVED'::text;

CREATE TABLE host_words (
  company_id uuid NOT NULL,
  word text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-'::text, ''::text),
  CONSTRAINT host_words_pkey PRIMARY KEY (company_id),
  CONSTRAINT host_words_word_key UNIQUE (word),
  CONSTRAINT host_words_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT host_words_word_check CHECK (word ~ '^[0-9a-f]{32}$'::text)
);

CREATE TABLE hosts (
  host text NOT NULL,
  company_id uuid NOT NULL,
  branch_id uuid,
  branch_contact_id uuid,
  CONSTRAINT hosts_pkey PRIMARY KEY (company_id, host),
  CONSTRAINT hosts_company_id_branch_id_branch_contact_id_key UNIQUE NULLS NOT DISTINCT (company_id, branch_id, branch_contact_id),
  CONSTRAINT hosts_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT hosts_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT hosts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT hosts_check CHECK (branch_contact_id IS NULL OR branch_id IS NOT NULL),
  CONSTRAINT hosts_host_check CHECK (host ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$'::text AND length(host) <= 253)
);

CREATE TABLE idempotency_keys (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  order_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (branch_contact_id, key),
  CONSTRAINT idempotency_keys_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX idempotency_keys_order ON idempotency_keys USING btree (branch_id, order_id);

CREATE TABLE indicators (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  show_name text NOT NULL,
  background_color text NOT NULL,
  text_color text NOT NULL,
  CONSTRAINT indicators_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT indicators_branch_id_key_key UNIQUE (branch_id, key),
  CONSTRAINT indicators_id_key UNIQUE (id),
  CONSTRAINT indicators_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);

CREATE TABLE interruptions (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  order_mode_id uuid,
  delivery_zone_id uuid,
  extra_minutes integer,
  since timestamp with time zone NOT NULL,
  until timestamp with time zone NOT NULL,
  message text NOT NULL DEFAULT ''::text,
  staff_user_id uuid,
  by_itself boolean NOT NULL DEFAULT false,
  CONSTRAINT interruptions_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT interruptions_id_key UNIQUE (id),
  CONSTRAINT interruptions_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT interruptions_branch_id_delivery_zone_id_fkey FOREIGN KEY (branch_id, delivery_zone_id) REFERENCES delivery_zones(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT interruptions_branch_id_order_mode_id_fkey FOREIGN KEY (branch_id, order_mode_id) REFERENCES order_modes(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT interruptions_check CHECK (until > since),
  CONSTRAINT interruptions_check1 CHECK (order_mode_id IS NULL OR delivery_zone_id IS NULL),
  CONSTRAINT interruptions_check2 CHECK ((kind = 'BUSY'::text) = (extra_minutes IS NOT NULL)),
  CONSTRAINT interruptions_check3 CHECK (kind = 'PAUSE'::text OR delivery_zone_id IS NULL),
  CONSTRAINT interruptions_extra_minutes_check CHECK (extra_minutes >= 10 AND extra_minutes <= 60),
  CONSTRAINT interruptions_kind_check CHECK (kind = ANY (ARRAY['PAUSE'::text, 'BUSY'::text])),
  CONSTRAINT interruptions_message_check CHECK (length(message) <= 140)
);
CREATE INDEX interruptions_mode ON interruptions USING btree (branch_id, order_mode_id) WHERE order_mode_id IS NOT NULL;
CREATE UNIQUE INDEX interruptions_thing ON interruptions USING btree (branch_id, branch_contact_id, kind, COALESCE(order_mode_id, delivery_zone_id, branch_contact_id));
CREATE INDEX interruptions_zone ON interruptions USING btree (branch_id, delivery_zone_id) WHERE delivery_zone_id IS NOT NULL;

CREATE TABLE jobs (
  company_id uuid,
  branch_id uuid,
  id uuid NOT NULL,
  kind text NOT NULL,
  unique_key text,
  payload jsonb NOT NULL DEFAULT '{}'::jsonb,
  run_at timestamp with time zone NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  claimed_until timestamp with time zone,
  last_error text,
  created_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  failed_at timestamp with time zone,
  CONSTRAINT jobs_pkey PRIMARY KEY (id),
  CONSTRAINT jobs_attempts_check CHECK (attempts >= 0)
);
CREATE INDEX jobs_done ON jobs USING btree (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX jobs_due ON jobs USING btree (run_at) WHERE done_at IS NULL AND failed_at IS NULL;
CREATE UNIQUE INDEX jobs_once ON jobs USING btree (kind, unique_key) WHERE done_at IS NULL AND failed_at IS NULL;
CREATE INDEX jobs_open_by_key ON jobs USING btree (kind, unique_key) WHERE done_at IS NULL;

CREATE TABLE listening_devices (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  device text NOT NULL,
  staff_user_id uuid NOT NULL,
  live boolean NOT NULL,
  sounds boolean NOT NULL,
  visible boolean NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  heard_at timestamp with time zone,
  CONSTRAINT listening_devices_pkey PRIMARY KEY (branch_id, branch_contact_id, device),
  CONSTRAINT listening_devices_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT listening_devices_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT listening_devices_device_check CHECK (device ~ '^[A-Za-z0-9_-]{16,64}$'::text)
);
CREATE INDEX listening_devices_branch_contact_id_idx ON listening_devices USING btree (branch_contact_id);
CREATE INDEX listening_devices_seen_at_idx ON listening_devices USING btree (seen_at);
CREATE INDEX listening_devices_staff_user_id_idx ON listening_devices USING btree (staff_user_id);

CREATE TABLE logistics_orders (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  delivery_key text,
  lat double precision,
  lng double precision,
  eta timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT logistics_orders_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT logistics_orders_branch_id_order_id_key UNIQUE (branch_id, order_id),
  CONSTRAINT logistics_orders_id_key UNIQUE (id),
  CONSTRAINT logistics_orders_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT logistics_orders_delivery_key_check CHECK (delivery_key ~ '^[0-9]{4}$'::text),
  CONSTRAINT logistics_orders_lat_check CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision),
  CONSTRAINT logistics_orders_lng_check CHECK (lng >= '-180'::integer::double precision AND lng <= 180::double precision)
);

CREATE TABLE loyalty_partner_accounts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  partner text NOT NULL,
  sealed text NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT loyalty_partner_accounts_pkey PRIMARY KEY (branch_id, partner),
  CONSTRAINT loyalty_partner_accounts_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);

CREATE TABLE loyalty_points (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  post_balance bigint NOT NULL,
  order_id uuid,
  order_code text,
  loyalty_reward_id uuid,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT loyalty_points_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT loyalty_points_branch_id_customer_id_fkey FOREIGN KEY (branch_id, customer_id) REFERENCES customers(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT loyalty_points_amount_check CHECK (amount <> 0),
  CONSTRAINT loyalty_points_kind_check CHECK (kind = ANY (ARRAY['EARNED'::text, 'REDEEMED'::text, 'REWARD'::text, 'EARNED_REVERSED'::text, 'REDEEMED_REVERSED'::text, 'ADJUSTMENT'::text])),
  CONSTRAINT loyalty_points_post_balance_check CHECK (post_balance >= 0)
);
CREATE INDEX loyalty_points_history ON loyalty_points USING btree (branch_id, customer_id, id DESC);
CREATE UNIQUE INDEX loyalty_points_once_for_an_order ON loyalty_points USING btree (branch_id, order_id, kind) WHERE order_id IS NOT NULL AND kind <> 'ADJUSTMENT'::text;

CREATE TABLE loyalty_program_contacts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  CONSTRAINT loyalty_program_contacts_pkey PRIMARY KEY (branch_id, branch_contact_id),
  CONSTRAINT loyalty_program_contacts_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT loyalty_program_contacts_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES loyalty_programs(branch_id) ON DELETE CASCADE
);

CREATE TABLE loyalty_programs (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  order_percentage numeric(6,3) NOT NULL DEFAULT 0,
  min_redeemed_points bigint NOT NULL DEFAULT 0,
  max_redeemed_points bigint,
  max_redeemed_percentage numeric(6,3) NOT NULL DEFAULT 100,
  supports_discounts boolean NOT NULL DEFAULT true,
  protection text,
  CONSTRAINT loyalty_programs_pkey PRIMARY KEY (branch_id),
  CONSTRAINT loyalty_programs_id_key UNIQUE (id),
  CONSTRAINT loyalty_programs_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT loyalty_programs_check CHECK (max_redeemed_points >= min_redeemed_points),
  CONSTRAINT loyalty_programs_max_redeemed_percentage_check CHECK (max_redeemed_percentage >= 0::numeric AND max_redeemed_percentage <= 100::numeric),
  CONSTRAINT loyalty_programs_min_redeemed_points_check CHECK (min_redeemed_points >= 0),
  CONSTRAINT loyalty_programs_order_percentage_check CHECK (order_percentage >= 0::numeric AND order_percentage <= 100::numeric),
  CONSTRAINT loyalty_programs_protection_check CHECK (protection = ANY (ARRAY['ON_NEW_BROWSER'::text, 'NEVER'::text]))
);

CREATE TABLE loyalty_reward_claims (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  loyalty_reward_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  acquisition_channel text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT loyalty_reward_claims_pkey PRIMARY KEY (branch_id, loyalty_reward_id, customer_id),
  CONSTRAINT loyalty_reward_claims_branch_id_customer_id_fkey FOREIGN KEY (branch_id, customer_id) REFERENCES customers(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT loyalty_reward_claims_branch_id_loyalty_reward_id_fkey FOREIGN KEY (branch_id, loyalty_reward_id) REFERENCES loyalty_rewards(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX loyalty_reward_claims_customer ON loyalty_reward_claims USING btree (branch_id, customer_id);

CREATE TABLE loyalty_rewards (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  reward bigint NOT NULL,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT loyalty_rewards_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT loyalty_rewards_branch_id_key_key UNIQUE (branch_id, key),
  CONSTRAINT loyalty_rewards_id_key UNIQUE (id),
  CONSTRAINT loyalty_rewards_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT loyalty_rewards_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT loyalty_rewards_reward_check CHECK (reward > 0)
);

CREATE TABLE menu_discount_plates (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  menu_discount_id uuid NOT NULL,
  plate_id uuid NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT menu_discount_plates_pkey PRIMARY KEY (branch_id, menu_discount_id, plate_id),
  CONSTRAINT menu_discount_plates_branch_id_menu_discount_id_fkey FOREIGN KEY (branch_id, menu_discount_id) REFERENCES menu_discounts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT menu_discount_plates_branch_id_plate_id_fkey FOREIGN KEY (branch_id, plate_id) REFERENCES plates(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX menu_discount_plates_plate ON menu_discount_plates USING btree (branch_id, plate_id);

CREATE TABLE menu_discounts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  menu_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  type text NOT NULL,
  percentage numeric(6,3),
  fixed_discount bigint,
  buy integer,
  pay integer,
  final_price bigint,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT menu_discounts_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT menu_discounts_branch_id_menu_id_key_key UNIQUE (branch_id, menu_id, key),
  CONSTRAINT menu_discounts_branch_id_menu_id_fkey FOREIGN KEY (branch_id, menu_id) REFERENCES menus(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT menu_discounts_buy_check CHECK (buy > 1),
  CONSTRAINT menu_discounts_check CHECK ((type = 'PERCENT'::text) = (percentage IS NOT NULL)),
  CONSTRAINT menu_discounts_check1 CHECK ((type = 'FIXED'::text) = (fixed_discount IS NOT NULL)),
  CONSTRAINT menu_discounts_check2 CHECK ((type = 'MULTIPLE'::text) = (buy IS NOT NULL)),
  CONSTRAINT menu_discounts_check3 CHECK ((type = 'MULTIPLE'::text) = (pay IS NOT NULL)),
  CONSTRAINT menu_discounts_check4 CHECK ((type = 'FINAL_PRICE'::text) = (final_price IS NOT NULL)),
  CONSTRAINT menu_discounts_check5 CHECK (pay < buy),
  CONSTRAINT menu_discounts_final_price_check CHECK (final_price >= 0),
  CONSTRAINT menu_discounts_fixed_discount_check CHECK (fixed_discount > 0),
  CONSTRAINT menu_discounts_pay_check CHECK (pay >= 0),
  CONSTRAINT menu_discounts_percentage_check CHECK (percentage > 0::numeric AND percentage <= 100::numeric),
  CONSTRAINT menu_discounts_type_check CHECK (type = ANY (ARRAY['PERCENT'::text, 'FIXED'::text, 'MULTIPLE'::text, 'FINAL_PRICE'::text]))
);

CREATE TABLE menus (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT menus_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT menus_branch_id_key_key UNIQUE (branch_id, key),
  CONSTRAINT menus_id_key UNIQUE (id),
  CONSTRAINT menus_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);

CREATE TABLE operator_companies (
  company_id uuid NOT NULL,
  is_only boolean NOT NULL DEFAULT true,
  since timestamp with time zone NOT NULL,
  CONSTRAINT operator_companies_pkey PRIMARY KEY (company_id),
  CONSTRAINT operator_companies_is_only_key UNIQUE (is_only),
  CONSTRAINT operator_companies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT operator_companies_is_only_check CHECK (is_only)
);

CREATE TABLE order_adjustments (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_id uuid NOT NULL,
  "position" integer NOT NULL,
  kind text NOT NULL,
  origin text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  value numeric(18,3) NOT NULL,
  amount bigint NOT NULL,
  reference_id text NOT NULL,
  code text,
  external_benefit_type text,
  CONSTRAINT order_adjustments_pkey PRIMARY KEY (branch_id, order_id, "position"),
  CONSTRAINT order_adjustments_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT order_adjustments_amount_check CHECK (amount >= 0),
  CONSTRAINT order_adjustments_kind_check CHECK (kind = ANY (ARRAY['SURCHARGE'::text, 'DISCOUNT'::text])),
  CONSTRAINT order_adjustments_origin_check CHECK (origin = ANY (ARRAY['MENU'::text, 'GENERAL'::text, 'CODE'::text, 'EXTERNAL'::text]))
);

CREATE TABLE order_daily_counters (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  local_day date NOT NULL,
  last_number integer NOT NULL,
  window_at timestamp with time zone,
  window_orders integer NOT NULL DEFAULT 0,
  CONSTRAINT order_daily_counters_pkey PRIMARY KEY (branch_id, branch_contact_id, local_day),
  CONSTRAINT order_daily_counters_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT order_daily_counters_last_number_check CHECK (last_number > 0)
);

CREATE TABLE order_events (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL,
  actor text NOT NULL,
  staff_user_id uuid,
  rider_id uuid,
  note text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL,
  promised_at timestamp with time zone,
  request_key uuid,
  CONSTRAINT order_events_pkey PRIMARY KEY (branch_id, order_id, id),
  CONSTRAINT order_events_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT order_events_actor_check CHECK (actor = ANY (ARRAY['DINER'::text, 'STAFF'::text, 'RIDER'::text, 'SYSTEM'::text])),
  CONSTRAINT order_events_status_check CHECK (status = ANY (ARRAY['GENERATED'::text, 'ACCEPTED'::text, 'READY'::text, 'DELIVERED'::text, 'CANCELED'::text]))
);
CREATE UNIQUE INDEX order_events_request ON order_events USING btree (branch_id, order_id, request_key) WHERE request_key IS NOT NULL;

CREATE TABLE order_lines (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_id uuid NOT NULL,
  "position" integer NOT NULL,
  id uuid NOT NULL,
  plate_id uuid NOT NULL,
  name text NOT NULL,
  category_id uuid NOT NULL,
  category_show_name text NOT NULL DEFAULT ''::text,
  size_id uuid,
  size_name text,
  quantity integer NOT NULL,
  price bigint NOT NULL,
  original_price bigint NOT NULL,
  price_without_modifiers bigint NOT NULL,
  discount_type text,
  discount_reference_id uuid,
  discount_amount bigint NOT NULL DEFAULT 0,
  notes text NOT NULL DEFAULT ''::text,
  source text NOT NULL,
  upsell boolean NOT NULL DEFAULT false,
  extras jsonb NOT NULL DEFAULT '[]'::jsonb,
  counted boolean NOT NULL,
  counted_day date,
  CONSTRAINT order_lines_pkey PRIMARY KEY (branch_id, order_id, "position"),
  CONSTRAINT order_lines_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT order_lines_check CHECK ((discount_type IS NULL) = (discount_reference_id IS NULL)),
  CONSTRAINT order_lines_discount_amount_check CHECK (discount_amount >= 0),
  CONSTRAINT order_lines_discount_type_check CHECK (discount_type = ANY (ARRAY['PERCENT'::text, 'FIXED'::text, 'MULTIPLE'::text, 'FINAL_PRICE'::text])),
  CONSTRAINT order_lines_original_price_check CHECK (original_price >= 0),
  CONSTRAINT order_lines_price_check CHECK (price >= 0),
  CONSTRAINT order_lines_price_without_modifiers_check CHECK (price_without_modifiers >= 0),
  CONSTRAINT order_lines_quantity_check CHECK (quantity > 0),
  CONSTRAINT order_lines_source_check CHECK (source = ANY (ARRAY['plate'::text, 'upselled'::text]))
);

CREATE TABLE order_mode_payment_types (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_mode_id uuid NOT NULL,
  payment_type_id uuid NOT NULL,
  CONSTRAINT order_mode_payment_types_pkey PRIMARY KEY (branch_id, order_mode_id, payment_type_id),
  CONSTRAINT order_mode_payment_types_branch_id_order_mode_id_fkey FOREIGN KEY (branch_id, order_mode_id) REFERENCES order_modes(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT order_mode_payment_types_branch_id_payment_type_id_fkey FOREIGN KEY (branch_id, payment_type_id) REFERENCES payment_types(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX order_mode_payment_types_type ON order_mode_payment_types USING btree (branch_id, payment_type_id);

CREATE TABLE order_modes (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  menu_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  type text NOT NULL,
  show_name text,
  active boolean NOT NULL DEFAULT true,
  order_enabled boolean NOT NULL DEFAULT true,
  order_type text NOT NULL DEFAULT 'ALL'::text,
  use_schedule boolean NOT NULL DEFAULT false,
  min_delay_minutes integer NOT NULL DEFAULT 0,
  max_delay_minutes integer NOT NULL DEFAULT 0,
  lead_minutes integer NOT NULL DEFAULT 30,
  fee_card bigint NOT NULL DEFAULT 0,
  fee_cash bigint DEFAULT 0,
  minimum_order_price bigint NOT NULL DEFAULT 0,
  free_delivery_from bigint,
  user_fee bigint NOT NULL DEFAULT 0,
  percentage_user_fee numeric(6,3) NOT NULL DEFAULT 0,
  order_notes_limit integer,
  item_notes_limit integer,
  categories_not_in_cart text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT order_modes_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT order_modes_branch_id_branch_contact_id_key_key UNIQUE (branch_id, branch_contact_id, key),
  CONSTRAINT order_modes_id_key UNIQUE (id),
  CONSTRAINT order_modes_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT order_modes_branch_id_menu_id_fkey FOREIGN KEY (branch_id, menu_id) REFERENCES menus(branch_id, id),
  CONSTRAINT order_modes_check CHECK (max_delay_minutes >= min_delay_minutes),
  CONSTRAINT order_modes_fee_card_check CHECK (fee_card >= 0),
  CONSTRAINT order_modes_fee_cash_check CHECK (fee_cash >= 0),
  CONSTRAINT order_modes_free_delivery_from_check CHECK (free_delivery_from >= 0),
  CONSTRAINT order_modes_item_notes_limit_check CHECK (item_notes_limit >= 0),
  CONSTRAINT order_modes_lead_minutes_check CHECK (lead_minutes >= 0),
  CONSTRAINT order_modes_min_delay_minutes_check CHECK (min_delay_minutes >= 0),
  CONSTRAINT order_modes_minimum_order_price_check CHECK (minimum_order_price >= 0),
  CONSTRAINT order_modes_order_notes_limit_check CHECK (order_notes_limit >= 0),
  CONSTRAINT order_modes_order_type_check CHECK (order_type = ANY (ARRAY['ON_DEMAND'::text, 'SCHEDULED'::text, 'ALL'::text])),
  CONSTRAINT order_modes_percentage_user_fee_check CHECK (percentage_user_fee >= 0::numeric AND percentage_user_fee <= 100::numeric),
  CONSTRAINT order_modes_type_check CHECK (type = ANY (ARRAY['DELIVERY'::text, 'TAKE_AWAY'::text, 'IN_DINING'::text, 'SELF_SERVICE'::text])),
  CONSTRAINT order_modes_user_fee_check CHECK (user_fee >= 0)
);
CREATE INDEX order_modes_menu ON order_modes USING btree (branch_id, menu_id);

CREATE TABLE order_watches (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_id uuid NOT NULL,
  since timestamp with time zone NOT NULL,
  looked_at timestamp with time zone,
  staff_user_id uuid,
  CONSTRAINT order_watches_pkey PRIMARY KEY (branch_id, order_id),
  CONSTRAINT order_watches_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT order_watches_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE SET NULL
);
CREATE INDEX order_watches_staff_user_id_idx ON order_watches USING btree (staff_user_id);

CREATE TABLE orders (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  id uuid NOT NULL,
  code text NOT NULL,
  number integer NOT NULL,
  local_day date NOT NULL,
  order_mode_id uuid NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  confirmed boolean NOT NULL,
  customer_id uuid,
  customer_name text NOT NULL DEFAULT ''::text,
  customer_email text,
  document text,
  phone text NOT NULL,
  phone_key text NOT NULL,
  opt_in boolean NOT NULL DEFAULT false,
  items_price bigint NOT NULL,
  surcharges bigint NOT NULL DEFAULT 0,
  discounts bigint NOT NULL DEFAULT 0,
  loyalty bigint NOT NULL DEFAULT 0,
  user_service_fee bigint NOT NULL DEFAULT 0,
  delivery_fee bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL,
  pays_with bigint,
  ticket jsonb NOT NULL,
  points_redeemed bigint NOT NULL DEFAULT 0,
  points_earned bigint NOT NULL DEFAULT 0,
  payment_type_id uuid,
  payment_method text NOT NULL,
  payment_show_name text NOT NULL,
  payment_upload text,
  payment_status text,
  payment_expires_at timestamp with time zone,
  table_uid text,
  delivery_zone_id uuid,
  destination jsonb,
  notes text NOT NULL DEFAULT ''::text,
  order_text text NOT NULL DEFAULT ''::text,
  min_delay_minutes integer NOT NULL DEFAULT 0,
  max_delay_minutes integer NOT NULL DEFAULT 0,
  scheduled boolean NOT NULL DEFAULT false,
  scheduled_at timestamp with time zone,
  scheduled_day date,
  scheduled_minute integer,
  source text,
  campaign_id text,
  acquisition_channel text,
  installed_app boolean NOT NULL DEFAULT false,
  browser_id text,
  user_external_reference text,
  partner_name text,
  cancel_reason text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  ready_at timestamp with time zone,
  delivered_at timestamp with time zone,
  canceled_at timestamp with time zone,
  promised_at timestamp with time zone,
  delays integer NOT NULL DEFAULT 0,
  rehearsal_id uuid,
  rehearsal_printed_at timestamp with time zone,
  cash_total bigint,
  CONSTRAINT orders_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT orders_code_key UNIQUE (code),
  CONSTRAINT orders_id_key UNIQUE (id),
  CONSTRAINT orders_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id),
  CONSTRAINT orders_branch_id_customer_id_fkey FOREIGN KEY (branch_id, customer_id) REFERENCES customers(branch_id, id),
  CONSTRAINT orders_rehearsal FOREIGN KEY (branch_id, rehearsal_id) REFERENCES rehearsals(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT orders_cash_total_check CHECK (cash_total >= 0),
  CONSTRAINT orders_check1 CHECK (max_delay_minutes >= min_delay_minutes),
  CONSTRAINT orders_check2 CHECK (scheduled = (scheduled_at IS NOT NULL)),
  CONSTRAINT orders_check3 CHECK (total = (items_price + surcharges - discounts - loyalty + user_service_fee + delivery_fee)),
  CONSTRAINT orders_code_check CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{10}$'::text),
  CONSTRAINT orders_delays_check CHECK (delays >= 0 AND delays <= 6),
  CONSTRAINT orders_delivery_fee_check CHECK (delivery_fee >= 0),
  CONSTRAINT orders_discounts_check CHECK (discounts >= 0),
  CONSTRAINT orders_items_price_check CHECK (items_price >= 0),
  CONSTRAINT orders_loyalty_check CHECK (loyalty >= 0),
  CONSTRAINT orders_min_delay_minutes_check CHECK (min_delay_minutes >= 0),
  CONSTRAINT orders_number_check CHECK (number > 0),
  CONSTRAINT orders_payment_method_check CHECK (payment_method = ANY (ARRAY['CASH'::text, 'CARD'::text, 'WALLET'::text, 'OTHER'::text])),
  CONSTRAINT orders_payment_status_check CHECK (payment_status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'EXPIRED'::text, 'REFUNDED'::text])),
  CONSTRAINT orders_payment_upload_check CHECK (payment_upload = ANY (ARRAY['APP'::text, 'API'::text])),
  CONSTRAINT orders_pays_with CHECK (pays_with >= COALESCE(cash_total, total)),
  CONSTRAINT orders_points_earned_check CHECK (points_earned >= 0),
  CONSTRAINT orders_points_redeemed_check CHECK (points_redeemed >= 0),
  CONSTRAINT orders_scheduled_minute_check CHECK (scheduled_minute >= 0 AND scheduled_minute <= 1439),
  CONSTRAINT orders_status_check CHECK (status = ANY (ARRAY['GENERATED'::text, 'ACCEPTED'::text, 'READY'::text, 'DELIVERED'::text, 'CANCELED'::text])),
  CONSTRAINT orders_surcharges_check CHECK (surcharges >= 0),
  CONSTRAINT orders_total_check CHECK (total >= 0),
  CONSTRAINT orders_type_check CHECK (type = ANY (ARRAY['DELIVERY'::text, 'TAKE_AWAY'::text, 'IN_DINING'::text, 'SELF_SERVICE'::text])),
  CONSTRAINT orders_user_service_fee_check CHECK (user_service_fee >= 0)
);
CREATE INDEX orders_board ON orders USING btree (branch_contact_id, status, created_at);
CREATE INDEX orders_browser ON orders USING btree (branch_id, browser_id, id DESC) WHERE browser_id IS NOT NULL;
CREATE INDEX orders_canceled_transfer ON orders USING btree (branch_contact_id) WHERE status = 'CANCELED'::text AND payment_method = 'OTHER'::text AND payment_status <> 'REFUNDED'::text AND rehearsal_id IS NULL;
CREATE INDEX orders_customer ON orders USING btree (branch_id, customer_id);
CREATE INDEX orders_finished ON orders USING btree (branch_contact_id, id DESC) WHERE status = ANY (ARRAY['DELIVERED'::text, 'CANCELED'::text]);
CREATE INDEX orders_history ON orders USING btree (branch_id, branch_contact_id, phone_key, created_at DESC, id DESC) INCLUDE (browser_id);
CREATE UNIQUE INDEX orders_number ON orders USING btree (branch_id, branch_contact_id, local_day, number) WHERE rehearsal_id IS NULL;
CREATE INDEX orders_phone ON orders USING btree (branch_id, phone_key, id DESC);
CREATE UNIQUE INDEX orders_rehearsed ON orders USING btree (branch_id, rehearsal_id, number) WHERE rehearsal_id IS NOT NULL;
CREATE INDEX orders_stopped ON orders USING btree (branch_contact_id, canceled_at) WHERE status = 'CANCELED'::text AND accepted_at IS NOT NULL;
CREATE INDEX orders_unpaid ON orders USING btree (payment_expires_at) WHERE payment_status = 'PENDING'::text;
CREATE INDEX orders_waiting ON orders USING btree (branch_id, branch_contact_id, phone_key) WHERE payment_status = 'PENDING'::text AND status = 'GENERATED'::text;
CREATE INDEX orders_zone_in_progress ON orders USING btree (delivery_zone_id) WHERE delivery_zone_id IS NOT NULL AND (status = ANY (ARRAY['GENERATED'::text, 'ACCEPTED'::text, 'READY'::text]));

CREATE TABLE payment_accounts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  provider_name text NOT NULL,
  sealed text NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  way text NOT NULL DEFAULT 'KEYS'::text,
  account_id text,
  account_name text,
  is_live boolean,
  connected_by uuid,
  connected_at timestamp with time zone,
  expires_at timestamp with time zone,
  renew_at timestamp with time zone,
  renew_tries integer NOT NULL DEFAULT 0,
  renewing_since timestamp with time zone,
  renewal_lost_at timestamp with time zone,
  warned_at timestamp with time zone,
  doubted_at timestamp with time zone,
  lost_at timestamp with time zone,
  lost_why text,
  look_at timestamp with time zone,
  CONSTRAINT payment_accounts_pkey PRIMARY KEY (branch_id, provider_name),
  CONSTRAINT payment_accounts_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT payment_accounts_connected_by_fkey FOREIGN KEY (connected_by) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT payment_accounts_check CHECK (way = 'KEYS'::text OR account_id IS NOT NULL AND connected_at IS NOT NULL AND expires_at IS NOT NULL),
  CONSTRAINT payment_accounts_check1 CHECK ((lost_at IS NULL) = (lost_why IS NULL)),
  CONSTRAINT payment_accounts_lost_why_check CHECK (lost_why = ANY (ARRAY['REVOKED'::text, 'EXPIRED'::text, 'DISCONNECTED'::text])),
  CONSTRAINT payment_accounts_way_check CHECK (way = ANY (ARRAY['KEYS'::text, 'AUTHORISED'::text]))
);
CREATE INDEX payment_accounts_at_the_provider ON payment_accounts USING btree (provider_name, account_id) WHERE account_id IS NOT NULL;
CREATE INDEX payment_accounts_to_look_at ON payment_accounts USING btree (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE payment_attempts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  provider_name text NOT NULL,
  provider_reference text,
  upload text NOT NULL,
  status text NOT NULL,
  amount bigint NOT NULL,
  url text,
  token text,
  card_name text,
  card_last_digits text,
  reason text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone,
  approved_at timestamp with time zone,
  refunded_at timestamp with time zone,
  notified_at timestamp with time zone,
  CONSTRAINT payment_attempts_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT payment_attempts_id_key UNIQUE (id),
  CONSTRAINT payment_attempts_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT payment_attempts_amount_check CHECK (amount > 0),
  CONSTRAINT payment_attempts_status_check CHECK (status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'EXPIRED'::text, 'REFUNDED'::text])),
  CONSTRAINT payment_attempts_upload_check CHECK (upload = ANY (ARRAY['APP'::text, 'API'::text]))
);
CREATE UNIQUE INDEX payment_attempts_approved_once ON payment_attempts USING btree (branch_id, order_id) WHERE status = 'APPROVED'::text;
CREATE INDEX payment_attempts_lately ON payment_attempts USING btree (branch_id, provider_name, created_at DESC);
CREATE UNIQUE INDEX payment_attempts_one_at_a_time ON payment_attempts USING btree (branch_id, order_id) WHERE status = 'PENDING'::text;
CREATE INDEX payment_attempts_open ON payment_attempts USING btree (expires_at) WHERE status = 'PENDING'::text;
CREATE INDEX payment_attempts_order ON payment_attempts USING btree (branch_id, order_id);
CREATE UNIQUE INDEX payment_attempts_reference ON payment_attempts USING btree (provider_name, provider_reference) WHERE provider_reference IS NOT NULL;
CREATE INDEX payment_attempts_token ON payment_attempts USING btree (branch_id, token) WHERE token IS NOT NULL;

CREATE TABLE payment_authorisations (
  state_hash text NOT NULL,
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  provider_name text NOT NULL,
  staff_user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_authorisations_pkey PRIMARY KEY (branch_id, state_hash),
  CONSTRAINT payment_authorisations_state_hash_key UNIQUE (state_hash),
  CONSTRAINT payment_authorisations_branch_contact_id_fkey FOREIGN KEY (branch_contact_id) REFERENCES branch_contacts(id) ON DELETE CASCADE,
  CONSTRAINT payment_authorisations_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT payment_authorisations_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE
);

CREATE TABLE payment_tests (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  provider_name text NOT NULL,
  branch_contact_id uuid NOT NULL,
  staff_user_id uuid,
  status text NOT NULL,
  reason text,
  amount bigint NOT NULL,
  provider_reference text,
  token text,
  url text,
  refund_tries integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  approved_at timestamp with time zone,
  refunded_at timestamp with time zone,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_tests_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT payment_tests_id_key UNIQUE (id),
  CONSTRAINT payment_tests_branch_contact_id_fkey FOREIGN KEY (branch_contact_id) REFERENCES branch_contacts(id) ON DELETE CASCADE,
  CONSTRAINT payment_tests_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT payment_tests_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT payment_tests_amount_check CHECK (amount > 0),
  CONSTRAINT payment_tests_status_check CHECK (status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REFUNDED'::text, 'REJECTED'::text, 'EXPIRED'::text, 'STUCK'::text]))
);
CREATE INDEX payment_tests_newest ON payment_tests USING btree (branch_id, provider_name, created_at DESC);
CREATE UNIQUE INDEX payment_tests_one_at_a_time ON payment_tests USING btree (branch_id, provider_name) WHERE status = 'PENDING'::text;

CREATE TABLE payment_types (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  payment_method text NOT NULL,
  show_name text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  upload text,
  provider_name text,
  online_payment_method text,
  payment_window_minutes integer NOT NULL DEFAULT 15,
  transfer jsonb,
  CONSTRAINT payment_types_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT payment_types_branch_id_key_key UNIQUE (branch_id, key),
  CONSTRAINT payment_types_id_key UNIQUE (id),
  CONSTRAINT payment_types_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT payment_types_check CHECK (upload IS NULL OR (payment_method = ANY (ARRAY['CARD'::text, 'WALLET'::text]))),
  CONSTRAINT payment_types_payment_method_check CHECK (payment_method = ANY (ARRAY['CASH'::text, 'CARD'::text, 'WALLET'::text, 'OTHER'::text])),
  CONSTRAINT payment_types_payment_window_minutes_check CHECK (payment_window_minutes > 0),
  CONSTRAINT payment_types_transfer CHECK (transfer IS NULL OR payment_method = 'OTHER'::text AND upload IS NULL AND provider_name IS NULL),
  CONSTRAINT payment_types_upload_check CHECK (upload = ANY (ARRAY['APP'::text, 'API'::text]))
);

CREATE TABLE pictures (
  company_id uuid NOT NULL,
  source_name text NOT NULL,
  sha256 text NOT NULL,
  media_type text NOT NULL,
  size_bytes bigint NOT NULL,
  width integer,
  height integer,
  color text NOT NULL,
  shown boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pictures_pkey PRIMARY KEY (company_id, source_name, sha256),
  CONSTRAINT pictures_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT pictures_color_check CHECK (color ~ '^#[0-9a-f]{6}$'::text),
  CONSTRAINT pictures_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT pictures_size_bytes_check CHECK (size_bytes >= 0)
);
CREATE INDEX pictures_bytes ON pictures USING btree (sha256);
CREATE INDEX pictures_unused ON pictures USING btree (created_at) WHERE NOT shown;

CREATE TABLE pin_tries (
  company_id uuid NOT NULL,
  shared_device_id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  tries integer NOT NULL,
  lately integer NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT pin_tries_pkey PRIMARY KEY (shared_device_id, staff_user_id),
  CONSTRAINT pin_tries_company_id_staff_user_id_fkey FOREIGN KEY (company_id, staff_user_id) REFERENCES staff_pins(company_id, staff_user_id) ON DELETE CASCADE,
  CONSTRAINT pin_tries_shared_device_id_fkey FOREIGN KEY (shared_device_id) REFERENCES shared_devices(id) ON DELETE CASCADE
);
CREATE INDEX pin_tries_pin ON pin_tries USING btree (company_id, staff_user_id);

CREATE TABLE plate_days (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  plate_id uuid NOT NULL,
  day date NOT NULL,
  taken integer NOT NULL,
  CONSTRAINT plate_days_pkey PRIMARY KEY (branch_id, branch_contact_id, plate_id, day),
  CONSTRAINT plate_days_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT plate_days_branch_id_plate_id_fkey FOREIGN KEY (branch_id, plate_id) REFERENCES plates(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT plate_days_taken_check CHECK (taken >= 0)
);
CREATE INDEX plate_days_age ON plate_days USING btree (day);
CREATE INDEX plate_days_plate ON plate_days USING btree (branch_id, plate_id);

CREATE TABLE plate_garnish_groups (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  plate_id uuid NOT NULL,
  garnish_group_id uuid NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT plate_garnish_groups_pkey PRIMARY KEY (branch_id, plate_id, garnish_group_id),
  CONSTRAINT plate_garnish_groups_branch_id_garnish_group_id_fkey FOREIGN KEY (branch_id, garnish_group_id) REFERENCES garnish_groups(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT plate_garnish_groups_branch_id_plate_id_fkey FOREIGN KEY (branch_id, plate_id) REFERENCES plates(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX plate_garnish_groups_group ON plate_garnish_groups USING btree (branch_id, garnish_group_id);

CREATE TABLE plate_indicators (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  plate_id uuid NOT NULL,
  indicator_id uuid NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT plate_indicators_pkey PRIMARY KEY (branch_id, plate_id, indicator_id),
  CONSTRAINT plate_indicators_branch_id_indicator_id_fkey FOREIGN KEY (branch_id, indicator_id) REFERENCES indicators(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT plate_indicators_branch_id_plate_id_fkey FOREIGN KEY (branch_id, plate_id) REFERENCES plates(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX plate_indicators_indicator ON plate_indicators USING btree (branch_id, indicator_id);

CREATE TABLE plate_overrides (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  plate_id uuid NOT NULL,
  price bigint,
  visible boolean,
  daily_count integer,
  CONSTRAINT plate_overrides_pkey PRIMARY KEY (branch_id, branch_contact_id, plate_id),
  CONSTRAINT plate_overrides_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT plate_overrides_branch_id_plate_id_fkey FOREIGN KEY (branch_id, plate_id) REFERENCES plates(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT plate_overrides_check CHECK (num_nonnulls(price, visible, daily_count) > 0),
  CONSTRAINT plate_overrides_daily_count_check CHECK (daily_count > 0),
  CONSTRAINT plate_overrides_price_check CHECK (price >= 0)
);
CREATE INDEX plate_overrides_plate ON plate_overrides USING btree (branch_id, plate_id);

CREATE TABLE plate_stocks (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  plate_id uuid NOT NULL,
  remaining integer NOT NULL,
  CONSTRAINT plate_stocks_pkey PRIMARY KEY (branch_id, branch_contact_id, plate_id),
  CONSTRAINT plate_stocks_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT plate_stocks_branch_id_plate_id_fkey FOREIGN KEY (branch_id, plate_id) REFERENCES plates(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT plate_stocks_remaining_check CHECK (remaining >= 0)
);
CREATE INDEX plate_stocks_plate ON plate_stocks USING btree (branch_id, plate_id);
CREATE TRIGGER begin_counting AFTER INSERT ON plate_stocks FOR EACH ROW EXECUTE FUNCTION begin_counting();

CREATE TABLE plates (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  menu_id uuid NOT NULL,
  category_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  show_name text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  price bigint NOT NULL,
  max_quantity integer,
  visible boolean NOT NULL DEFAULT true,
  remarked_position integer,
  upselled_position integer,
  ingredients text[] NOT NULL DEFAULT '{}'::text[],
  hours jsonb NOT NULL DEFAULT '{}'::jsonb,
  first_day date,
  last_day date,
  order_modes text[] NOT NULL DEFAULT '{}'::text[],
  image_focus jsonb,
  daily_count integer,
  CONSTRAINT plates_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT plates_branch_id_menu_id_key_key UNIQUE (branch_id, menu_id, key),
  CONSTRAINT plates_id_key UNIQUE (id),
  CONSTRAINT plates_branch_id_category_id_fkey FOREIGN KEY (branch_id, category_id) REFERENCES categories(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT plates_branch_id_menu_id_fkey FOREIGN KEY (branch_id, menu_id) REFERENCES menus(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT plates_check CHECK (last_day >= first_day),
  CONSTRAINT plates_daily_count_check CHECK (daily_count > 0),
  CONSTRAINT plates_hours_check CHECK (jsonb_typeof(hours) = 'object'::text),
  CONSTRAINT plates_max_quantity_check CHECK (max_quantity > 0),
  CONSTRAINT plates_order_modes_check CHECK (order_modes <@ ARRAY['DELIVERY'::text, 'TAKE_AWAY'::text, 'IN_DINING'::text, 'SELF_SERVICE'::text]),
  CONSTRAINT plates_price_check CHECK (price >= 0)
);
CREATE INDEX plates_category ON plates USING btree (branch_id, category_id);

CREATE TABLE push_keys (
  only_one boolean NOT NULL DEFAULT true,
  public_key text NOT NULL,
  sealed text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_keys_pkey PRIMARY KEY (only_one),
  CONSTRAINT push_keys_only_one_check CHECK (only_one)
);

CREATE TABLE push_notes (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  key text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  claimed_until timestamp with time zone,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  CONSTRAINT push_notes_pkey PRIMARY KEY (branch_id, subscription_id, key),
  CONSTRAINT push_notes_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT push_notes_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE
);
CREATE INDEX push_notes_age ON push_notes USING btree (created_at);
CREATE INDEX push_notes_key ON push_notes USING btree (branch_id, key);
CREATE INDEX push_notes_subscription ON push_notes USING btree (subscription_id);

CREATE TABLE push_subscription_contacts (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  CONSTRAINT push_subscription_contacts_pkey PRIMARY KEY (branch_id, branch_contact_id, subscription_id),
  CONSTRAINT push_subscription_contacts_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT push_subscription_contacts_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE
);
CREATE INDEX push_subscription_contacts_subscription ON push_subscription_contacts USING btree (subscription_id);

CREATE TABLE push_subscriptions (
  id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  wants text NOT NULL,
  device text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_sent_at timestamp with time zone,
  last_failed_at timestamp with time zone,
  last_failure text,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_session_id_key UNIQUE (session_id),
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES staff_sessions(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_endpoint_check CHECK (length(endpoint) <= 1000),
  CONSTRAINT push_subscriptions_wants_check CHECK (wants = ANY (ARRAY['EVERY'::text, 'WHILE_OPEN'::text, 'UNHEARD'::text]))
);
CREATE INDEX push_subscriptions_user ON push_subscriptions USING btree (staff_user_id);

CREATE UNLOGGED TABLE rate_limits (
  key text NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expiry ON rate_limits USING btree (expire);

CREATE TABLE rehearsals (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  last_number integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT rehearsals_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT rehearsals_id_key UNIQUE (id),
  CONSTRAINT rehearsals_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT rehearsals_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT rehearsals_last_number_check CHECK (last_number >= 0 AND last_number <= 30)
);
CREATE INDEX rehearsals_of_contact ON rehearsals USING btree (branch_contact_id, created_at DESC);
CREATE INDEX rehearsals_staff_user_id_idx ON rehearsals USING btree (staff_user_id);

CREATE TABLE revisions (
  company_id uuid NOT NULL,
  number integer NOT NULL,
  at timestamp with time zone NOT NULL,
  door text NOT NULL,
  staff_user_id uuid,
  undoes integer,
  branch_keys text[] NOT NULL,
  operations jsonb NOT NULL,
  sentences text[] NOT NULL,
  wholes text[] NOT NULL GENERATED ALWAYS AS (wholes_of(operations)) STORED,
  summary text,
  scheduled_at timestamp with time zone,
  api_key_id uuid,
  took_in integer[] NOT NULL DEFAULT '{}'::integer[],
  began_at timestamp with time zone,
  condenses integer,
  mark jsonb,
  places text[] NOT NULL GENERATED ALWAYS AS (places_of(operations || steps_of_mark(mark))) STORED,
  told_to text[],
  CONSTRAINT revisions_pkey PRIMARY KEY (company_id, number),
  CONSTRAINT revisions_company_id_api_key_id_fkey FOREIGN KEY (company_id, api_key_id) REFERENCES api_keys(company_id, id) ON DELETE SET NULL (api_key_id),
  CONSTRAINT revisions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT revisions_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT revisions_condenses_check CHECK (condenses > 1),
  CONSTRAINT revisions_door_check CHECK (door = ANY (ARRAY['FILE'::text, 'CONSOLE'::text, 'SHEET'::text, 'RULE'::text, 'KEY'::text, 'UNDO'::text, 'MONTH'::text, 'SYSTEM'::text])),
  CONSTRAINT revisions_number_check CHECK (number > 0)
);
CREATE INDEX revisions_company_id_api_key_id_idx ON revisions USING btree (company_id, api_key_id) WHERE api_key_id IS NOT NULL;
CREATE INDEX revisions_company_id_at_idx ON revisions USING btree (company_id, at);
CREATE INDEX revisions_company_id_number_idx ON revisions USING btree (company_id, number) WHERE condenses IS NOT NULL;
CREATE INDEX revisions_company_id_undoes_idx ON revisions USING btree (company_id, undoes) WHERE undoes IS NOT NULL;
CREATE INDEX revisions_places_idx ON revisions USING gin (places);
CREATE INDEX revisions_staff_user_id_idx ON revisions USING btree (staff_user_id) WHERE staff_user_id IS NOT NULL;
CREATE INDEX revisions_took_in_idx ON revisions USING gin (took_in) WHERE took_in <> '{}'::integer[];
CREATE INDEX revisions_wholes_idx ON revisions USING gin (wholes);

CREATE TABLE rider_positions (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  rider_id uuid NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  accuracy double precision,
  recorded_at timestamp with time zone NOT NULL,
  doubted_lat double precision,
  doubted_lng double precision,
  doubted_since timestamp with time zone,
  doubted_at timestamp with time zone,
  CONSTRAINT rider_positions_pkey PRIMARY KEY (branch_id, rider_id),
  CONSTRAINT rider_positions_branch_id_rider_id_fkey FOREIGN KEY (branch_id, rider_id) REFERENCES riders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT rider_positions_accuracy_check CHECK (accuracy >= 0::double precision),
  CONSTRAINT rider_positions_check CHECK ((doubted_at IS NULL) = (doubted_lat IS NULL) AND (doubted_at IS NULL) = (doubted_lng IS NULL) AND (doubted_at IS NULL) = (doubted_since IS NULL)),
  CONSTRAINT rider_positions_doubted_lat_check CHECK (doubted_lat >= '-90'::integer::double precision AND doubted_lat <= 90::double precision),
  CONSTRAINT rider_positions_doubted_lng_check CHECK (doubted_lng >= '-180'::integer::double precision AND doubted_lng <= 180::double precision),
  CONSTRAINT rider_positions_lat_check CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision),
  CONSTRAINT rider_positions_lng_check CHECK (lng >= '-180'::integer::double precision AND lng <= 180::double precision)
);

CREATE TABLE rider_sessions (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  rider_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT rider_sessions_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT rider_sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT rider_sessions_branch_id_rider_id_fkey FOREIGN KEY (branch_id, rider_id) REFERENCES riders(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX rider_sessions_rider ON rider_sessions USING btree (branch_id, rider_id);

CREATE TABLE rider_tracks (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  rider_id uuid NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  accuracy double precision NOT NULL,
  believed boolean NOT NULL,
  CONSTRAINT rider_tracks_pkey PRIMARY KEY (branch_id, rider_id, recorded_at),
  CONSTRAINT rider_tracks_branch_id_rider_id_fkey FOREIGN KEY (branch_id, rider_id) REFERENCES riders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT rider_tracks_accuracy_check CHECK (accuracy >= 0::double precision),
  CONSTRAINT rider_tracks_lat_check CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision),
  CONSTRAINT rider_tracks_lng_check CHECK (lng >= '-180'::integer::double precision AND lng <= 180::double precision)
);
CREATE INDEX rider_tracks_age ON rider_tracks USING btree (recorded_at);

CREATE TABLE riders (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  phone_key text NOT NULL,
  active boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  device_id text,
  asked_device_id text,
  device_asked_at timestamp with time zone,
  blocked_at timestamp with time zone,
  pin_hash text,
  pin_tries integer NOT NULL DEFAULT 0,
  CONSTRAINT riders_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT riders_branch_id_branch_contact_id_phone_key_key UNIQUE (branch_id, branch_contact_id, phone_key),
  CONSTRAINT riders_id_key UNIQUE (id),
  CONSTRAINT riders_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX riders_on_shift ON riders USING btree (branch_contact_id) WHERE active;

CREATE TABLE sales_mails (
  company_id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  told_day date NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT sales_mails_pkey PRIMARY KEY (company_id, staff_user_id),
  CONSTRAINT sales_mails_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT sales_mails_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE
);
CREATE INDEX sales_mails_person ON sales_mails USING btree (staff_user_id);

CREATE TABLE sandbox_payments (
  id uuid NOT NULL,
  merchant text NOT NULL,
  idempotency_key text NOT NULL,
  body_hash text NOT NULL,
  external_reference text NOT NULL,
  token_id text,
  status text NOT NULL,
  reason text,
  amount bigint NOT NULL,
  currency text NOT NULL,
  mantissa smallint NOT NULL,
  description text NOT NULL,
  card_last_digits text,
  behavior text NOT NULL,
  notification_url text NOT NULL,
  return_url text,
  expires_at timestamp with time zone,
  settles_at timestamp with time zone,
  notified_status text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT sandbox_payments_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_payments_merchant_idempotency_key_key UNIQUE (merchant, idempotency_key),
  CONSTRAINT sandbox_payments_token_id_key UNIQUE (token_id),
  CONSTRAINT sandbox_payments_amount_check CHECK (amount > 0),
  CONSTRAINT sandbox_payments_status_check CHECK (status = ANY (ARRAY['CREATED'::text, 'PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'CANCELED'::text, 'REFUNDED'::text]))
);
CREATE INDEX sandbox_payments_reference ON sandbox_payments USING btree (merchant, external_reference);

CREATE TABLE schedule_configs (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  schedule_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  first_day date,
  last_day date,
  slot_minutes integer NOT NULL DEFAULT 30,
  slot_capacity integer,
  days_ahead integer NOT NULL DEFAULT 7,
  CONSTRAINT schedule_configs_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT schedule_configs_branch_id_schedule_id_key_key UNIQUE (branch_id, schedule_id, key),
  CONSTRAINT schedule_configs_branch_id_schedule_id_fkey FOREIGN KEY (branch_id, schedule_id) REFERENCES schedules(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT schedule_configs_check CHECK (last_day >= first_day),
  CONSTRAINT schedule_configs_days_ahead_check CHECK (days_ahead >= 0),
  CONSTRAINT schedule_configs_slot_capacity_check CHECK (slot_capacity > 0),
  CONSTRAINT schedule_configs_slot_minutes_check CHECK (slot_minutes > 0)
);

CREATE TABLE schedule_exceptions (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  order_mode_id uuid,
  id uuid NOT NULL,
  day date NOT NULL,
  start_minute integer,
  duration_minutes integer,
  reason text NOT NULL DEFAULT ''::text,
  CONSTRAINT schedule_exceptions_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT schedule_exceptions_branch_id_branch_contact_id_order_mode__key UNIQUE NULLS NOT DISTINCT (branch_id, branch_contact_id, order_mode_id, day, start_minute),
  CONSTRAINT schedule_exceptions_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT schedule_exceptions_branch_id_order_mode_id_fkey FOREIGN KEY (branch_id, order_mode_id) REFERENCES order_modes(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT schedule_exceptions_check CHECK ((start_minute IS NULL) = (duration_minutes IS NULL)),
  CONSTRAINT schedule_exceptions_duration_minutes_check CHECK (duration_minutes >= 1 AND duration_minutes <= 1440),
  CONSTRAINT schedule_exceptions_start_minute_check CHECK (start_minute >= 0 AND start_minute <= 1439)
);

CREATE TABLE scheduled_changes (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  operations jsonb NOT NULL,
  door text NOT NULL,
  rule jsonb,
  summary text,
  sentences text[] NOT NULL,
  partly boolean NOT NULL,
  staff_user_id uuid,
  created_at timestamp with time zone NOT NULL,
  run_at timestamp with time zone NOT NULL,
  wall text NOT NULL,
  time_zone text NOT NULL,
  state text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  ended_at timestamp with time zone,
  revision integer,
  problems jsonb NOT NULL DEFAULT '[]'::jsonb,
  settled boolean NOT NULL DEFAULT false,
  shown text,
  CONSTRAINT scheduled_changes_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT scheduled_changes_id_key UNIQUE (id),
  CONSTRAINT scheduled_changes_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE,
  CONSTRAINT scheduled_changes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT scheduled_changes_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT scheduled_changes_door_check CHECK (door = ANY (ARRAY['CONSOLE'::text, 'SHEET'::text, 'RULE'::text])),
  CONSTRAINT scheduled_changes_shown_check CHECK (shown = ANY (ARRAY['PIN'::text, 'PERSON'::text, 'SECOND_FACTOR'::text])),
  CONSTRAINT scheduled_changes_state_check CHECK (state = ANY (ARRAY['WAITING'::text, 'APPLIED'::text, 'FAILED'::text, 'CANCELED'::text])),
  CONSTRAINT scheduled_changes_wall_check CHECK (wall ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'::text)
);
CREATE INDEX scheduled_changes_branch_id_run_at_id_idx ON scheduled_changes USING btree (branch_id, run_at, id);
CREATE INDEX scheduled_changes_company_id_run_at_id_idx ON scheduled_changes USING btree (company_id, run_at, id) WHERE state = 'WAITING'::text;
CREATE INDEX scheduled_changes_staff_user_id_idx ON scheduled_changes USING btree (staff_user_id) WHERE staff_user_id IS NOT NULL;

CREATE TABLE schedules (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_mode_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL DEFAULT ''::text,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT schedules_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT schedules_branch_id_order_mode_id_key_key UNIQUE (branch_id, order_mode_id, key),
  CONSTRAINT schedules_branch_id_order_mode_id_fkey FOREIGN KEY (branch_id, order_mode_id) REFERENCES order_modes(branch_id, id) ON DELETE CASCADE
);

CREATE TABLE sent_mails (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  dedupe_key text NOT NULL,
  to_email text,
  subject text,
  text text,
  html text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT sent_mails_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT sent_mails_branch_id_dedupe_key_key UNIQUE (branch_id, dedupe_key),
  CONSTRAINT sent_mails_check CHECK (num_nulls(to_email, subject, text, html) = ANY (ARRAY[0, 4]))
);
CREATE INDEX sent_mails_newest ON sent_mails USING btree (created_at);

CREATE TABLE sent_messages (
  company_id uuid,
  branch_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  to_phone text NOT NULL,
  text text NOT NULL,
  dedupe_key text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT sent_messages_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT sent_messages_branch_id_dedupe_key_key UNIQUE (branch_id, dedupe_key)
);
CREATE INDEX sent_messages_newest ON sent_messages USING btree (created_at);

CREATE TABLE shared_devices (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  idle_minutes integer NOT NULL,
  staff_user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  branch_id uuid,
  branch_contact_id uuid,
  renewals integer NOT NULL DEFAULT 0,
  renewed_at timestamp with time zone,
  previous_renewal integer,
  seen_at timestamp with time zone,
  lost_renewal integer NOT NULL DEFAULT 0,
  by_factor boolean NOT NULL DEFAULT false,
  CONSTRAINT shared_devices_pkey PRIMARY KEY (id),
  CONSTRAINT shared_devices_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE SET NULL,
  CONSTRAINT shared_devices_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT shared_devices_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT shared_devices_idle_minutes_check CHECK (idle_minutes >= 1 AND idle_minutes <= 60),
  CONSTRAINT shared_devices_name_check CHECK (length(name) >= 1 AND length(name) <= 60)
);
CREATE INDEX shared_devices_company ON shared_devices USING btree (company_id);
CREATE INDEX shared_devices_contact ON shared_devices USING btree (branch_id, branch_contact_id);
CREATE INDEX shared_devices_sharer ON shared_devices USING btree (staff_user_id);

CREATE TABLE shipment_events (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  id uuid NOT NULL,
  status text NOT NULL,
  actor text NOT NULL,
  staff_user_id uuid,
  rider_id uuid,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT shipment_events_pkey PRIMARY KEY (branch_id, shipment_id, id),
  CONSTRAINT shipment_events_branch_id_shipment_id_fkey FOREIGN KEY (branch_id, shipment_id) REFERENCES shipments(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT shipment_events_actor_check CHECK (actor = ANY (ARRAY['DINER'::text, 'STAFF'::text, 'RIDER'::text, 'SYSTEM'::text])),
  CONSTRAINT shipment_events_status_check CHECK (status = ANY (ARRAY['PENDING'::text, 'LOOKING_FOR_DRIVER'::text, 'ON_ROUTE_TO_PICK_UP'::text, 'IN_STORE'::text, 'ON_ROUTE_TO_DROP_OFF'::text, 'ON_ROUTE_TO_DROP_OFFS'::text, 'DELIVERED'::text, 'STACKING'::text, 'RETURNED'::text, 'DRIVER_CANCELED'::text, 'CANCELED'::text, 'CUSTOMER_CANCELED'::text, 'STORE_CANCELED'::text]))
);
CREATE INDEX shipment_events_rider ON shipment_events USING btree (branch_id, shipment_id, rider_id, status) WHERE rider_id IS NOT NULL;

CREATE TABLE shipment_stacks (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  id uuid NOT NULL,
  code text NOT NULL,
  status text NOT NULL DEFAULT 'STACKING'::text,
  provider_name text NOT NULL DEFAULT 'OWN_FLEET'::text,
  rider_id uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  version integer NOT NULL DEFAULT 0,
  CONSTRAINT shipment_stacks_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT shipment_stacks_branch_id_code_key UNIQUE (branch_id, code),
  CONSTRAINT shipment_stacks_id_key UNIQUE (id),
  CONSTRAINT shipment_stacks_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id),
  CONSTRAINT shipment_stacks_branch_id_rider_id_fkey FOREIGN KEY (branch_id, rider_id) REFERENCES riders(branch_id, id),
  CONSTRAINT shipment_stacks_status_check CHECK (status = ANY (ARRAY['PENDING'::text, 'LOOKING_FOR_DRIVER'::text, 'ON_ROUTE_TO_PICK_UP'::text, 'IN_STORE'::text, 'ON_ROUTE_TO_DROP_OFF'::text, 'ON_ROUTE_TO_DROP_OFFS'::text, 'DELIVERED'::text, 'STACKING'::text, 'RETURNED'::text, 'DRIVER_CANCELED'::text, 'CANCELED'::text, 'CUSTOMER_CANCELED'::text, 'STORE_CANCELED'::text]))
);
CREATE INDEX shipment_stacks_free ON shipment_stacks USING btree (branch_contact_id, status, created_at);
CREATE INDEX shipment_stacks_rider ON shipment_stacks USING btree (branch_id, rider_id) WHERE rider_id IS NOT NULL;

CREATE TABLE shipments (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  logistics_order_id uuid NOT NULL,
  shipment_stack_id uuid,
  id uuid NOT NULL,
  status text NOT NULL DEFAULT 'PENDING'::text,
  provider_name text NOT NULL DEFAULT 'OWN_FLEET'::text,
  rider_id uuid,
  stacking_order integer,
  return_shipment boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  delivered_at timestamp with time zone,
  delivery_key_tries text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT shipments_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT shipments_id_key UNIQUE (id),
  CONSTRAINT shipments_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id),
  CONSTRAINT shipments_branch_id_logistics_order_id_fkey FOREIGN KEY (branch_id, logistics_order_id) REFERENCES logistics_orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT shipments_branch_id_rider_id_fkey FOREIGN KEY (branch_id, rider_id) REFERENCES riders(branch_id, id),
  CONSTRAINT shipments_branch_id_shipment_stack_id_fkey FOREIGN KEY (branch_id, shipment_stack_id) REFERENCES shipment_stacks(branch_id, id),
  CONSTRAINT shipments_status_check CHECK (status = ANY (ARRAY['PENDING'::text, 'LOOKING_FOR_DRIVER'::text, 'ON_ROUTE_TO_PICK_UP'::text, 'IN_STORE'::text, 'ON_ROUTE_TO_DROP_OFF'::text, 'ON_ROUTE_TO_DROP_OFFS'::text, 'DELIVERED'::text, 'STACKING'::text, 'RETURNED'::text, 'DRIVER_CANCELED'::text, 'CANCELED'::text, 'CUSTOMER_CANCELED'::text, 'STORE_CANCELED'::text]))
);
CREATE INDEX shipments_free ON shipments USING btree (branch_contact_id, status, created_at);
CREATE INDEX shipments_logistics_order ON shipments USING btree (branch_id, logistics_order_id);
CREATE UNIQUE INDEX shipments_one_open ON shipments USING btree (branch_id, logistics_order_id) WHERE status = ANY (ARRAY['PENDING'::text, 'LOOKING_FOR_DRIVER'::text, 'ON_ROUTE_TO_PICK_UP'::text, 'IN_STORE'::text, 'ON_ROUTE_TO_DROP_OFF'::text, 'ON_ROUTE_TO_DROP_OFFS'::text, 'STACKING'::text]);
CREATE INDEX shipments_rider ON shipments USING btree (branch_id, rider_id, status, created_at) WHERE rider_id IS NOT NULL;
CREATE INDEX shipments_stack ON shipments USING btree (branch_id, shipment_stack_id) WHERE shipment_stack_id IS NOT NULL;
CREATE INDEX shipments_to_return ON shipments USING btree (branch_contact_id) WHERE return_shipment AND status = 'DELIVERED'::text;

CREATE TABLE sign_in_codes (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  phone_key text NOT NULL,
  code_hash text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  browser_id text NOT NULL,
  CONSTRAINT sign_in_codes_pkey PRIMARY KEY (branch_id, phone_key, browser_id),
  CONSTRAINT sign_in_codes_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT sign_in_codes_attempts_check CHECK (attempts >= 0)
);
CREATE INDEX sign_in_codes_expiry ON sign_in_codes USING btree (expires_at);

CREATE TABLE size_overrides (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  size_id uuid NOT NULL,
  price bigint NOT NULL,
  CONSTRAINT size_overrides_pkey PRIMARY KEY (branch_id, branch_contact_id, size_id),
  CONSTRAINT size_overrides_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT size_overrides_branch_id_size_id_fkey FOREIGN KEY (branch_id, size_id) REFERENCES sizes(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT size_overrides_price_check CHECK (price >= 0)
);
CREATE INDEX size_overrides_size ON size_overrides USING btree (branch_id, size_id);

CREATE TABLE sizes (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  plate_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  price bigint NOT NULL,
  CONSTRAINT sizes_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT sizes_branch_id_plate_id_key_key UNIQUE (branch_id, plate_id, key),
  CONSTRAINT sizes_branch_id_plate_id_fkey FOREIGN KEY (branch_id, plate_id) REFERENCES plates(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT sizes_price_check CHECK (price >= 0)
);

CREATE TABLE slot_bookings (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_mode_id uuid NOT NULL,
  slot_at timestamp with time zone NOT NULL,
  taken integer NOT NULL,
  CONSTRAINT slot_bookings_pkey PRIMARY KEY (branch_id, order_mode_id, slot_at),
  CONSTRAINT slot_bookings_branch_id_order_mode_id_fkey FOREIGN KEY (branch_id, order_mode_id) REFERENCES order_modes(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT slot_bookings_taken_check CHECK (taken >= 0)
);

CREATE TABLE sold_out_garnishes (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  garnish_id uuid NOT NULL,
  since timestamp with time zone NOT NULL,
  until timestamp with time zone,
  staff_user_id uuid,
  CONSTRAINT sold_out_garnishes_pkey PRIMARY KEY (branch_id, branch_contact_id, garnish_id),
  CONSTRAINT sold_out_garnishes_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT sold_out_garnishes_branch_id_garnish_id_fkey FOREIGN KEY (branch_id, garnish_id) REFERENCES garnishes(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX sold_out_garnishes_garnish ON sold_out_garnishes USING btree (branch_id, garnish_id);

CREATE TABLE sold_out_ingredients (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  ingredient text NOT NULL,
  since timestamp with time zone NOT NULL,
  until timestamp with time zone,
  staff_user_id uuid,
  CONSTRAINT sold_out_ingredients_pkey PRIMARY KEY (branch_id, branch_contact_id, ingredient),
  CONSTRAINT sold_out_ingredients_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE
);

CREATE TABLE sold_out_plates (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  plate_id uuid NOT NULL,
  since timestamp with time zone NOT NULL,
  until timestamp with time zone,
  staff_user_id uuid,
  CONSTRAINT sold_out_plates_pkey PRIMARY KEY (branch_id, branch_contact_id, plate_id),
  CONSTRAINT sold_out_plates_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT sold_out_plates_branch_id_plate_id_fkey FOREIGN KEY (branch_id, plate_id) REFERENCES plates(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX sold_out_plates_plate ON sold_out_plates USING btree (branch_id, plate_id);

CREATE TABLE sold_out_sizes (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  size_id uuid NOT NULL,
  since timestamp with time zone NOT NULL,
  until timestamp with time zone,
  staff_user_id uuid,
  CONSTRAINT sold_out_sizes_pkey PRIMARY KEY (branch_id, branch_contact_id, size_id),
  CONSTRAINT sold_out_sizes_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT sold_out_sizes_branch_id_size_id_fkey FOREIGN KEY (branch_id, size_id) REFERENCES sizes(branch_id, id) ON DELETE CASCADE
);
CREATE INDEX sold_out_sizes_size ON sold_out_sizes USING btree (branch_id, size_id);

CREATE TABLE staff_accounts (
  id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT staff_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT staff_accounts_provider_id_account_id_key UNIQUE (provider_id, account_id),
  CONSTRAINT staff_accounts_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE
);
CREATE INDEX staff_accounts_user ON staff_accounts USING btree (staff_user_id);
CREATE TRIGGER end_pins_of_password AFTER UPDATE OF password ON staff_accounts FOR EACH ROW WHEN (old.password IS DISTINCT FROM new.password) EXECUTE FUNCTION end_pins_of_password();

CREATE TABLE staff_factor_asks (
  company_id uuid NOT NULL,
  role text NOT NULL,
  own_role text GENERATED ALWAYS AS (
CASE
    WHEN role = ANY (ARRAY['*'::text, 'OWNER'::text, 'MANAGER'::text, 'CASHIER'::text, 'KITCHEN'::text, 'DISPATCHER'::text]) THEN NULL::text
    ELSE role
END) STORED,
  starts_on date NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  CONSTRAINT staff_factor_asks_pkey PRIMARY KEY (company_id, role),
  CONSTRAINT staff_factor_asks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT staff_factor_asks_company_id_own_role_fkey FOREIGN KEY (company_id, own_role) REFERENCES staff_roles(company_id, key)
);

CREATE TABLE staff_factor_reminders (
  company_id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  reminded_at timestamp with time zone NOT NULL,
  CONSTRAINT staff_factor_reminders_pkey PRIMARY KEY (company_id, staff_user_id),
  CONSTRAINT staff_factor_reminders_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT staff_factor_reminders_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE
);
CREATE INDEX staff_factor_reminders_person ON staff_factor_reminders USING btree (staff_user_id);

CREATE TABLE staff_invitations (
  company_id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  mailed boolean NOT NULL DEFAULT true,
  made_by uuid,
  CONSTRAINT staff_invitations_pkey PRIMARY KEY (company_id, staff_user_id),
  CONSTRAINT staff_invitations_token_hash_key UNIQUE (token_hash),
  CONSTRAINT staff_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT staff_invitations_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT staff_invitations_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT staff_invitations_check CHECK (mailed = (made_by IS NULL))
);
CREATE INDEX staff_invitations_made_by ON staff_invitations USING btree (made_by);
CREATE INDEX staff_invitations_user ON staff_invitations USING btree (staff_user_id);

CREATE TABLE staff_memberships (
  company_id uuid NOT NULL,
  branch_id uuid,
  branch_contact_id uuid,
  id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  confirmed_at timestamp with time zone,
  own_role text GENERATED ALWAYS AS (
CASE
    WHEN role = ANY (ARRAY['OWNER'::text, 'MANAGER'::text, 'CASHIER'::text, 'KITCHEN'::text, 'DISPATCHER'::text]) THEN NULL::text
    ELSE role
END) STORED,
  invited_by uuid,
  invited_at timestamp with time zone,
  CONSTRAINT staff_memberships_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT staff_memberships_company_id_staff_user_id_branch_id_branch_key UNIQUE NULLS NOT DISTINCT (company_id, staff_user_id, branch_id, branch_contact_id),
  CONSTRAINT staff_memberships_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT staff_memberships_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE,
  CONSTRAINT staff_memberships_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT staff_memberships_company_id_own_role_fkey FOREIGN KEY (company_id, own_role) REFERENCES staff_roles(company_id, key),
  CONSTRAINT staff_memberships_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT staff_memberships_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT staff_memberships_check CHECK (branch_contact_id IS NULL OR branch_id IS NOT NULL),
  CONSTRAINT staff_memberships_check1 CHECK (invited_by IS NULL OR confirmed_at IS NULL),
  CONSTRAINT staff_memberships_check2 CHECK ((invited_by IS NULL) = (invited_at IS NULL))
);
CREATE INDEX staff_memberships_invited_by ON staff_memberships USING btree (invited_by) WHERE invited_by IS NOT NULL;
CREATE INDEX staff_memberships_own_role ON staff_memberships USING btree (company_id, own_role) WHERE own_role IS NOT NULL;
CREATE INDEX staff_memberships_user ON staff_memberships USING btree (staff_user_id);
CREATE CONSTRAINT TRIGGER end_pins_of_leaver AFTER DELETE ON staff_memberships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION end_pins_of_leaver();
CREATE CONSTRAINT TRIGGER staff_memberships_left AFTER DELETE ON staff_memberships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION end_sales_mail();

CREATE TABLE staff_passkeys (
  id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  name text NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  aaguid text,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT staff_passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT staff_passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT staff_passkeys_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE
);
CREATE INDEX staff_passkeys_user ON staff_passkeys USING btree (staff_user_id);

CREATE TABLE staff_password_links (
  staff_user_id uuid NOT NULL,
  company_id uuid,
  token_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  made_by uuid,
  mailed boolean NOT NULL DEFAULT false,
  CONSTRAINT staff_password_links_pkey PRIMARY KEY (staff_user_id, mailed),
  CONSTRAINT staff_password_links_token_hash_key UNIQUE (token_hash),
  CONSTRAINT staff_password_links_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT staff_password_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT staff_password_links_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE,
  CONSTRAINT staff_password_links_check CHECK (NOT mailed OR company_id IS NULL AND made_by IS NULL)
);
CREATE INDEX staff_password_links_company ON staff_password_links USING btree (company_id);
CREATE INDEX staff_password_links_made_by ON staff_password_links USING btree (made_by);

CREATE TABLE staff_pins (
  company_id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  pin_hash text NOT NULL,
  set_at timestamp with time zone NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  tries_since timestamp with time zone,
  CONSTRAINT staff_pins_pkey PRIMARY KEY (company_id, staff_user_id),
  CONSTRAINT staff_pins_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT staff_pins_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE
);
CREATE INDEX staff_pins_user ON staff_pins USING btree (staff_user_id);

CREATE TABLE staff_policies (
  company_id uuid NOT NULL,
  second_factor_required boolean NOT NULL DEFAULT false,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT staff_policies_pkey PRIMARY KEY (company_id),
  CONSTRAINT staff_policies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
);

CREATE TABLE staff_roles (
  company_id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  permissions text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT staff_roles_pkey PRIMARY KEY (company_id, key),
  CONSTRAINT staff_roles_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  CONSTRAINT staff_roles_key_check CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(key) <= 60),
  CONSTRAINT staff_roles_name_check CHECK (name <> ''::text AND length(name) <= 120),
  CONSTRAINT staff_roles_permissions_check CHECK (permissions <@ ARRAY['orders.see'::text, 'orders.accept'::text, 'orders.edit'::text, 'orders.cancel'::text, 'orders.refund'::text, 'orders.paid'::text, 'riders'::text, 'cases'::text, 'menu.sold-out'::text, 'menu.edit'::text, 'menu.prices'::text, 'discounts'::text, 'locals.pause'::text, 'locals.hours'::text, 'locals.zones'::text, 'locals.edit'::text, 'payments'::text, 'integrations'::text, 'branding'::text, 'customers.see'::text, 'customers.export'::text, 'customers.erase'::text, 'reports.see'::text, 'reports.money'::text, 'errors'::text, 'activity'::text, 'staff'::text])
);

CREATE TABLE staff_second_factors (
  id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT false,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamp with time zone,
  last_step bigint,
  CONSTRAINT staff_second_factors_pkey PRIMARY KEY (id),
  CONSTRAINT staff_second_factors_staff_user_id_key UNIQUE (staff_user_id),
  CONSTRAINT staff_second_factors_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE
);

CREATE TABLE staff_sessions (
  id uuid NOT NULL,
  staff_user_id uuid NOT NULL,
  token text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  last_seen_at timestamp with time zone,
  by_passkey boolean NOT NULL DEFAULT false,
  shared_device_id uuid,
  touched_at timestamp with time zone,
  CONSTRAINT staff_sessions_pkey PRIMARY KEY (id),
  CONSTRAINT staff_sessions_token_key UNIQUE (token),
  CONSTRAINT staff_sessions_shared_device_id_fkey FOREIGN KEY (shared_device_id) REFERENCES shared_devices(id) ON DELETE CASCADE,
  CONSTRAINT staff_sessions_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE CASCADE
);
CREATE INDEX staff_sessions_device ON staff_sessions USING btree (shared_device_id) WHERE shared_device_id IS NOT NULL;
CREATE INDEX staff_sessions_user ON staff_sessions USING btree (staff_user_id);

CREATE TABLE staff_users (
  id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  imported_password text,
  two_factor_enabled boolean NOT NULL DEFAULT false,
  CONSTRAINT staff_users_pkey PRIMARY KEY (id),
  CONSTRAINT staff_users_email_key UNIQUE (email)
);

CREATE TABLE staff_verifications (
  id uuid NOT NULL,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT staff_verifications_pkey PRIMARY KEY (id)
);
CREATE INDEX staff_verifications_identifier ON staff_verifications USING btree (identifier);

CREATE TABLE survey_answers (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  order_id uuid NOT NULL,
  survey_question_id uuid NOT NULL,
  question_title text NOT NULL,
  question_type text NOT NULL,
  answer text NOT NULL,
  reasons text[] NOT NULL DEFAULT '{}'::text[],
  mandatory boolean NOT NULL,
  priority boolean NOT NULL,
  CONSTRAINT survey_answers_pkey PRIMARY KEY (branch_id, order_id, survey_question_id),
  CONSTRAINT survey_answers_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES survey_responses(branch_id, order_id) ON DELETE CASCADE,
  CONSTRAINT survey_answers_answer_check CHECK (length(answer) <= 180),
  CONSTRAINT survey_answers_question_type_check CHECK (question_type = ANY (ARRAY['rating'::text, 'text'::text, 'multiselect'::text]))
);

CREATE TABLE survey_question_reasons (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  survey_question_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  reason text NOT NULL,
  CONSTRAINT survey_question_reasons_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT survey_question_reasons_branch_id_survey_question_id_key_key UNIQUE (branch_id, survey_question_id, key),
  CONSTRAINT survey_question_reasons_branch_id_survey_question_id_fkey FOREIGN KEY (branch_id, survey_question_id) REFERENCES survey_questions(branch_id, id) ON DELETE CASCADE
);

CREATE TABLE survey_questions (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  survey_id uuid NOT NULL,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  title text NOT NULL,
  sub_title text NOT NULL DEFAULT ''::text,
  type text NOT NULL,
  priority boolean NOT NULL DEFAULT false,
  mandatory boolean NOT NULL DEFAULT false,
  CONSTRAINT survey_questions_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT survey_questions_branch_id_survey_id_key_key UNIQUE (branch_id, survey_id, key),
  CONSTRAINT survey_questions_branch_id_survey_id_fkey FOREIGN KEY (branch_id, survey_id) REFERENCES surveys(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT survey_questions_type_check CHECK (type = ANY (ARRAY['rating'::text, 'text'::text, 'multiselect'::text]))
);

CREATE TABLE survey_responses (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  order_id uuid NOT NULL,
  survey_id uuid NOT NULL,
  customer_id uuid,
  general_nps_answer integer,
  is_completed boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT survey_responses_pkey PRIMARY KEY (branch_id, order_id),
  CONSTRAINT survey_responses_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT survey_responses_general_nps_answer_check CHECK (general_nps_answer >= 1 AND general_nps_answer <= 5)
);
CREATE INDEX survey_responses_contact ON survey_responses USING btree (branch_contact_id, created_at);

CREATE TABLE surveys (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid,
  id uuid NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  CONSTRAINT surveys_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT surveys_branch_id_key_key UNIQUE (branch_id, key),
  CONSTRAINT surveys_id_key UNIQUE (id),
  CONSTRAINT surveys_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT surveys_company_id_branch_id_fkey FOREIGN KEY (company_id, branch_id) REFERENCES branches(company_id, id) ON DELETE CASCADE
);

CREATE TABLE transfers (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  order_id uuid NOT NULL,
  account text NOT NULL,
  told jsonb NOT NULL,
  amount bigint NOT NULL,
  by_amount boolean NOT NULL,
  reference text,
  held boolean NOT NULL DEFAULT true,
  held_until timestamp with time zone NOT NULL,
  said_at timestamp with time zone,
  receipt text,
  paid_at timestamp with time zone,
  staff_user_id uuid,
  reason text NOT NULL DEFAULT ''::text,
  returned_at timestamp with time zone,
  returned_by uuid,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT transfers_pkey PRIMARY KEY (branch_id, order_id),
  CONSTRAINT transfers_branch_id_order_id_fkey FOREIGN KEY (branch_id, order_id) REFERENCES orders(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT transfers_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT transfers_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users(id) ON DELETE SET NULL,
  CONSTRAINT transfers_account_check CHECK (account <> ''::text),
  CONSTRAINT transfers_amount_check CHECK (amount > 0),
  CONSTRAINT transfers_check CHECK (by_amount OR reference IS NOT NULL),
  CONSTRAINT transfers_receipt_check CHECK (length(receipt) <= 60)
);
CREATE UNIQUE INDEX transfers_amount ON transfers USING btree (company_id, account, amount) WHERE held AND by_amount;
CREATE INDEX transfers_lately ON transfers USING btree (branch_id, created_at DESC);
CREATE UNIQUE INDEX transfers_reference ON transfers USING btree (company_id, account, reference) WHERE held AND reference IS NOT NULL;
CREATE INDEX transfers_returned ON transfers USING btree (branch_contact_id, returned_at DESC) WHERE returned_at IS NOT NULL;
CREATE INDEX transfers_returned_by_idx ON transfers USING btree (returned_by) WHERE returned_by IS NOT NULL;
CREATE INDEX transfers_staff_user_id_idx ON transfers USING btree (staff_user_id) WHERE staff_user_id IS NOT NULL;

CREATE TABLE working_hours (
  company_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  branch_contact_id uuid NOT NULL,
  schedule_config_id uuid,
  delivery_zone_id uuid,
  id uuid NOT NULL,
  day_of_week text NOT NULL,
  start_minute integer NOT NULL,
  duration_minutes integer NOT NULL,
  CONSTRAINT working_hours_pkey PRIMARY KEY (branch_id, id),
  CONSTRAINT working_hours_branch_id_branch_contact_id_schedule_config_i_key UNIQUE NULLS NOT DISTINCT (branch_id, branch_contact_id, schedule_config_id, delivery_zone_id, day_of_week, start_minute),
  CONSTRAINT working_hours_branch_id_branch_contact_id_fkey FOREIGN KEY (branch_id, branch_contact_id) REFERENCES branch_contacts(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT working_hours_branch_id_delivery_zone_id_fkey FOREIGN KEY (branch_id, delivery_zone_id) REFERENCES delivery_zones(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT working_hours_branch_id_schedule_config_id_fkey FOREIGN KEY (branch_id, schedule_config_id) REFERENCES schedule_configs(branch_id, id) ON DELETE CASCADE,
  CONSTRAINT working_hours_check CHECK (schedule_config_id IS NULL OR delivery_zone_id IS NULL),
  CONSTRAINT working_hours_day_of_week_check CHECK (day_of_week = ANY (ARRAY['MONDAY'::text, 'TUESDAY'::text, 'WEDNESDAY'::text, 'THURSDAY'::text, 'FRIDAY'::text, 'SATURDAY'::text, 'SUNDAY'::text])),
  CONSTRAINT working_hours_duration_minutes_check CHECK (duration_minutes >= 1 AND duration_minutes <= 1440),
  CONSTRAINT working_hours_start_minute_check CHECK (start_minute >= 0 AND start_minute <= 1439)
);

CREATE OR REPLACE FUNCTION account_stood_for(the_company uuid, the_account text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case when exists (select from payment_types p
      where p.company_id = the_company and transfer_number(p.transfer ->> 'account') = lower(the_account))
    then the_account else transfer_account(the_company, the_account) end
$function$;

CREATE OR REPLACE FUNCTION begin_counting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update branch_contacts set catalog_version = catalog_version + 1
  where branch_id = new.branch_id and id = new.branch_contact_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION branding_of(the_branch uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object(
    'colorConfig', jsonb_strip_nulls(jsonb_build_object(
      'colorModeType', b.color_mode_type,
      'lightMainColor', b.light_main_color, 'darkMainColor', b.dark_main_color,
      'buttonBorderedColorLight', b.button_bordered_color_light, 'buttonBorderedColorDark', b.button_bordered_color_dark,
      'promotionalBannerColorLight', b.promotional_banner_color_light,
      'promotionalBannerColorDark', b.promotional_banner_color_dark,
      'mainBackgroundColorLight', b.main_background_color_light, 'mainBackgroundColorDark', b.main_background_color_dark,
      'mainTextColorLight', b.main_text_color_light, 'mainTextColorDark', b.main_text_color_dark,
      'descriptionTextColorLight', b.description_text_color_light,
      'descriptionTextColorDark', b.description_text_color_dark)),
    'fontFamily', b.font_family,
    'logo', (select f.sha256 from files f where f.owner_id = b.id and f.kind = 'LOGO'),
    'banner', (select f.sha256 from files f where f.owner_id = b.id and f.kind = 'BANNER'),
    'background', (select f.sha256 from files f where f.owner_id = b.id and f.kind = 'BACKGROUND'),
    'withCustomBannerLogo', b.with_custom_banner_logo,
    'withCustomBackgroundLogo', b.with_custom_background_logo,
    'social', jsonb_build_object('instagram', b.instagram, 'facebook', b.facebook),
    'customMessage', coalesce(b.custom_message, ''),
    'menuConfig', jsonb_build_object(
      'plateDetailInModal', b.plate_detail_in_modal, 'platesInMainView', b.plates_in_main_view,
      'indicatorDisplay', b.indicator_display))
  from branches b where b.id = the_branch
$function$;

CREATE OR REPLACE FUNCTION came_or_went(operations jsonb, place text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET jit TO 'off'
AS $function$
  select exists (
    select from (
      select operation, array(select jsonb_array_elements_text(operation -> 'place')) as own
      from jsonb_array_elements(operations) as operation
      where jsonb_array_length(operation -> 'place') < cardinality(place)
    ) as outer_ones
    where place[1:cardinality(own)] = own and (stands_in(operation -> 'thing', place[cardinality(own) + 1:])
      or stands_in(operation -> 'from', place[cardinality(own) + 1:])
      or stands_in(operation -> 'to', place[cardinality(own) + 1:]))
  )
$function$;

CREATE OR REPLACE FUNCTION daily_count_of(the_branch uuid, the_contact uuid, the_plate uuid)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (select coalesce(o.daily_count, p.daily_count)
    from plates p left join plate_overrides o
      on o.branch_id = p.branch_id and o.branch_contact_id = the_contact and o.plate_id = p.id
    where p.branch_id = the_branch and p.id = the_plate);
end $function$;

CREATE OR REPLACE FUNCTION end_pins_of_leaver()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from staff_pins p where p.company_id = old.company_id and p.staff_user_id = old.staff_user_id
    and not exists (select from staff_memberships m where m.company_id = old.company_id
      and m.staff_user_id = old.staff_user_id and m.confirmed_at is not null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_pins_of_password()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from staff_pins where staff_user_id = new.staff_user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION end_sales_mail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from sales_mails s
  where s.company_id = old.company_id and s.staff_user_id = old.staff_user_id
    and not exists (select from staff_memberships m
      where m.company_id = old.company_id and m.staff_user_id = old.staff_user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION is_undone(the_company uuid, the_number integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  with recursive chain as (
    select number from revisions where company_id = the_company and undoes = the_number
    union all
    select other.number from revisions other join chain on other.undoes = chain.number
    where other.company_id = the_company
  )
  select count(*) % 2 = 1 from chain
$function$;

CREATE OR REPLACE FUNCTION join_transfer_accounts(the_company uuid, since timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  link record;
  one record;
begin
  for link in
    select alias, number, account_stood_for(the_company, alias) = number as is_sure from (
      select distinct transfer_alias(p.transfer ->> 'alias') as alias,
        transfer_account(the_company, transfer_alias(p.transfer ->> 'alias')) as number
      from payment_types p
      where p.company_id = the_company and transfer_alias(p.transfer ->> 'alias') is not null
        and transfer_number(p.transfer ->> 'account') is not null) links
    where number <> alias
  loop
    for one in
      select t.branch_id, t.order_id from transfers t
      where t.branch_id in (select b.id from branches b where b.company_id = the_company)
        and lower(t.account) = link.alias and transfer_number(t.told ->> 'account') is null and t.created_at > since
    loop
      begin
        update transfers set account = link.number
        where branch_id = one.branch_id and order_id = one.order_id;
      exception when unique_violation then
        update transfers set account = link.number, held = false
        where branch_id = one.branch_id and order_id = one.order_id;
      end;
    end loop;
    -- Nothing tells whether a line came in under an alias or a number that is written alike.
    continue when not link.is_sure;
    for one in
      select m.branch_id, m.id, m.order_id is null and m.set_aside_at is null as is_open, m.taken_back,
        twin.id as twin_id, twin.order_id as twin_order, coalesce(twin.taken_back, false) as twin_taken_back
      from bank_movements m
      left join bank_movements twin on twin.branch_id = m.branch_id and twin.fingerprint = m.fingerprint
        and twin.occurrence = m.occurrence and twin.account = link.number
      where m.branch_id in (select b.id from branches b where b.company_id = the_company)
        and lower(m.account) = link.alias
    loop
      if one.twin_id is not null and one.is_open then
        delete from bank_movements where branch_id = one.branch_id and id = one.id;
        update bank_movements set taken_back = taken_back or one.taken_back
        where branch_id = one.branch_id and id = one.twin_id;
      elsif one.twin_id is null or one.twin_order is null then
        delete from bank_movements where branch_id = one.branch_id and id = one.twin_id;
        update bank_movements set account = link.number, taken_back = taken_back or one.twin_taken_back
        where branch_id = one.branch_id and id = one.id;
      end if;
    end loop;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION order_flood(the_branch uuid, the_contact uuid, the_phone text, the_day date, the_time timestamp with time zone, is_unpaid boolean, the_limits jsonb)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  so_far record;
  waiting record;
begin
  select c.window_at, c.window_orders as orders into so_far from order_daily_counters c
  where c.branch_id = the_branch and c.branch_contact_id = the_contact and c.local_day = the_day;
  if so_far.window_at > the_time - make_interval(secs => (the_limits ->> 'seconds')::int)
    and so_far.orders >= (the_limits ->> 'of_local')::int then return 'local-busy'; end if;

  if not is_unpaid then return null; end if;
  select count(*) filter (where o.phone_key = the_phone) as of_phone, count(*) as of_local into waiting from orders o
  where o.branch_id = the_branch and o.branch_contact_id = the_contact
    and o.payment_status = 'PENDING' and o.status = 'GENERATED' and o.rehearsal_id is null;
  if waiting.of_phone >= (the_limits ->> 'unpaid_of_phone')::int then return 'phone-owes'; end if;
  if waiting.of_local >= (the_limits ->> 'unpaid_of_local')::int then return 'local-waits'; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION order_refusal(the_branch uuid, the_contact uuid, the_phone text, the_points bigint, the_mode uuid, the_slot timestamp with time zone, slot_capacity integer, the_plates jsonb, the_code jsonb)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  known record;
  booked int;
  lacking boolean;
  limited record;
  code_id uuid := (the_code ->> 'id')::uuid;
  held_by_others int;
  used_before int;
begin
  perform take_turn(the_contact);

  select c.id, c.orders_count, c.loyalty_points_balance as points into known
  from customers c where c.branch_id = the_branch and c.phone_key = the_phone for update;
  if the_points > coalesce(known.points, 0) then return 'points-short'; end if;

  if the_slot is not null then
    select b.taken into booked from slot_bookings b
    where b.branch_id = the_branch and b.order_mode_id = the_mode and b.slot_at = the_slot for update;
    if coalesce(booked, 0) >= slot_capacity then return 'slot-full'; end if;
  end if;

  if the_plates is not null then
    select bool_or(shelf.is_short) into lacking from (
      select s.remaining < wanted.quantity as is_short
      from plate_stocks s join jsonb_to_recordset(the_plates) as wanted(plate_id uuid, quantity bigint)
        on wanted.plate_id = s.plate_id
      where s.branch_id = the_branch and s.branch_contact_id = the_contact
      order by s.plate_id for update of s
    ) as shelf;
    if lacking then return 'out-of-stock'; end if;

    perform from plate_days d join jsonb_to_recordset(the_plates) as wanted(plate_id uuid, day date)
      on wanted.plate_id = d.plate_id and wanted.day = d.day
    where d.branch_id = the_branch and d.branch_contact_id = the_contact
    order by d.plate_id for update of d;
    select bool_or(coalesce(d.taken, 0) + wanted.quantity > daily_count_of(the_branch, the_contact, wanted.plate_id))
      into lacking
    from jsonb_to_recordset(the_plates) as wanted(plate_id uuid, quantity bigint, day date)
    left join plate_days d on d.branch_id = the_branch and d.branch_contact_id = the_contact
      and d.plate_id = wanted.plate_id and d.day = wanted.day;
    if lacking then return 'out-of-stock'; end if;
  end if;

  if code_id is null then return null; end if;
  select d.uses_count, d.usage_limit into limited from discount_codes d
  where d.branch_id = the_branch and d.id = code_id and d.usage_limit is not null for update;
  if found then
    select count(*) into held_by_others from discount_code_holds h
    where h.branch_id = the_branch and h.discount_code_id = code_id
      and h.held_until > (the_code ->> 'at')::timestamptz and h.browser_id <> (the_code ->> 'browser');
    if limited.uses_count + held_by_others >= limited.usage_limit then return 'discount-code-used-up'; end if;
  end if;
  select u.uses into used_before from discount_code_customers u
  where u.branch_id = the_branch and u.discount_code_id = code_id and u.customer_id = known.id;
  if used_before >= (the_code ->> 'limit_per_customer')::int then return 'discount-code-used-up'; end if;
  if (the_code ->> 'first_time_use')::boolean and known.orders_count > 0 then return 'discount-code-not-first'; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION places_of(operations jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET jit TO 'off'
AS $function$
  select coalesce(array_agg(distinct place), '{}') from (
    select (select string_agg(step, '/' order by at) from jsonb_array_elements_text(operation -> 'place')
        with ordinality as steps (step, at) where at <= deep) as place
    from jsonb_array_elements(operations) as operation,
      generate_series(3, jsonb_array_length(operation -> 'place')) as deep
  ) as places
$function$;

CREATE OR REPLACE FUNCTION plain_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(regexp_replace(NORMALIZE(value, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION record_branding(the_branch uuid, by_source text, by_staff uuid, back_to integer, at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
AS $function$
  insert into branding_pictures (company_id, branch_id, sha256, source_name, media_type, size_bytes, width, height, color,
    created_at)
  select distinct on (f.sha256) b.company_id, b.id, f.sha256, f.source_name, f.media_type, f.size_bytes, f.width, f.height,
    f.color, at
  from branches b join files f on f.owner_id = b.id and f.kind in ('LOGO', 'BANNER', 'BACKGROUND')
  where b.id = the_branch
  on conflict (branch_id, sha256) do nothing;

  with newest as (
    select number, content from branding_versions where branch_id = the_branch order by number desc limit 1
  )
  insert into branding_versions (company_id, branch_id, number, content, source, staff_user_id, restored_from, created_at)
  select b.company_id, b.id, coalesce((select number from newest), 0) + 1, branding_of(b.id), by_source, by_staff, back_to,
    at
  from branches b
  where b.id = the_branch and branding_of(b.id) is distinct from (select content from newest)
  returning number
$function$;

CREATE OR REPLACE FUNCTION refuse_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception using errcode = 'check_violation', table = tg_table_name,
    constraint = 'customers_not_below_zero', message = 'a customer has neither points nor orders below zero';
end $function$;

CREATE OR REPLACE FUNCTION remember_picture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pictures (company_id, source_name, sha256, media_type, size_bytes, width, height, color, shown, created_at)
  values (new.company_id, new.source_name, new.sha256, new.media_type, new.size_bytes, new.width, new.height, new.color,
    true, now())
  on conflict (company_id, source_name, sha256) do update set shown = true, created_at = excluded.created_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION standing_number(the_company uuid, the_number integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    (select number from revisions where company_id = the_company and number = the_number),
    (select number from revisions
      where company_id = the_company and took_in <> '{}' and took_in @> array[the_number]))
$function$;

CREATE OR REPLACE FUNCTION stands_in(value jsonb, steps text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  step text;
begin
  foreach step in array steps loop
    if jsonb_typeof(value) = 'array' then
      value := (select thing from jsonb_array_elements(value) as thing
        where step in (thing ->> 'key', thing ->> 'code') limit 1);
    else
      value := value -> step;
    end if;
    if value is null then return false; end if;
  end loop;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION steps_of_mark(mark jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET jit TO 'off'
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('place', place)), '[]')
  from jsonb_array_elements(mark -> 'places') as place
$function$;

CREATE OR REPLACE FUNCTION take_transfer_mark(the_transfer jsonb, the_most bigint, the_references text[], with_reference boolean)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  asked transfers := jsonb_populate_record(null::transfers, the_transfer);
  total bigint := asked.amount;
  less bigint;
  word text;
begin
  if transfer_number(asked.told ->> 'account') is null then
    asked.account := transfer_account(asked.company_id, asked.account);
  end if;
  update transfers t set held = false
  where t.company_id = asked.company_id and t.account = asked.account and t.held and t.held_until <= asked.created_at;

  asked.by_amount := true;
  for less in select n from generate_series(1, the_most) as n
    where not exists (select from transfers t where t.company_id = asked.company_id and t.account = asked.account
      and t.held and t.amount = total - n) order by n
  loop
    asked.amount := total - less;
    foreach word in array the_references loop
      asked.reference := case when with_reference then word end;
      insert into transfers select asked.* on conflict do nothing;
      if found then return asked.amount; end if;
    end loop;
  end loop;

  asked.by_amount := false;
  asked.amount := total;
  foreach word in array the_references loop
    asked.reference := word;
    insert into transfers select asked.* on conflict do nothing;
    if found then return total; end if;
  end loop;
  raise exception 'no mark is left' using errcode = 'serialization_failure';
end $function$;

CREATE OR REPLACE FUNCTION take_turn(the_contact uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock(hashtextextended(the_contact::text, 0))
$function$;

CREATE OR REPLACE FUNCTION transfer_account(the_company uuid, the_alias text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(min(transfer_number(p.transfer ->> 'account')), the_alias)
  from payment_types p
  where p.company_id = the_company and transfer_alias(p.transfer ->> 'alias') = transfer_alias(the_alias)
$function$;

CREATE OR REPLACE FUNCTION transfer_alias(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select nullif(lower(regexp_replace(written,
    '^[ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '', 'g')), '')
$function$;

CREATE OR REPLACE FUNCTION transfer_number(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select nullif(lower(regexp_replace(written,
    '[ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff./-]', '', 'g')), '')
$function$;

CREATE OR REPLACE FUNCTION wholes_of(operations jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET jit TO 'off'
AS $function$
  select coalesce(array_agg(distinct place), '{}') from (
    select (select string_agg(step, '/' order by at) from jsonb_array_elements_text(operation -> 'place')
        with ordinality as steps (step, at)) as place
    from jsonb_array_elements(operations) as operation
    where operation ? 'thing' or jsonb_typeof(operation -> 'from') in ('object', 'array')
      or jsonb_typeof(operation -> 'to') in ('object', 'array')
  ) as places
$function$;
