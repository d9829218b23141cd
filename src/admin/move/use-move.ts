import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isShape, isText } from '../../transport/http/shape';
import { isState, type MoveState } from './data';

/** Milliseconds before a retry while another move is running. */
const BUSY_WAIT = 5000;

const isError = isShape< { message: string } >( { message: isText } );

const batch = async ( path: string, again: boolean ): Promise< MoveState > => {
	const answer: unknown = await apiFetch( {
		path,
		method: 'POST',
		data: { again },
	} );
	if ( ! isState( answer ) ) {
		throw new Error(
			__( 'The server’s response could not be read.', 'vitrine' )
		);
	}
	return answer;
};

const wait = ( milliseconds: number ) =>
	new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

/**
 * Moves data in batches until all are done, on error or until the screen is
 * left.
 *
 * @param path  Path of the route.
 * @param first Initial state from the page.
 */
export const useMove = ( path: string, first: MoveState ) => {
	const [ state, setState ] = useState( first );
	const [ isMoving, setMoving ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const isHere = useRef( true );

	useEffect( () => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, [] );

	const move = async () => {
		setMoving( true );
		setFailure( '' );
		try {
			// Only the first batch restarts a finished move.
			let again = state.finished;
			for (;;) {
				const now = await batch( path, again );
				again = false;
				if ( ! isHere.current ) {
					return;
				}
				setState( now );
				if ( now.outcome === 'done' ) {
					break;
				}
				if ( now.outcome === 'busy' ) {
					await wait( BUSY_WAIT );
				}
			}
		} catch ( error ) {
			setFailure(
				isError( error ) && error.message
					? error.message
					: __( 'The connection was lost.', 'vitrine' )
			);
		}
		setMoving( false );
	};

	return { state, isMoving, failure, move };
};
