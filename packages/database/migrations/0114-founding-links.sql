-- The links by which somebody founds a company: account, brand, first local. Good once, to an end; only who has the link
-- knows its token. The first of an install, which its start prints, are good no longer than there is no company.
create table founding_links (
  token_hash text primary key,
  is_first boolean not null,
  -- Whom it is for, where its maker said so.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
