-- A membership holds once its person confirmed it by a link that went to the e-mail; null waits for that. Whoever
-- works here today goes on.
alter table staff_memberships add column confirmed_at timestamptz;
update staff_memberships set confirmed_at = created_at;

-- From now on it says that whoever reads the mailbox chose the password, which nobody did yet.
update staff_users set email_verified = false;

-- The hash that a tenant file brought last: an import of the same file does not undo a password that its owner chose.
alter table staff_users add column imported_password text;
update staff_users u set imported_password = a.password
from staff_accounts a where a.staff_user_id = u.id and a.provider_id = 'credential';

-- The links that wait to be followed, one of a person and company; only who has the link knows its token.
create table staff_invitations (
  company_id uuid not null references companies (id) on delete cascade,
  staff_user_id uuid not null references staff_users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, staff_user_id)
);
create index staff_invitations_user on staff_invitations (staff_user_id);
