-- What is asked, reported and remembered around an order.

create table surveys (
  company_id uuid not null,
  branch_id uuid not null,
  -- Null: asked at every branch contact that has no survey of its own.
  branch_contact_id uuid,
  id uuid not null unique,
  key text not null,
  position int not null default 0,
  active boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, key),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade,
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);

-- Types are spelled as the documents do (001 §3 Survey).
create table survey_questions (
  company_id uuid not null,
  branch_id uuid not null,
  survey_id uuid not null,
  id uuid not null,
  key text not null,
  -- 001 §3 questionOrder.
  position int not null default 0,
  title text not null,
  sub_title text not null default '',
  type text not null check (type in ('rating', 'text', 'multiselect')),
  priority boolean not null default false,
  mandatory boolean not null default false,
  primary key (branch_id, id),
  unique (branch_id, survey_id, key),
  foreign key (branch_id, survey_id) references surveys (branch_id, id) on delete cascade
);

create table survey_question_reasons (
  company_id uuid not null,
  branch_id uuid not null,
  survey_question_id uuid not null,
  id uuid not null,
  key text not null,
  position int not null default 0,
  reason text not null,
  primary key (branch_id, id),
  unique (branch_id, survey_question_id, key),
  foreign key (branch_id, survey_question_id) references survey_questions (branch_id, id) on delete cascade
);

-- One response for an order. The survey may be rewritten later, so the ids of the questions carry no foreign key.
create table survey_responses (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  order_id uuid not null,
  survey_id uuid not null,
  customer_id uuid,
  general_nps_answer int check (general_nps_answer between 1 and 5),
  is_completed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (branch_id, order_id),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade
);
create index survey_responses_contact on survey_responses (branch_contact_id, created_at);

create table survey_answers (
  company_id uuid not null,
  branch_id uuid not null,
  order_id uuid not null,
  survey_question_id uuid not null,
  question_title text not null,
  question_type text not null check (question_type in ('rating', 'text', 'multiselect')),
  answer text not null check (length(answer) <= 180),
  reasons text[] not null default '{}',
  mandatory boolean not null,
  priority boolean not null,
  primary key (branch_id, order_id, survey_question_id),
  foreign key (branch_id, order_id) references survey_responses (branch_id, order_id) on delete cascade
);

-- decisions.md, order error types.
create table order_reports (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  error_type text not null
    check (error_type in ('WITH_PROBLEMS', 'NOT_RECEIVED', 'DELAYED', 'WRONG_CHARGE', 'OTHER')),
  details text not null default '',
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid,
  primary key (branch_id, id),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade
);
create index order_reports_order on order_reports (branch_id, order_id);
create index order_reports_open on order_reports (branch_contact_id, created_at) where resolved_at is null;

create table campaigns (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null unique,
  key text not null,
  position int not null default 0,
  name text not null,
  message text not null default '',
  active boolean not null default true,
  primary key (branch_id, id),
  unique (branch_id, key),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);

-- The last cart that a phone left at a branch contact; written again it is the same row.
create table abandoned_carts (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  phone text not null,
  phone_key text not null,
  email text,
  order_mode_id uuid not null,
  items jsonb not null,
  navigation_event text not null
    check (navigation_event in ('PAGE_HIDDEN', 'PAGE_VISIBLE', 'ORDER_CREATED', 'CART_EMPTIED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  notified_at timestamptz,
  canceled_at timestamptz,
  primary key (branch_id, branch_contact_id, phone_key),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);
create index abandoned_carts_waiting on abandoned_carts (updated_at) where notified_at is null and canceled_at is null;

create table analytics_events (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null,
  type text not null check (type in (
    'PAY_ORDER', 'CREATE_ORDER', 'CONTINUE_TO_CHECKOUT', 'DELETE_ITEM', 'VIEW_ORDER_SUMMARY', 'ADD_ITEM',
    'ITEM_VIEW', 'ORDER_MODE_SELECT', 'BRANCH_CONTACT_SELECT', 'LINK_CLICK')),
  branch_contact_id uuid,
  session_id text not null,
  customer text,
  campaign_id text,
  abandoned_cart boolean not null default false,
  source text,
  payload jsonb not null default '{}',
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  primary key (branch_id, id),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);
create index analytics_events_type on analytics_events (branch_id, type, occurred_at);

-- POST /api/diner/log: what a browser could not do. It may not know where it was, so nothing is required.
create table diner_logs (
  company_id uuid,
  branch_id uuid,
  branch_contact_id uuid,
  id uuid primary key,
  component text not null default '',
  url text not null default '',
  full_address text,
  lat double precision,
  lng double precision,
  address_from_local_storage boolean,
  payload jsonb,
  stack text,
  user_agent text,
  created_at timestamptz not null
);
create index diner_logs_branch on diner_logs (branch_id, created_at);
create index diner_logs_age on diner_logs (created_at);
