-- Mails. Without a mail server they are kept whole, to be read; of one that a server took stands here only that it did,
-- so that no second try sends it again. One key of a brand is one mail.
create table sent_mails (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null,
  kind text not null,
  dedupe_key text not null,
  -- Null where a server took it.
  to_email text,
  subject text,
  text text,
  html text,
  created_at timestamptz not null,
  primary key (branch_id, id),
  unique (branch_id, dedupe_key),
  check (num_nulls(to_email, subject, text, html) in (0, 4))
);
create index sent_mails_newest on sent_mails (created_at);

-- A link for a new password that went to the person's mailbox stands beside the one that somebody else made, which a
-- stranger who asks for a mail does not end.
alter table staff_password_links add column mailed boolean not null default false;
alter table staff_password_links drop constraint staff_password_links_pkey;
alter table staff_password_links add primary key (staff_user_id, mailed);
alter table staff_password_links add check (not mailed or (company_id is null and made_by is null));

-- Who follows a link that went to the mailbox has shown that it is theirs; who was handed one has not. A link that was
-- handed over carries no more than its maker may give when it is followed.
alter table staff_invitations add column mailed boolean not null default true;
alter table staff_invitations add column made_by uuid references staff_users (id) on delete cascade;
alter table staff_invitations add check (mailed = (made_by is null));
create index staff_invitations_made_by on staff_invitations (made_by);
