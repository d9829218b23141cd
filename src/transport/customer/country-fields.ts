import contract from '../../contract';
import type { Http } from '../http';
import { isObject, isShape, isTexts } from '../http/shape';

const { fields, timings_ms: timings } = contract;

const isAnswer = isShape< { rows: Readonly< Record< string, string > > } >( {
	rows: isTexts,
} );

/**
 * Asks the shop for the fields of an address that depend on its country.
 *
 * @param url     Of the endpoint.
 * @param country Two letters.
 * @param type    `billing` or `shipping`.
 * @param http    Asks; what it says is the same for everybody, so a cache may answer.
 * @return Field name to the HTML of its row, which the shop has escaped; null: it does not say.
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
