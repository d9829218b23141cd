import fc from 'fast-check';
import type { Intent } from '../../../../src/core/cart/types';
import { World } from './world';

type Act = ( world: World ) => void;

const small = fc.nat( { max: 3 } );
const product = fc.integer( { min: 1, max: 4 } );

const adding = ( id: number, quantity: number ): Intent => ( {
	kind: 'add',
	sent: { kind: 'listing', payload: { product_id: `${ id }` } },
	product: id,
	variation: 0,
	quantity,
} );

/** Of what the shopper sees: only that can be clicked. */
const pick = < T >( list: readonly T[], index: number ): T | undefined =>
	list[ index % Math.max( list.length, 1 ) ];

const seenKey = ( world: World, index: number ) =>
	pick( world.view().cart?.lines ?? [], index )?.key;

const shopper: fc.Arbitrary< Act >[] = [
	fc
		.tuple( product, fc.integer( { min: 1, max: 3 } ) )
		.map( ( [ id, quantity ] ) => ( world: World ) => {
			world.intend( adding( id, quantity ) );
		} ),
	small.map( ( index ) => ( world: World ) => {
		const key = seenKey( world, index );
		if ( key ) {
			world.intend( { kind: 'remove', key } );
		}
	} ),
	fc
		.tuple( small, fc.nat( { max: 8 } ), fc.boolean() )
		.map( ( [ index, quantity, mini ] ) => ( world: World ) => {
			const key = seenKey( world, index );
			if ( key ) {
				const via = mini ? 'mini-cart' : 'cart';
				world.intend( { kind: 'quantity', key, quantity, via } );
			}
		} ),
	fc.constant( ( world: World ) => {
		const key = world.view().removed?.line.key;
		if ( key ) {
			world.intend( { kind: 'undo', key } );
		}
	} ),
	fc
		.constantFrom( 'A', 'B' )
		.map(
			( code ) => ( world: World ) =>
				world.intend( { kind: 'coupon', code } )
		),
	// A late click: its cart item may be gone already.
	product.map(
		( id ) => ( world: World ) =>
			world.intend( {
				kind: 'quantity',
				key: `p${ id }`,
				quantity: 2,
				via: 'cart',
			} )
	),
	fc.constant( ( world: World ) => world.refresh() ),
	fc.constant( ( world: World ) => world.dispatch( { type: 'dismiss' } ) ),
	fc.constant( ( world: World ) => world.dispatch( { type: 'online' } ) ),
];

const network: fc.Arbitrary< Act >[] = [
	small.map(
		( index ) => ( world: World ) =>
			world.serve( pick( world.outstanding, index ) )
	),
	small.map(
		( index ) => ( world: World ) =>
			world.deliver( pick( world.outstanding, index ) )
	),
	fc.constant( ( world: World ) => {
		const next = world.outstanding[ 0 ];
		world.serve( next );
		world.deliver( next );
	} ),
	small.map(
		( index ) => ( world: World ) =>
			world.deliver( pick( world.past, index ) )
	),
	small.map(
		( index ) => ( world: World ) =>
			world.lose( pick( world.outstanding, index ) )
	),
	fc.constant( ( world: World ) =>
		world.dispatch( {
			type: 'answered',
			epoch: 9999,
			...world.server.read(),
		} )
	),
	fc.constant( ( world: World ) => world.goOffline() ),
	fc.constant( ( world: World ) => world.goOnline() ),
];

const tabs: fc.Arbitrary< Act >[] = [
	product.map(
		( id ) => ( world: World ) => world.otherTab( adding( id, 1 ) )
	),
	product.map(
		( id ) => ( world: World ) =>
			world.otherTab( { kind: 'remove', key: `p${ id }` } )
	),
	small.map( ( index ) => ( world: World ) => world.hearTab( index ) ),
];

const history = fc.array(
	fc.oneof(
		{ weight: 4, arbitrary: fc.oneof( ...shopper ) },
		{ weight: 5, arbitrary: fc.oneof( ...network ) },
		{ weight: 1, arbitrary: fc.oneof( ...tabs ) }
	),
	{ minLength: 5, maxLength: 60 }
);

const sum = ( numbers: number[] ) => numbers.reduce( ( a, b ) => a + b, 0 );

/** Like an assertion, but hundreds of thousands of times faster. */
const must = ( holds: boolean, what: string ) => {
	if ( ! holds ) {
		throw new Error( what );
	}
};

/** Invariants at every moment. */
const checkMoment = ( world: World, before: number ) => {
	const { machine, outstanding, sendings, server } = world;
	const { confirmed, cart, count, pending, totals_pending } = world.view();
	const writes = outstanding.filter( ( { intent } ) => intent );
	must(
		writes.map( ( { epoch } ) => epoch ).join() ===
			( machine.flight ? String( machine.flight ) : '' ),
		'One write is in flight at most, and it is the one that is awaited.'
	);
	must(
		sendings.every( ( id, i ) => id >= ( sendings[ i - 1 ] ?? 0 ) ),
		'Writes go out in the order of their intents.'
	);
	if ( ! confirmed || ! cart ) {
		throw new Error( 'The cart is known.' );
	}
	must(
		confirmed.revision >= before,
		'What is confirmed never goes back in time.'
	);
	must(
		JSON.stringify( confirmed ) ===
			server.history.get( confirmed.revision ),
		'What is confirmed is a cart that the shop had.'
	);
	const { queue } = machine;
	const { lines } = cart;
	const pieces = sum( lines.map( ( { quantity } ) => quantity ) );
	const unseen = sum(
		queue.map( ( { intent } ) =>
			intent.kind === 'add' ? intent.quantity : 0
		)
	);
	must( cart.count === count, 'There is one count.' );
	must(
		count >= pieces && count <= pieces + unseen,
		'The count is that of the lines and of what is on its way.'
	);
	must(
		lines.every( ( one ) => one.subtotal === one.price * one.quantity ),
		'A line costs what its pieces cost.'
	);
	must(
		lines.every( ( { key } ) => pending[ key ] !== 'delete' ),
		'What is being removed is not shown.'
	);
	must(
		Object.keys( pending ).length <= queue.length,
		'Only what is under way is pending.'
	);
	must(
		totals_pending === queue.length > 0,
		'Totals are pending for as long as a write is.'
	);
};

/** Invariants at the end. */
const checkEnd = ( world: World ) => {
	const view = world.view();
	expect( view.cart ).toEqual( world.server.snapshot() );
	expect( view ).toMatchObject( {
		busy: false,
		pending: {},
		totals_pending: false,
		offline: false,
		count: world.server.snapshot().count,
	} );
	for ( const [ id, intent ] of world.intents ) {
		const result = world.settled.get( id );
		expect( result ).toBeDefined();
		if ( intent.kind === 'add' ) {
			// Never twice, and as reported if the response was received.
			const times = world.done.get( id ) ?? 0;
			expect( times ).toBeLessThanOrEqual( 1 );
			if ( result?.ok ) {
				expect( times ).toBe( 1 );
			}
			if ( result?.ok === false && result.why === 'refused' ) {
				expect( times ).toBe( 0 );
			}
		}
	}
};

describe( 'any cart history', () => {
	it( "ends in the server's state: adds, quantities, removals, undo, lost, doubled and misordered responses, offline, other tabs", () => {
		let unrefreshed = 0;
		fc.assert(
			fc.property( history, ( acts ) => {
				const world = new World();
				let revision = 0;
				for ( const act of acts ) {
					act( world );
					checkMoment( world, revision );
					revision = world.view().confirmed?.revision ?? 0;
				}
				world.calmDown();
				if ( world.blind ) {
					// Nothing is requested again automatically; the next page does it.
					world.refresh();
					world.calmDown();
				} else {
					unrefreshed++;
				}
				checkEnd( world );
			} ),
			{ numRuns: 3000 }
		);
		// Most runs end consistently by themselves.
		expect( unrefreshed ).toBeGreaterThan( 2000 );
	} );
} );
