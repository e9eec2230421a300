-- Who wants the five numbers of a company's day by mail. One day is told once to each, which this row decides.
create table sales_mails (
  company_id uuid not null references companies (id) on delete cascade,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  -- The last day of sales that a mail was left for, or that was over when it was asked for.
  told_day date not null,
  created_at timestamptz not null,
  primary key (company_id, staff_user_id)
);
create index sales_mails_person on sales_mails (staff_user_id);
