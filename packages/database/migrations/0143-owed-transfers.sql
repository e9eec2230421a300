-- What a local has to send back is counted with its board. Few of its orders are canceled and were paid by transfer, and
-- of those most were never paid.
create index orders_canceled_transfer on orders (branch_contact_id)
  where status = 'CANCELED' and payment_method = 'OTHER' and payment_status <> 'REFUNDED' and rehearsal_id is null;
