-- The console names a case by its id alone, as the documents do with every other thing.
create unique index cases_id on cases (id);
