-- The branch's NOTES_LIMIT customisation holds in all its modes, so a mode must be able to say nothing:
-- null is nothing said, 0 is without limit. What said the default said nothing.
alter table order_modes drop constraint order_modes_order_notes_limit_check;
alter table order_modes drop constraint order_modes_item_notes_limit_check;
update order_modes set
  order_notes_limit = case coalesce(order_notes_limit, 0) when 250 then null else coalesce(order_notes_limit, 0) end,
  item_notes_limit = case coalesce(item_notes_limit, 0) when 250 then null else coalesce(item_notes_limit, 0) end;
alter table order_modes
  alter column order_notes_limit drop default,
  alter column item_notes_limit drop default,
  add check (order_notes_limit >= 0),
  add check (item_notes_limit >= 0);
