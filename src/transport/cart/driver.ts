import type {
	CartAnswer,
	CartFailure,
	CartState,
	PageSettings,
	WriteResult,
} from '../../contract/types';
import { offlineOf, refusalOf, troubleOf } from '../../core/cart/failure';
import { initialMachine, reduce } from '../../core/cart/reduce';
import type { CartEvent, Effect, Intent } from '../../core/cart/types';
import { viewOf } from '../../core/cart/view';
import type { ApiAnswer, CartApi } from './types';

/** Where the effects of the core go that are no request. */
export interface Outlets {
	state: ( state: CartState ) => void;
	show: ( effect: Extract< Effect, { type: 'show' } > ) => void;
	error: ( failure: CartFailure ) => void;
	/** Whether an answer carries every region of the page that is known. */
	isWhole: ( answer: CartAnswer ) => boolean;
}

/**
 * Runs the core: feeds it with events, one after the other, and carries out
 * what it decides.
 *
 * @param api     Sends its requests.
 * @param texts   The page's, for failures.
 * @param online  Whether the browser has a network.
 * @param outlets Where its effects go.
 */
export const createDriver = (
	api: CartApi,
	texts: PageSettings[ 'texts' ],
	online: () => boolean,
	outlets: Outlets
) => {
	let machine = initialMachine;
	let view = viewOf( machine );
	let reading: AbortController | null = null;
	let lastId = 0;
	const waiting = new Map< number, ( result: WriteResult | null ) => void >();
	const events: CartEvent[] = [];
	let running = false;

	// What is raised while an event is carried out comes after it.
	const dispatch = ( event: CartEvent ): void => {
		events.push( event );
		if ( running ) {
			return;
		}
		running = true;
		for ( let next = events.shift(); next; next = events.shift() ) {
			const step = reduce( machine, next );
			if ( step.state !== machine ) {
				machine = step.state;
				view = viewOf( machine );
				outlets.state( view );
			}
			step.effects.forEach( carryOut );
		}
		running = false;
	};

	const bring = ( epoch: number, adding: boolean, result: ApiAnswer ) => {
		if ( result.ok ) {
			const { answer, snapshot } = result;
			const failure = refusalOf( texts, answer, adding );
			dispatch( {
				type: 'answered',
				epoch,
				answer,
				snapshot,
				whole: outlets.isWhole( answer ),
				...( failure && { failure } ),
			} );
			return;
		}
		const { trouble } = result;
		const why = trouble === 'timeout' ? 'network' : trouble;
		dispatch( {
			type: 'lost',
			epoch,
			why,
			failure: troubleOf( texts, trouble, adding ),
			offline:
				why === 'network' && ! online() ? offlineOf( texts ) : null,
		} );
	};

	const carryOut = ( effect: Effect ): void => {
		switch ( effect.type ) {
			case 'send':
				void api
					.write( effect.intent )
					.then( ( result ) =>
						bring(
							effect.epoch,
							effect.intent.kind === 'add',
							result
						)
					);
				break;
			case 'read':
				reading = new AbortController();
				void api
					.read( reading.signal )
					.then( ( result ) => bring( effect.epoch, false, result ) );
				break;
			case 'abort':
				reading?.abort();
				break;
			case 'show':
				outlets.show( effect );
				break;
			case 'settle':
				for ( const id of effect.ids ) {
					waiting.get( id )?.( effect.result );
					waiting.delete( id );
				}
				break;
			case 'refresh-error':
				outlets.error( effect.failure );
		}
	};

	const wait = ( settle: ( result: WriteResult | null ) => void ): number => {
		lastId++;
		waiting.set( lastId, settle );
		return lastId;
	};

	return {
		dispatch,
		getState: () => view,
		/** Settles with the answer to the intent. */
		intend: ( intent: Intent ): Promise< WriteResult > =>
			new Promise( ( settle ) => {
				const id = wait( ( result ) => result && settle( result ) );
				dispatch( { type: 'intend', id, intent } );
			} ),
		/** Settles when a read that began after the call is over, or, where it joins, one that was under way. */
		refresh: ( joins = false ): Promise< void > =>
			new Promise( ( settle ) => {
				const id = wait( () => settle() );
				dispatch( { type: 'refresh', id, joins } );
			} ),
	};
};
