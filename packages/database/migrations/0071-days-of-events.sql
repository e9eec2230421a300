-- What the events of a brand weigh that came on a day (of UTC), in bytes as they were sent. Beyond the day's budget
-- nothing more is written of that brand until the next one.
create table analytics_days (
  company_id uuid not null,
  branch_id uuid not null,
  day date not null,
  bytes bigint not null,
  primary key (branch_id, day),
  foreign key (company_id, branch_id) references branches (company_id, id) on delete cascade
);
