-- 0145 alters branch_contacts in the same transaction. The strongest lock comes first, so that no order which holds its
-- local while it waits for the index below is waited for in its turn.
lock table branch_contacts in access exclusive mode;

-- What a local has to send back is counted with its board. Few of its orders are canceled and were paid by transfer, and
-- of those most were never paid.
create index orders_canceled_transfer on orders (branch_contact_id)
  where status = 'CANCELED' and payment_method = 'OTHER' and payment_status <> 'REFUNDED' and rehearsal_id is null;
