import contract from '../../contract';
import type { Http } from '../http';
import { isObject, isShape, isTexts } from '../http/shape';

const { fields, timings_ms: timings } = contract;

const isAnswer = isShape< { rows: Readonly< Record< string, string > > } >( {
	rows: isTexts,
} );

/**
 * Fetches the address fields that depend on the country.
 *
 * @param url     Endpoint URL.
 * @param country Two-letter code.
 * @param type    `billing` or `shipping`.
 * @param http    HTTP client; the response may be cached.
 * @return Field name to the escaped HTML of its row; null on failure.
 */
export const fetchCountryFields = async (
	url: string,
	country: string,
	type: string,
	http: Http
): Promise< Readonly< Record< string, string > > | null > => {
	const asked = new URLSearchParams( {
		[ fields.address_country ]: country,
		[ fields.address_type ]: type,
	} );
	const answer = await http( {
		url: `${ url }&${ asked }`,
		timeout: timings.address_request,
		cache: 'default',
	} );
	return answer.ok && isObject( answer.value ) && isAnswer( answer.value )
		? answer.value.rows
		: null;
};
