-- Holidays for which a local said that it opens as always: they are not asked for again. One for which it closes, or
-- opens at other hours, is a day that differs, in schedule_exceptions.
create table holiday_answers (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  day date not null,
  staff_user_id uuid,
  answered_at timestamptz not null,
  primary key (branch_id, branch_contact_id, day),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);
