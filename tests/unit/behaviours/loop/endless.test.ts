import {
	followEndless,
	MOST_AT_ONCE,
} from '../../../../src/behaviours/loop/endless';
import { good, listing, openListings } from './world';

const MORE = '[data-loop-control="page"]';
const NEXT = ( page: number ) =>
	`<a href="/${ page }" data-loop-control="page" data-page="${ page }" data-loop-endless>More</a>`;

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	document.documentElement.innerHTML = '<head></head><body></body>';
} );

/** Opens a page of an infinite listing, with a fake intersection observer. */
const open = ( connection?: { saveData: boolean }, next = 2 ) => {
	const seen = new Set< Element >();
	let tell: ( entries: unknown[] ) => void = () => undefined;
	Object.assign( navigator, { connection } );
	Object.assign( window, {
		IntersectionObserver: class {
			constructor( callback: typeof tell ) {
				tell = callback;
			}

			observe = ( link: Element ) => seen.add( link );

			disconnect = () => seen.clear();
		},
	} );
	const world = openListings(
		listing( 1, { accumulates: true, endless: true } )
	);
	world.find( MORE ).outerHTML = NEXT( next );
	followEndless();
	return {
		...world,
		/** Brings the end into view, or reports that it still is. */
		reach: async () => {
			tell(
				[ ...seen ].map( ( target ) => ( {
					target,
					isIntersecting: true,
				} ) )
			);
			await world.wait( 0 );
		},
		/** Responds to the last request. */
		bring: ( page: number ) =>
			world.asked.at( -1 )!.answer(
				good( `page ${ page }`, {
					pagination: NEXT( page + 1 ),
				} )
			),
	};
};

describe( 'an infinite listing', () => {
	it( 'requests the next pages when its end is reached, and pauses so that the footer is reachable', async () => {
		const world = open();
		expect( world.asked ).toHaveLength( 0 );
		for ( let page = 2; page < 2 + MOST_AT_ONCE; page++ ) {
			await world.reach();
			// One request at a time.
			await world.reach();
			expect( world.asked ).toHaveLength( page - 1 );
			expect( world.chosen() ).toEqual( { paged: String( page ) } );
			await world.bring( page );
		}
		await world.reach();
		expect( world.asked ).toHaveLength( MOST_AT_ONCE );
		expect( world.said.at( -1 ) ).toBe( 'Showing page 4' );

		// The button allows as many pages again.
		await world.click( MORE );
		await world.bring( 5 );
		await world.reach();
		expect( world.chosen() ).toEqual( { paged: '6' } );
		expect( world.asked ).toHaveLength( MOST_AT_ONCE + 2 );
	} );

	it( 'updates the URL without a history entry per page', async () => {
		const world = open();
		const before = window.history.length;
		await world.reach();
		await world.bring( 2 );
		expect( window.location.search ).toBe( '?paged-1=2' );
		expect( document.title ).toBe( 'Journal – Page 2' );
		expect( window.history ).toHaveLength( before );
		await world.click( '[data-type="care"]' );
		await world.asked.at( -1 )!.answer( good( 'care' ) );
		expect( window.history ).toHaveLength( before + 1 );
	} );

	it( 'waits for the visitor after a failed page', async () => {
		const world = open();
		await world.reach();
		await world.asked[ 0 ]!.fail();
		await world.reach();
		expect( world.asked ).toHaveLength( 1 );
		await world.click( '[data-loop-control="retry"]' );
		await world.bring( 2 );
		await world.reach();
		expect( world.asked ).toHaveLength( 3 );
	} );

	it( 'continues after a filter brought more pages', async () => {
		const world = open();
		await world.reach();
		await world.asked[ 0 ]!.answer( good( 'all', { pagination: '' } ) );
		await world.click( '[data-type="care"]' );
		await world.bring( 1 );
		await world.reach();
		expect( world.chosen() ).toEqual( {
			buttonFilter: 'care',
			paged: '2',
		} );
	} );

	it( 'waits for the button on a page left with all pages loaded', async () => {
		const world = open( undefined, MOST_AT_ONCE + 2 );
		await world.reach();
		expect( world.asked ).toHaveLength( 0 );
	} );

	it( 'does not load automatically with Save-Data', async () => {
		const world = open( { saveData: true } );
		await world.reach();
		expect( world.asked ).toHaveLength( 0 );
	} );
} );
