-- Whether the units of a line were taken off a counted plate, so that a cancellation gives back what was taken and
-- nothing else: a plate may begin to be counted, or be counted no more, while an order is under way.
alter table order_lines add column counted boolean not null default false;
update order_lines l set counted = true
  from orders o, plate_stocks s
  where o.branch_id = l.branch_id and o.id = l.order_id
    and s.branch_id = l.branch_id and s.branch_contact_id = o.branch_contact_id and s.plate_id = l.plate_id;
alter table order_lines alter column counted drop default;
