-- A payment that was given back or contested at the provider, without the shop having canceled anything: somebody has to
-- look at it.
alter table cases drop constraint cases_kind_check;
alter table cases add constraint cases_kind_check check (kind in ('REPORT', 'LOW_SCORE', 'PAYMENT_TAKEN_BACK'));
