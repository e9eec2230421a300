-- What a local gave back lately stands in its list, and is asked for as often as that is looked at.
create index transfers_returned on transfers (branch_contact_id, returned_at desc) where returned_at is not null;
