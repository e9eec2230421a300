-- A branch that says nothing is counted without a question, as the documents have it. Who asks already goes on asking.
alter table branches alter column ask_for_consent set default false;
