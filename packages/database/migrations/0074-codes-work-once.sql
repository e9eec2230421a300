-- The half minute (of those since 1970) whose code a person's app showed last: neither it nor an older one works again.
alter table staff_second_factors add column last_step bigint;
