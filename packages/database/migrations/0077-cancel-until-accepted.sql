-- Whether diners may cancel by themselves what this local has not accepted yet.
alter table branch_contacts add column cancel_until_accepted boolean not null default false;
