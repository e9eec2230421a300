-- The company of who runs this install, where it has one: its owners make links by which others found theirs. Only the
-- operator's command writes here. It is no column of the company, which would come along with an archive of it.
create table operator_companies (
  company_id uuid primary key references companies (id) on delete cascade,
  -- There is one.
  is_only boolean not null default true unique check (is_only),
  since timestamptz not null
);

-- Those links are listed, told of and taken back, so that they have an id, and are kept once they are over.
alter table founding_links
  add column id uuid unique,
  -- The company whose owner made it; null for one of the command or of a start.
  add column company_id uuid references companies (id) on delete cascade,
  add column staff_user_id uuid references staff_users (id) on delete set null,
  add column note text,
  add column is_mailed boolean not null default false,
  add column mailed_at timestamptz,
  add column used_at timestamptz,
  add column founded_company_id uuid references companies (id) on delete set null,
  add check ((id is null) = (company_id is null));
create index on founding_links (company_id);
create index on founding_links (staff_user_id);
create index on founding_links (founded_company_id);
