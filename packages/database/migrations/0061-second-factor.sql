-- What sign-in asks for besides the password, as better-auth's plugin keeps it, and when a session was used last.
alter table staff_users add column two_factor_enabled boolean not null default false;

create table staff_second_factors (
  id uuid primary key,
  staff_user_id uuid not null unique references staff_users (id) on delete cascade,
  -- Both sealed with the server's secret.
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count int not null default 0,
  locked_until timestamptz
);

alter table staff_sessions add column last_seen_at timestamptz;
update staff_sessions set last_seen_at = updated_at;

-- What a company asks of its staff, set by an owner in the console.
create table staff_policies (
  company_id uuid primary key references companies (id) on delete cascade,
  second_factor_required boolean not null default false,
  updated_at timestamptz not null
);
