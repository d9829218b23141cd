import type {
	AddIntent,
	CartClient,
	CartFailure,
	CartState,
	WriteResult,
} from '../../contract/types';
import type {
	CartChange,
	RunningCartClient,
} from '../../transport/cart/client';
import { createEmitter } from '../../transport/cart/emitter';

export interface LazyCart extends CartClient {
	/** Fetches the client, once, and starts it. */
	load(): Promise< unknown >;
	/** Takes a change of the cart that the cookies tell of. */
	changedElsewhere( what: CartChange ): void;
}

const NOTHING_KNOWN: Omit< CartState, 'count' > = {
	confirmed: null,
	cart: null,
	pending: {},
	totals_pending: false,
	busy: false,
	removed: null,
	failure: null,
	offline: false,
};

const piecesOf = ( intent: AddIntent ): number =>
	intent.kind === 'form'
		? intent.quantity
		: Number( intent.payload.quantity ?? 1 ) || 0;

/**
 * The cart client of a page before the client is there: it knows a number, and
 * counts what is added in the same frame. The first intent brings the client,
 * which gets all intents in their order.
 *
 * @param load    Fetches the client.
 * @param failure What to say when it cannot be had.
 */
export const createLazyCart = (
	load: () => Promise< RunningCartClient >,
	failure: CartFailure
): LazyCart => {
	let state: CartState = { ...NOTHING_KNOWN, count: 0 };
	let client: RunningCartClient | undefined;
	let ready: Promise< RunningCartClient > | undefined;
	const states = createEmitter< [ CartState ] >();
	const fragments =
		createEmitter<
			Parameters< Parameters< CartClient[ 'onFragments' ] >[ 0 ] >
		>();
	const errors = createEmitter< [ CartFailure ] >();

	const set = ( next: CartState ) => {
		state = next;
		states.emit( state );
	};
	/** Writes that wait for the client. */
	let waiting = 0;
	const count = ( pieces: number, writes = 0 ) => {
		if ( ( pieces || writes ) && ! client ) {
			waiting += writes;
			set( {
				...state,
				count: state.count + pieces,
				busy: waiting > 0,
			} );
		}
	};
	const fetchClient = () =>
		( ready ??= load().then(
			( made ) => {
				client = made;
				made.subscribe( set );
				made.onFragments( fragments.emit );
				made.onRefreshError( errors.emit );
				made.start();
				const known = made.getState();
				set( waiting ? { ...known, busy: true } : known );
				return made;
			},
			( error: unknown ) => {
				// The next intent may try again.
				ready = undefined;
				throw error;
			}
		) );
	const write = (
		call: ( made: CartClient ) => Promise< WriteResult >,
		pieces = 0
	): Promise< WriteResult > => {
		count( pieces, 1 );
		return fetchClient().then( call, ( error: unknown ) => {
			reportError( error );
			count( -pieces, -1 );
			return { ok: false, why: 'network', answer: null, failure };
		} );
	};

	return {
		load: fetchClient,
		changedElsewhere: ( what ) => {
			if ( client ) {
				client.changedElsewhere( what );
			} else if ( ! waiting ) {
				count( what.count - state.count );
			}
		},
		getState: () => state,
		subscribe: states.on,
		onFragments: fragments.on,
		onRefreshError: errors.on,
		add: ( intent ) =>
			write( ( made ) => made.add( intent ), piecesOf( intent ) ),
		remove: ( key ) => write( ( made ) => made.remove( key ) ),
		undo: ( key ) => write( ( made ) => made.undo( key ) ),
		setQuantity: ( ...args ) =>
			write( ( made ) => made.setQuantity( ...args ) ),
		applyCoupon: ( code ) => write( ( made ) => made.applyCoupon( code ) ),
		removeCoupon: ( code ) =>
			write( ( made ) => made.removeCoupon( code ) ),
		chooseShipping: ( id ) =>
			write( ( made ) => made.chooseShipping( id ) ),
		refresh: ( joins ) =>
			fetchClient().then(
				( made ) => made.refresh( joins ),
				() => errors.emit( failure )
			),
		dismissFailure: () => client?.dismissFailure(),
		retry: () => client?.retry(),
	};
};
