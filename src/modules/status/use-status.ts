import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import contract, { createResolver } from '../../contract';
import type { ShopStatus } from './types';
import { wordsOf } from '../../transport/http/refusal';

const name = createResolver( contract.placeholders );

/** State of the request. */
export type Known =
	| { state: 'loading' }
	| { state: 'known'; status: ShopStatus }
	| { state: 'failed'; message: string };

/**
 * Requests the shop's status on load and on demand.
 *
 * @return The state, and a function that requests it again.
 */
export function useStatus(): [ Known, () => void ] {
	const [ known, setKnown ] = useState< Known >( { state: 'loading' } );
	const [ asked, setAsked ] = useState( 0 );
	useEffect( () => {
		const leaving = new AbortController();
		setKnown( { state: 'loading' } );
		apiFetch< ShopStatus >( {
			path: name( contract.rest.namespace + contract.rest.status ),
			signal: leaving.signal,
		} ).then(
			( status ) => setKnown( { state: 'known', status } ),
			( error: unknown ) => {
				if ( ! leaving.signal.aborted ) {
					setKnown( { state: 'failed', message: wordsOf( error ) } );
				}
			}
		);
		return () => leaving.abort();
	}, [ asked ] );
	return [ known, useCallback( () => setAsked( ( n ) => n + 1 ), [] ) ];
}
