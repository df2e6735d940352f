-- A garage's page shows its holidays.
CREATE TRIGGER announce_page_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON garage_holidays
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_change('garages');
