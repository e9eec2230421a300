-- What a shop should look after: a problem that a diner reported (decisions.md, order error types), or a score below
-- the branch's threshold. One list for both, because the same people work on it in the same way.
create table cases (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('REPORT', 'LOW_SCORE')),
  error_type text
    check (error_type in ('WITH_PROBLEMS', 'NOT_RECEIVED', 'DELAYED', 'WRONG_CHARGE', 'OTHER')),
  details text not null default '',
  score int check (score between 1 and 5),
  status text not null default 'OPEN' check (status in ('OPEN', 'IN_PROGRESS', 'CLOSED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  primary key (branch_id, id),
  -- The same thing told twice is one case.
  constraint cases_once unique nulls not distinct (branch_id, order_id, kind, error_type),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade,
  check ((kind = 'REPORT') = (error_type is not null)),
  check ((kind = 'LOW_SCORE') = (score is not null)),
  check ((status = 'CLOSED') = (closed_at is not null))
);
create index cases_contact on cases (branch_contact_id, status, created_at);

insert into cases (company_id, branch_id, branch_contact_id, id, order_id, kind, error_type, details, status,
  created_at, updated_at, closed_at, closed_by)
select distinct on (branch_id, order_id, error_type) company_id, branch_id, branch_contact_id, id, order_id,
  'REPORT', error_type, details, case when resolved_at is null then 'OPEN' else 'CLOSED' end,
  created_at, coalesce(resolved_at, created_at), resolved_at, resolved_by
from order_reports
order by branch_id, order_id, error_type, created_at desc;

drop table order_reports;
