-- Of whom a company asks a second factor, and from which day of its first local on: a role, or everybody ('*').
-- What was asked of all before is asked of everybody since then.
create table staff_factor_asks (
  company_id uuid not null references companies (id) on delete cascade,
  role text not null,
  own_role text generated always as (
    case when role in ('*', 'OWNER', 'MANAGER', 'CASHIER', 'KITCHEN', 'DISPATCHER') then null else role end) stored,
  starts_on date not null,
  starts_at timestamptz not null,
  primary key (company_id, role),
  foreign key (company_id, own_role) references staff_roles (company_id, key) on delete cascade
);
insert into staff_factor_asks (company_id, role, starts_on, starts_at)
select company_id, '*', (updated_at at time zone 'UTC')::date, updated_at
from staff_policies where second_factor_required;
-- A server of the version before still reads it while both run; a later migration drops it.

-- When somebody was reminded by mail last to set one up: once a day at most.
create table staff_factor_reminders (
  company_id uuid not null references companies (id) on delete cascade,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  reminded_at timestamptz not null,
  primary key (company_id, staff_user_id)
);
create index staff_factor_reminders_person on staff_factor_reminders (staff_user_id);
