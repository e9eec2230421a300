-- The host names of tenants: on its own a company, a branch or a branch contact is alone. One for each of them at the
-- most, and one owner for each. Whose it is the ids say, the narrowest that is set.
create table hosts (
  host text primary key check (host ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$' and length(host) <= 253),
  company_id uuid not null references companies (id) on delete cascade,
  branch_id uuid,
  branch_contact_id uuid,
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade,
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  check (branch_contact_id is null or branch_id is not null),
  unique nulls not distinct (company_id, branch_id, branch_contact_id)
);
