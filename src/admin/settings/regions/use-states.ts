import { useEffect, useState } from '@wordpress/element';
import contract from '../../../contract';
import type { Choice } from '../../../core/settings/payments';
import { browserEnvironment } from '../../../transport/browser/environment';
import { createHttp } from '../../../transport/http';
import { isShape } from '../../../transport/http/shape';
import { isChoices } from './shapes';

const { fields, timings_ms: timings } = contract;

const isAnswer = isShape< { states: Choice[] } >( { states: isChoices } );

/**
 * Requests the states of a country; empty if there are none or the request
 * fails.
 */
const fetchStates = async ( url: string, country: string ) => {
	const asked = new URLSearchParams( {
		[ fields.address_country ]: country,
		[ fields.address_type ]: 'billing',
	} );
	const http = createHttp( browserEnvironment().fetch );
	const answer = await http( {
		url: `${ url }&${ asked }`,
		timeout: timings.address_request,
		cache: 'default',
	} );
	return answer.ok && isAnswer( answer.value ) ? answer.value.states : [];
};

/** Cached requests. */
const asked = new Map< string, Promise< Choice[] > >();

/**
 * Loads the states of countries.
 *
 * @param url       URL of the endpoint.
 * @param countries Two-letter codes.
 * @return States by country, as far as loaded.
 */
export const useStates = (
	url: string,
	countries: readonly string[]
): Readonly< Record< string, Choice[] > > => {
	const [ known, setKnown ] = useState< Record< string, Choice[] > >( {} );
	const wanted = [ ...new Set( countries ) ].filter( Boolean ).join();
	useEffect( () => {
		let isOver = false;
		for ( const country of wanted.split( ',' ).filter( Boolean ) ) {
			const states = asked.get( country ) ?? fetchStates( url, country );
			asked.set( country, states );
			void states.then( ( found ) => {
				if ( ! isOver ) {
					setKnown( ( now ) => ( { ...now, [ country ]: found } ) );
				}
			} );
		}
		return () => {
			isOver = true;
		};
	}, [ url, wanted ] );
	return known;
};
