import type { Told } from './shopper';

/** Output of tests/faults/php/audit.php. */
export interface State {
	orders: {
		id: string;
		email: string;
		status: string;
		payment_status: string;
		accepted: string | null;
		payment_method: string;
		payment_url: string;
		coupons: string;
		pieces: string;
		shown: string;
	}[];
	outbox: {
		event_id: string;
		order_id: string;
		subject: string;
		done: string | null;
		error: string;
	}[];
	stock: number;
	used: number;
	charges: { id: string; email: string; taken: boolean }[];
	post: string[];
	carts: Record< string, number >;
}

/** Counts of a scenario. All but the first four must be zero. */
export interface Counts {
	orders: number;
	accepted: number;
	refused: number;
	/** Orders with an unknown payment status: the owner is notified, nothing is charged. */
	shown: number;
	lost: number;
	doubled: number;
	half: number;
	falselyConfirmed: number;
	/** Shoppers who never got an understandable answer. */
	unanswered: number;
	stockLost: number;
	couponsOff: number;
	mailsLost: number;
	/** Emails sent twice because a worker died inside wp_mail(); allowed. */
	mailsTwiceInside: number;
	mailsTwice: number;
}

const PIECES = 2;
const HOLDS_STOCK = [ 'pending', 'processing', 'on-hold', 'completed' ];

const count = < T >(
	list: readonly T[],
	test: ( one: T ) => boolean
): number => list.filter( test ).length;

function byEmail< T extends { email: string } >(
	list: readonly T[]
): Map< string, T[] > {
	const map = new Map< string, T[] >();
	for ( const one of list ) {
		map.set( one.email, [ ...( map.get( one.email ) ?? [] ), one ] );
	}
	return map;
}

function mails(
	state: State
): Pick< Counts, 'mailsLost' | 'mailsTwice' | 'mailsTwiceInside' > {
	const notes = state.post.map( ( note ) => note.split( ' ' ) );
	const of = ( what: string, id: string ) =>
		count( notes, ( note ) => note[ 0 ] === what && note[ 1 ] === id );
	const accepted = state.orders.filter(
		( order ) => order.accepted !== null
	);
	const sums = { mailsLost: 0, mailsTwice: 0, mailsTwiceInside: 0 };
	for ( const order of accepted ) {
		for ( const subject of [ 'confirmation', 'new_order' ] ) {
			const entry = state.outbox.find(
				( one ) => one.order_id === order.id && one.subject === subject
			);
			const sent = entry ? of( 'sent', entry.event_id ) : 0;
			sums.mailsLost += sent === 0 ? 1 : 0;
		}
	}
	for ( const { event_id: id } of state.outbox ) {
		const more = Math.max( 0, of( 'sent', id ) - 1 );
		const died = of( 'begun', id ) - of( 'ended', id );
		sums.mailsTwiceInside += Math.min( more, died );
		sums.mailsTwice += Math.max( 0, more - died );
	}
	return sums;
}

/** Errors in a shopper's orders; empty if there are none. */
function faultsOf(
	told: Told,
	orders: State[ 'orders' ],
	charges: State[ 'charges' ],
	cart: number
) {
	const accepted = orders.filter(
		( order ) => order.accepted !== null && order.status !== 'cancelled'
	);
	const shown = orders.some(
		( order ) => order.accepted === null && Number( order.shown ) > 0
	);
	const waits = orders.some(
		( order ) => order.status === 'pending' && order.payment_url !== ''
	);
	const taken = count( charges, ( charge ) => charge.taken );
	const confirmed = told.word === 'success';
	return {
		lost:
			( taken > 0 && accepted.length === 0 && ! shown ) ||
			( confirmed && orders.length === 0 )
				? 1
				: 0,
		doubled: Math.max( 0, accepted.length - 1 ) + Math.max( 0, taken - 1 ),
		half:
			count( orders, ( order ) => Number( order.pieces ) !== PIECES ) +
			count(
				orders,
				( order ) =>
					order.status === 'pending' &&
					order.payment_url === '' &&
					Number( order.shown ) === 0
			) +
			( accepted.length > 0 && cart > 0 ? 1 : 0 ) +
			( orders.length > 0 &&
			orders.every( ( order ) => order.status === 'failed' ) &&
			cart === 0
				? 1
				: 0 ),
		falselyConfirmed: confirmed && accepted.length === 0 && ! waits ? 1 : 0,
		unanswered: told.word === 'nothing' && ! told.gone ? 1 : 0,
	};
}

/**
 * Counts the errors.
 *
 * @param all   What each shopper was told.
 * @param state The final state.
 * @param start Stock and coupon usage before.
 * @return The counts, and a line for each error.
 */
export function audit(
	all: Told[],
	state: State,
	start: Pick< State, 'stock' | 'used' >
): { counts: Counts; lines: string[] } {
	const emails = new Set( all.map( ( { shopper } ) => shopper.email ) );
	const mine = {
		...state,
		orders: state.orders.filter( ( order ) => emails.has( order.email ) ),
	};
	const ids = new Set( mine.orders.map( ( order ) => order.id ) );
	mine.outbox = state.outbox.filter( ( entry ) => ids.has( entry.order_id ) );
	const orders = byEmail( mine.orders );
	const charges = byEmail( state.charges );
	const held = mine.orders.filter( ( order ) =>
		HOLDS_STOCK.includes( order.status )
	);
	const lines: string[] = [];
	const sums = {
		lost: 0,
		doubled: 0,
		half: 0,
		falselyConfirmed: 0,
		unanswered: 0,
	};
	const seen = new Set< string >();
	for ( const told of all ) {
		const { email } = told.shopper;
		const faults = faultsOf(
			told,
			orders.get( email ) ?? [],
			charges.get( email ) ?? [],
			state.carts[ email ] ?? 0
		);
		// A twin submits the form for the same orders, but gets answers of its own.
		const counted = seen.has( email )
			? { ...faults, lost: 0, doubled: 0, half: 0 }
			: faults;
		seen.add( email );
		for ( const [ name, value ] of Object.entries( counted ) ) {
			sums[ name as keyof typeof sums ] += value;
		}
		if ( Object.values( counted ).some( ( value ) => value > 0 ) ) {
			lines.push(
				`${ email } ${ JSON.stringify(
					counted
				) } told ${ told.way.join( ' > ' ) }; cart ${
					state.carts[ email ]
				}; ${ JSON.stringify( orders.get( email ) ?? [] ) }`
			);
		}
	}
	const counts: Counts = {
		orders: seen.size,
		accepted: count(
			mine.orders,
			( order ) => order.accepted !== null && order.status !== 'cancelled'
		),
		refused: count(
			all,
			( { word } ) => word !== 'success' && word !== 'nothing'
		),
		shown: count(
			mine.orders,
			( order ) => order.accepted === null && Number( order.shown ) > 0
		),
		...sums,
		stockLost:
			start.stock -
			state.stock -
			held.reduce( ( sum, order ) => sum + Number( order.pieces ), 0 ),
		couponsOff:
			state.used -
			start.used -
			count( held, ( order ) => order.coupons !== '[]' ),
		...mails( mine ),
	};
	return { counts, lines };
}
