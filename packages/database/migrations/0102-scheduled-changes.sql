-- Changes of a branch that are to be made at a time of the shop's wall, and what became of them.
create table scheduled_changes (
  company_id uuid not null references companies (id) on delete cascade,
  branch_id uuid not null references branches (id) on delete cascade,
  id uuid not null unique,
  -- What it does, each step over what was seen; places are those of the company.
  operations jsonb not null,
  door text not null check (door in ('CONSOLE', 'SHEET', 'RULE')),
  -- The rule that computed them, as it was written: they can be computed anew.
  rule jsonb,
  -- What it is as a whole, in one sentence.
  summary text,
  -- What it does, a sentence for each step, as it was when it was made.
  sentences text[] not null,
  -- Whether what fits is made where something does not.
  partly boolean not null,
  staff_user_id uuid references staff_users (id) on delete set null,
  created_at timestamptz not null,
  -- When it is to be made: the instant, and the wall that it was read from ('2026-11-30T06:00').
  run_at timestamptz not null,
  wall text not null check (wall ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'),
  time_zone text not null,
  state text not null check (state in ('WAITING', 'APPLIED', 'FAILED', 'CANCELED')),
  -- Grows with each change of it.
  version integer not null default 1,
  -- When it was made, could not be made, or was called off.
  ended_at timestamptz,
  -- The revision that it became.
  revision integer,
  -- What did not fit, for people; each with its place in the branch.
  problems jsonb not null default '[]',
  -- Whether nobody has to look at it any more.
  settled boolean not null default false,
  primary key (branch_id, id)
);
create index on scheduled_changes (company_id, run_at, id) where state = 'WAITING';
create index on scheduled_changes (branch_id, run_at, id);
create index on scheduled_changes (staff_user_id) where staff_user_id is not null;

-- A revision that was scheduled says when that was.
alter table revisions add column scheduled_at timestamptz;
