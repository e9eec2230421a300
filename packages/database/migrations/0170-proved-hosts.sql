-- A host is proved before a link leads there. Until now a name was believed as it was written: receipts, messages and
-- sitemaps led to it. Several companies may name one now, and of them one at the most has it.
alter table hosts drop constraint hosts_pkey;
alter table hosts add primary key (company_id, host);

-- The word that a company writes into its own zone (TXT at _mostrador.<host>). It is public there, and of this install.
create table host_words (
  company_id uuid primary key references companies (id) on delete cascade,
  word text not null default replace(gen_random_uuid()::text, '-', '') unique check (word ~ '^[0-9a-f]{32}$')
);

create table host_proofs (
  company_id uuid not null references companies (id) on delete cascade,
  host text not null,
  state text not null check (state in ('WAITING', 'PROVED', 'LOST')),
  -- How it was proved: by the operator, by having been there before names were proved, by a record, by leading here.
  way text check (way in ('OPERATOR', 'EARLIER', 'TXT', 'LEADS_HERE')),
  proved_at timestamptz,
  lost_at timestamptz,
  looked_at timestamptz,
  -- Since when looks fail one after the other, and how many did.
  failing_since timestamptz,
  failed_looks integer not null default 0 check (failed_looks >= 0),
  -- Whether the company's word stood there at the last look, also where another company has the name.
  worded boolean not null default false,
  -- Null for what the operator answers for.
  next_look_at timestamptz,
  primary key (company_id, host),
  check (state = 'WAITING' or (way is not null and proved_at is not null)),
  check ((state = 'LOST') = (lost_at is not null)),
  check ((failing_since is null) = (failed_looks = 0))
);
create unique index host_proofs_proved on host_proofs (host) where state = 'PROVED';
create index host_proofs_host on host_proofs (host);
create index host_proofs_due on host_proofs (next_look_at) where next_look_at is not null;

insert into host_words (company_id) select distinct company_id from hosts;

-- What works today goes on: it has a month in which it is seen to be its company's.
insert into host_proofs (company_id, host, state, way, proved_at, next_look_at)
select company_id, host, 'PROVED', 'EARLIER', now(), now() from hosts;
