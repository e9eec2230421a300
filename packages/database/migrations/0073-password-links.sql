-- The links by which somebody who forgot the password sets a new one, one of a person, good once; only who has the link
-- knows its token. Of the company whose owner made it, or of none where the operator did.
create table staff_password_links (
  staff_user_id uuid primary key references staff_users (id) on delete cascade,
  company_id uuid references companies (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_password_links_company on staff_password_links (company_id);
