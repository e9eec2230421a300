-- With a key a program of a shop (its till, its ERP) reads and changes the shop's document. Of its secret a digest is
-- kept; what it lets do holds at the company, at a branch or at a local, as roles do.
create table api_keys (
  company_id uuid not null references companies (id) on delete cascade,
  branch_id uuid,
  branch_contact_id uuid,
  id uuid not null,
  name text not null check (name <> '' and length(name) <= 60),
  -- SHA-256, in hexadecimal.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  -- How the secret begins: by it people tell one from another.
  prefix text not null check (length(prefix) <= 12),
  permissions text[] not null check (permissions <@ array[
    'menu.sold-out', 'menu.edit', 'menu.prices', 'discounts',
    'locals.pause', 'locals.hours', 'locals.zones', 'locals.edit', 'payments', 'activity'
  ]),
  created_by uuid references staff_users (id) on delete set null,
  created_at timestamptz not null,
  -- Written at most once a minute.
  last_used_at timestamptz,
  -- From then on it opens nothing; it stays, since the history names it.
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade,
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  check (branch_contact_id is null or branch_id is not null)
);
create index on api_keys (created_by) where created_by is not null;
-- Of two keys of one name nobody would know which one changed a price.
create unique index api_keys_name on api_keys (company_id, lower(name)) where revoked_at is null;

-- A key is a door of its own, and its revisions say which one it was.
alter table revisions drop constraint revisions_door_check;
alter table revisions add constraint revisions_door_check
  check (door in ('FILE', 'CONSOLE', 'SHEET', 'RULE', 'KEY', 'UNDO'));
alter table revisions add column api_key_id uuid;
alter table revisions add foreign key (company_id, api_key_id)
  references api_keys (company_id, id) on delete set null (api_key_id);
create index on revisions (company_id, api_key_id) where api_key_id is not null;
