-- From when on it counts that nobody hears a local that pauses for it: when the clock first saw that it wants to, and
-- when somebody ended such a pause by hand. Null while it does not want to.
alter table branch_contacts add column silence_from timestamptz;
