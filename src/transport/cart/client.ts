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

/** A change of the cart that no request of this page made. */
export interface CartChange {
	/** Pieces in it now. */
	count: number;
	/** Of its contents now. */
	hash: string;
	/** The cart, where whoever changed it told it whole. */
	confirmed?: CartSnapshot | null;
}

interface Rules {
	reduce: Reduce;
	viewOf: ( machine: Machine ) => CartState;
}

/** What only the outside can do; the rest is between a cart and who waits for it. */
export type OutsideEffect = Exclude<
	Effect,
	{ type: 'settle' | 'refresh-error' }
>;

/** What the outside is given of a cart. */
export interface Inside {
	readonly dispatch: ( event: CartEvent ) => void;
	readonly getState: () => CartState;
	readonly show: ( ...shown: Shown ) => void;
}

/** What asks the shop, hears of other tabs, and keeps answers for other pages. */
export interface Outside {
	/** All of the core's: what answers make of a cart, and how its lines are shown. */
	readonly rules: Rules;
	readonly carryOut: ( effect: OutsideEffect ) => void;
	/** Applies a change that another script made. */
	readonly changedElsewhere: ( what: CartChange ) => void;
}

/** The cart of a page, with what only the plugin's own scripts do to it. */
export interface PageCart extends CartClient {
	/** Fetches what asks the shop, once. */
	readonly load: () => Promise< unknown >;
	/** Connects what asks the shop: what waits for it is carried out. */
	readonly connect: < Made extends Outside >(
		make: ( inside: Inside ) => Made
	) => Made;
	/** Takes a change of the cart that the cookies tell of. */
	readonly changedElsewhere: ( what: CartChange ) => void;
	/** Gives the state, with all that is under way, into other hands. */
	readonly handOver: ( take: ( machine: Machine ) => Keeper ) => void;
}

/**
 * The one cart of a page. It runs the rules of the core from the first click on;
 * what asks the shop is fetched when there is something to ask, and the state may
 * move into a registered store.
 *
 * @param fetchOutside Fetches what asks the shop, and connects it.
 * @param failure      What to say when that cannot be had.
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

	// What is raised while an event is carried out comes after it.
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
			// The next intent may try again.
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

	/** Asks the shop for something. */
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
