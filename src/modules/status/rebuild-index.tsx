import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import contract, { createResolver } from '../../contract';
import { wordsOf } from '../../transport/http/refusal';
import { isNumber, isShape } from '../../transport/http/shape';

const name = createResolver( contract.placeholders );

const isProgress = isShape< { progress: number } >( { progress: isNumber } );

const PAUSE = 1000;

type Work =
	| { state: 'idle' }
	| { state: 'running'; progress: number }
	| { state: 'failed'; message: string };

const post = async (
	begin: boolean,
	signal: AbortSignal
): Promise< number > => {
	const answer = await apiFetch< unknown >( {
		path: name( contract.rest.namespace + contract.rest.index ),
		method: 'POST',
		data: { begin },
		signal,
	} );
	if ( ! isProgress( answer ) ) {
		throw new Error( __( 'The response could not be read.', 'vitrine' ) );
	}
	return answer.progress;
};

/**
 * Rebuilds the product index in batches, one per request. When the owner leaves
 * the screen it continues in the background.
 *
 * @param props
 * @param props.onDone
 */
export const RebuildIndex = ( { onDone }: { onDone: () => void } ) => {
	const [ work, setWork ] = useState< Work >( { state: 'idle' } );
	const leaving = useRef( new AbortController() );
	useEffect( () => {
		leaving.current = new AbortController();
		return () => leaving.current.abort();
	}, [] );
	const run = async () => {
		const { signal } = leaving.current;
		try {
			for (
				let progress = 0, begin = true;
				progress < 1;
				begin = false
			) {
				setWork( { state: 'running', progress } );
				const now = await post( begin, signal );
				if ( now === progress ) {
					// Another process is working on it.
					await new Promise( ( then ) => setTimeout( then, PAUSE ) );
				}
				progress = now;
			}
			setWork( { state: 'idle' } );
			onDone();
		} catch ( error ) {
			if ( ! signal.aborted ) {
				setWork( { state: 'failed', message: wordsOf( error ) } );
			}
		}
	};
	const isRunning = work.state === 'running';
	const percent = isRunning ? Math.floor( 100 * work.progress ) : 0;
	return (
		<>
			{ work.state === 'failed' && (
				<Notice status="error" isDismissible={ false }>
					{ __( 'The index could not be rebuilt.', 'vitrine' ) }{ ' ' }
					{ work.message }
				</Notice>
			) }
			{ isRunning && (
				<p>
					<progress
						aria-label={ __( 'Rebuilding the index', 'vitrine' ) }
						value={ percent }
						max={ 100 }
					/>{ ' ' }
					{ sprintf(
						// translators: %d: percentage.
						__( '%d%% done.', 'vitrine' ),
						percent
					) }
				</p>
			) }
			<Button
				variant="secondary"
				onClick={ () => void run() }
				disabled={ isRunning }
				accessibleWhenDisabled
			>
				{ __( 'Rebuild index', 'vitrine' ) }
			</Button>
		</>
	);
};
