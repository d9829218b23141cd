import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import contract, { createResolver } from '../../contract';
import type { ShopStatus } from './types';
import { wordsOf } from '../../transport/http/refusal';

const name = createResolver( contract.placeholders );

/** What is known of the status. */
export type Known =
	| { state: 'loading' }
	| { state: 'known'; status: ShopStatus }
	| { state: 'failed'; message: string };

/**
 * The shop's status, asked for when the screen opens, and anew on demand.
 *
 * @return What is known, and the question.
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
