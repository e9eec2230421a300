-- What went wrong in browsers, the same error once: how often, when, and the last example of it. Nothing of it is a
-- person's; the table that kept reports as they came, with addresses, goes.
create table client_errors (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null,
  -- A digest of what makes two reports the same.
  fingerprint text not null,
  message text not null,
  component text not null,
  -- The page, '' where the report does not say: '/menu/{alias}/{mode}'.
  route text not null,
  -- Where in our own code, '' where the report does not say.
  frame text not null,
  count int not null default 1,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- The last report, as it may be kept.
  branch_contact_id uuid,
  browser text not null,
  version text not null,
  stack text not null,
  payload jsonb,
  -- Null while it is open. Seen again, it is open again.
  resolved_at timestamptz,
  resolved_by uuid,
  primary key (branch_id, id),
  constraint client_errors_once unique (branch_id, fingerprint),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);
-- The one of a company that was seen longest ago gives way.
create index client_errors_company on client_errors (company_id, last_seen_at);
create index client_errors_age on client_errors (last_seen_at);

drop table diner_logs;
