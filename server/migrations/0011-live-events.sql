-- Whoever follows a user's events hears that a session has ended, whatever ended it.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('userId', old.account_id, 'topic', 'session')::text);
  return null;
end $$;

create trigger sessions_tell_end after delete on sessions for each row execute function tell_session_end();
