-- Which permissions somebody has to have to read what was done beside the document; null where everybody who sees the
-- history reads it. News of the team had no place in the document, and were told to all.
alter table revisions add column told_to text[];

update revisions set told_to = array['staff']
where operations = '[]' and mark is null and condenses is null and scheduled_at is null and branch_keys = array[''];
