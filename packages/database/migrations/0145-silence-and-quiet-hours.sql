-- From when on it counts that nobody hears a local that pauses for it: when the clock first saw that it wants to, and
-- when somebody ended such a pause by hand. Null while it does not want to.
alter table branch_contacts add column silence_from timestamptz;

-- WHILE_OPEN: each order, but those that come while the local is closed by its hours wait until it opens.
alter table push_subscriptions drop constraint push_subscriptions_wants_check;
alter table push_subscriptions add constraint push_subscriptions_wants_check
  check (wants in ('EVERY', 'WHILE_OPEN', 'UNHEARD'));
