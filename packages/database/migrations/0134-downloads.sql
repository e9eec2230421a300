-- Everything of a company as a file for one of its owners: made by a job, there for a day, for who asked alone.
create table downloads (
  company_id uuid not null references companies (id) on delete cascade,
  id uuid not null unique,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  state text not null check (state in ('MAKING', 'READY', 'FAILED', 'CANCELED')),
  -- Parts that are in it, and those that there are; of a finished one its bytes.
  done int not null default 0 check (done >= 0),
  total int not null default 0 check (total >= 0),
  size_bytes bigint check (size_bytes >= 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz,
  primary key (company_id, id),
  check ((state = 'READY') = (size_bytes is not null)),
  check ((state = 'READY') = (expires_at is not null))
);
-- One at a time.
create unique index downloads_making on downloads (company_id) where state = 'MAKING';
create index downloads_person on downloads (staff_user_id);
