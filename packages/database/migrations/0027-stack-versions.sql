-- Grows with everything that a rider does to a stack or to one in it: what was judged by another version is judged anew.
alter table shipment_stacks add column version int not null default 0;
