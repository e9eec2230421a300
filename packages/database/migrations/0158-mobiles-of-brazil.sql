-- A mobile of Brazil without the 9 that all of them took until 2016 is read with it now, so who ordered under the short
-- spelling is found under the long one. Where a brand knows both already they stay two: nobody's points or orders go to
-- another record by a guess. Carts and codes on their way are of a day at most and stay as they are.
update customers c set phone_key = regexp_replace(c.phone_key, '^55(..)', '55\19')
where c.phone_key ~ '^55[1-9][0-9][6-8][0-9]{7}$' and not exists (
  select from customers o
  where o.branch_id = c.branch_id and o.phone_key = regexp_replace(c.phone_key, '^55(..)', '55\19')
);
update orders o set phone_key = regexp_replace(o.phone_key, '^55(..)', '55\19')
where o.phone_key ~ '^55[1-9][0-9][6-8][0-9]{7}$' and not exists (
  select from customers c where c.branch_id = o.branch_id and c.phone_key = o.phone_key
);
update customer_sessions s set phone_key = regexp_replace(s.phone_key, '^55(..)', '55\19')
where s.phone_key ~ '^55[1-9][0-9][6-8][0-9]{7}$' and not exists (
  select from customers c where c.branch_id = s.branch_id and c.phone_key = s.phone_key
);
update riders r set phone_key = regexp_replace(r.phone_key, '^55(..)', '55\19')
where r.phone_key ~ '^55[1-9][0-9][6-8][0-9]{7}$' and not exists (
  select from riders o
  where o.branch_id = r.branch_id and o.branch_contact_id = r.branch_contact_id
    and o.phone_key = regexp_replace(r.phone_key, '^55(..)', '55\19')
);
