-- Every change of a tenant that a file, a spreadsheet or the console made, in the order in which they were applied:
-- what each one did, step by step, which is also what takes it back.
create table revisions (
  company_id uuid not null references companies (id) on delete cascade,
  -- 1, 2, 3… for each company.
  number integer not null check (number > 0),
  at timestamptz not null,
  -- By which way it came.
  door text not null check (door in ('FILE', 'SHEET', 'CONSOLE', 'UNDO')),
  -- Of the staff who made it; a command has nobody.
  staff_user_id uuid references staff_users (id) on delete set null,
  -- The revision that this one took back.
  undoes integer,
  -- The keys of the branches that it touched; a revision that touched the company itself has an empty one besides.
  branch_keys text[] not null,
  operations jsonb not null,
  -- The same for people, a sentence for each operation.
  sentences text[] not null,
  primary key (company_id, number)
);
create index on revisions (staff_user_id) where staff_user_id is not null;
create index on revisions (company_id, undoes) where undoes is not null;
