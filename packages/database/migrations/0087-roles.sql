-- What a company lets its people do, under names of its own, beside the roles that every company has. What the
-- company itself is stays with its owners.
create table staff_roles (
  company_id uuid not null references companies (id) on delete cascade,
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  name text not null check (name <> '' and length(name) <= 120),
  permissions text[] not null check (permissions <@ array[
    'orders.see', 'orders.accept', 'orders.edit', 'orders.cancel', 'orders.refund', 'riders', 'cases',
    'menu.sold-out', 'menu.edit', 'menu.prices', 'discounts',
    'locals.pause', 'locals.hours', 'locals.zones', 'locals.edit',
    'payments', 'integrations', 'branding', 'customers.see', 'customers.export', 'customers.erase',
    'reports.see', 'reports.money', 'errors', 'activity', 'staff'
  ]),
  created_at timestamptz not null,
  primary key (company_id, key)
);

-- A membership names one of the built-in roles, in capitals, or one of its company's own by its key. A role that
-- somebody holds does not go away under them.
alter table staff_memberships drop constraint staff_memberships_role_check;
alter table staff_memberships add column own_role text generated always as (
  case when role in ('OWNER', 'MANAGER', 'CASHIER', 'KITCHEN', 'DISPATCHER') then null else role end) stored;
alter table staff_memberships
  add foreign key (company_id, own_role) references staff_roles (company_id, key);
create index staff_memberships_own_role on staff_memberships (company_id, own_role) where own_role is not null;
