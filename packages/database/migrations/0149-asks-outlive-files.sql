-- A role of whom a second factor is asked is not removed before an owner takes that back: its ask went along in silence.
alter table staff_factor_asks drop constraint staff_factor_asks_company_id_own_role_fkey;
alter table staff_factor_asks add foreign key (company_id, own_role) references staff_roles (company_id, key);
