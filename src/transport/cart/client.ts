import type {
	AddIntent,
	CartClient,
	CartFailure,
	CartSnapshot,
	CartState,
	WriteResult,
} from '../../contract/types';
import {
	begin,
	count,
	initialMachine,
	stepBy,
	viewBy,
} from '../../core/cart/begin';
import type {
	CartEvent,
	Effect,
	Intent,
	Keeper,
	Machine,
	Reduce,
} from '../../core/cart/types';
import { createEmitter } from './emitter';
import { asIntent } from './intent';

type Shown = Parameters< Parameters< CartClient[ 'onFragments' ] >[ 0 ] >;

/** A cart change made outside of this page's requests. */
export interface CartChange {
	/** Number of items. */
	count: number;
	/** Hash of the contents. */
	hash: string;
	/** The full cart, if known. */
	confirmed?: CartSnapshot | null;
}

interface Rules {
	reduce: Reduce;
	viewOf: ( machine: Machine ) => CartState;
}

/** Effects that need the outside; the others are handled by the cart. */
export type OutsideEffect = Exclude<
	Effect,
	{ type: 'settle' | 'refresh-error' }
>;

/** What a cart provides to the outside. */
export interface Inside {
	readonly dispatch: ( event: CartEvent ) => void;
	readonly getState: () => CartState;
	readonly show: ( ...shown: Shown ) => void;
}

/** Requests to the shop, other tabs, and storage for other pages. */
export interface Outside {
	/** The full rules of the core: responses and the display of lines. */
	readonly rules: Rules;
	readonly carryOut: ( effect: OutsideEffect ) => void;
	/** Applies a change made by another script. */
	readonly changedElsewhere: ( what: CartChange ) => void;
}

/** The cart of a page, with internal methods for the plugin's own scripts. */
export interface PageCart extends CartClient {
	/** Loads the outside, once. */
	readonly load: () => Promise< unknown >;
	/** Connects the outside and runs pending effects. */
	readonly connect: < Made extends Outside >(
		make: ( inside: Inside ) => Made
	) => Made;
	/** Applies a change found in the cookies. */
	readonly changedElsewhere: ( what: CartChange ) => void;
	/** Hands the state, with pending requests, over to a store. */
	readonly handOver: ( take: ( machine: Machine ) => Keeper ) => void;
}

/**
 * Creates the single cart of a page. The core's rules work from the first
 * click; the outside loads when it is needed, and a registered store may take
 * over the state.
 *
 * @param fetchOutside Loads and connects the outside.
 * @param failure      The failure to show if loading fails.
 * @see spec 4.1, 4.3, field 9-18
 */
export const createPageCart = (
	fetchOutside: () => Promise< unknown >,
	failure: CartFailure
): PageCart => {
	let machine = initialMachine;
	let rules: Rules = { reduce: stepBy( begin ), viewOf: viewBy( count ) };
	let keeper: Keeper = {
		view: () => rules.viewOf( machine ),
		take: ( event ) => {
			const step = rules.reduce( machine, event );
			machine = step.state;
			return step.effects;
		},
	};
	let outside: Outside | undefined;
	let ready: Promise< unknown > | undefined;
	let lastId = 0;
	let running = false;
	let held: OutsideEffect[] = [];
	const events: CartEvent[] = [];
	const waiting = new Map< number, ( result: WriteResult | null ) => void >();
	const states = createEmitter< [ CartState ] >();
	const shows = createEmitter< Shown >();
	const errors = createEmitter< [ CartFailure ] >();

	const getState = (): CartState => keeper.view();

	const carryOut = ( effect: Effect ): void => {
		if ( effect.type === 'settle' ) {
			for ( const id of effect.ids ) {
				waiting.get( id )?.( effect.result );
				waiting.delete( id );
			}
		} else if ( effect.type === 'refresh-error' ) {
			errors.emit( effect.failure );
		} else if ( outside ) {
			outside.carryOut( effect );
		} else {
			held.push( effect );
		}
	};

	// Events raised by an effect run after the current one.
	const dispatch = ( event: CartEvent ): void => {
		events.push( event );
		if ( running ) {
			return;
		}
		running = true;
		for ( let next = events.shift(); next; next = events.shift() ) {
			const effects = keeper.take( next );
			states.emit( getState() );
			effects.forEach( carryOut );
		}
		running = false;
	};

	const load = () =>
		( ready ??= fetchOutside().catch( ( error: unknown ) => {
			// Let the next intent retry.
			ready = undefined;
			held = [];
			dispatch( { type: 'unsent' } );
			waiting.forEach( ( settle ) =>
				settle( { ok: false, why: 'network', answer: null, failure } )
			);
			waiting.clear();
			errors.emit( failure );
			throw error;
		} ) );

	/** Dispatches an event and waits for its response. */
	const ask = (
		event: ( id: number ) => CartEvent,
		settle: ( result: WriteResult | null ) => void
	) => {
		waiting.set( ++lastId, settle );
		dispatch( event( lastId ) );
		if ( ! outside ) {
			load().catch( reportError );
		}
	};
	const intend = ( intent: Intent ): Promise< WriteResult > =>
		new Promise( ( settle ) =>
			ask(
				( id ) => ( { type: 'intend', id, intent } ),
				( result ) => result && settle( result )
			)
		);

	return {
		getState,
		subscribe: states.on,
		onFragments: shows.on,
		onRefreshError: errors.on,
		add: ( sent: AddIntent ) => intend( asIntent( sent ) ),
		remove: ( key ) => intend( { kind: 'remove', key } ),
		undo: ( key ) => intend( { kind: 'undo', key } ),
		setQuantity: ( key, quantity, via ) =>
			intend( { kind: 'quantity', key, quantity, via } ),
		applyCoupon: ( code ) => intend( { kind: 'coupon', code } ),
		removeCoupon: ( code ) => intend( { kind: 'uncoupon', code } ),
		chooseShipping: ( method ) => intend( { kind: 'shipping', method } ),
		locate: ( fields ) => intend( { kind: 'address', fields } ),
		refresh: ( joins = false ) =>
			new Promise( ( settle ) =>
				ask(
					( id ) => ( { type: 'refresh', id, joins } ),
					() => settle()
				)
			),
		dismissFailure: () => dispatch( { type: 'dismiss' } ),
		retry: () => dispatch( { type: 'online' } ),
		load,
		connect: ( make ) => {
			const made = make( {
				dispatch,
				getState,
				show: shows.emit,
			} );
			outside = made;
			rules = made.rules;
			held.forEach( made.carryOut );
			return made;
		},
		changedElsewhere: ( what ) => {
			const now = getState();
			if ( outside ) {
				outside.changedElsewhere( what );
			} else if ( ! now.busy && now.count !== what.count ) {
				dispatch( {
					type: 'known',
					confirmed: null,
					hint: what.count,
				} );
			}
		},
		handOver: ( take ) => {
			keeper = take( machine );
		},
	};
};
