-- Whether the diners of a branch who want it are told by message what becomes of their order.
alter table branches add column order_notices boolean not null default true;
