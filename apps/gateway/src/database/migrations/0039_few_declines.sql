CREATE FUNCTION "require_few_declines"(buyer text, network text, since timestamptz, most_of_buyer integer, most_of_network integer) RETURNS boolean AS $$
BEGIN
	-- Each query of a volatile function sees what others have committed by now: more than the statement does that calls it.
	IF (SELECT count(*) FROM "booking_order" WHERE "release_reason" in ('declined', 'insufficientFunds', 'challengeFailed')
			AND coalesce("account_id"::text, lower("email")) = buyer AND "created_at" > since) >= most_of_buyer
		OR (SELECT count(*) FROM "booking_order" WHERE "release_reason" in ('declined', 'insufficientFunds', 'challengeFailed')
			AND "address_hash" = network AND "created_at" > since) >= most_of_network THEN
		RAISE EXCEPTION 'too many payments were declined' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_order_few_declines';
	END IF;
	RETURN true;
END; $$ LANGUAGE plpgsql VOLATILE;
