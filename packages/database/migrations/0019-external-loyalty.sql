-- 000 §4 External loyalty: the programme of another house that a branch has joined. One for a branch.
create table external_loyalty_programs (
  company_id uuid not null,
  branch_id uuid primary key,
  -- The slug of the partner, as it stands in addresses.
  partner text not null,
  name text not null,
  active boolean not null default true,
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);

-- Where a branch reaches its partner and by which key, sealed by the server, never in a tenant file.
create table loyalty_partner_accounts (
  company_id uuid not null,
  branch_id uuid not null,
  partner text not null,
  sealed text not null,
  updated_at timestamptz not null,
  primary key (branch_id, partner),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);
