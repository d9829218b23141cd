import { settle } from '../../support/page';
import { good, listing, openListings } from './world';

const MORE = '[data-loop-control="page"]';
const RESULTS = '[data-loop-area="1"]';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const open = ( pagination = false ) => {
	const world = openListings( listing( 1, { accumulates: true } ), {
		prefetch: pagination,
	} );
	return {
		...world,
		/** The displayed items in order. */
		shown: () =>
			[ ...world.find( RESULTS ).querySelectorAll( 'li' ) ].map(
				( { textContent } ) => textContent
			),
	};
};

/** Requests a page by any link. */
const goTo = async ( world: ReturnType< typeof open >, page: number ) => {
	world.find( MORE ).dataset.page = String( page );
	await world.click( MORE );
};

describe( 'a listing that appends pages', () => {
	it( 'requests the next page only and appends it', async () => {
		const world = open();
		await goTo( world, 2 );
		expect( world.chosen() ).toEqual( { paged: '2' } );
		await world.asked[ 0 ]!.answer( good( 'second' ) );
		expect( world.shown() ).toEqual( [ 'old 1', 'second' ] );
	} );

	it( 'requests all pages up to a further one', async () => {
		const world = open();
		await goTo( world, 4 );
		expect( world.chosen() ).toEqual( { paged: '4', pagedFrom: '1' } );
		await world.asked[ 0 ]!.answer( good( 'first to fourth' ) );
		expect( world.shown() ).toEqual( [ 'first to fourth' ] );
		expect( window.location.search ).toBe( '?paged-1=4' );
		// The scroll position is unchanged.
		expect( window.scrollTo ).not.toHaveBeenCalled();
		await goTo( world, 5 );
		expect( world.chosen() ).toEqual( { paged: '5' } );
		await world.asked[ 1 ]!.answer( good( 'fifth' ) );
		expect( world.shown() ).toEqual( [ 'first to fourth', 'fifth' ] );
	} );

	it( 'shows fewer results for an earlier page', async () => {
		const world = open();
		await goTo( world, 2 );
		await world.asked[ 0 ]!.answer( good( 'second' ) );
		await goTo( world, 1 );
		expect( world.chosen() ).toEqual( { paged: '1' } );
		await world.asked[ 1 ]!.answer( good( 'first' ) );
		expect( world.shown() ).toEqual( [ 'first' ] );
	} );

	it( 'appends the next page after a retry', async () => {
		const world = open();
		await goTo( world, 2 );
		await world.asked[ 0 ]!.fail();
		await world.click( '[data-loop-control="retry"]' );
		expect( world.chosen() ).toEqual( { paged: '2' } );
		await world.asked[ 1 ]!.answer( good( 'second' ) );
		expect( world.shown() ).toEqual( [ 'old 1', 'second' ] );
	} );

	it( 'starts over with another filter, whatever the page', async () => {
		const world = open();
		await goTo( world, 2 );
		await world.asked[ 0 ]!.answer( good( 'second' ) );
		await world.click( '[data-type="care"]' );
		await goTo( world, 3 );
		expect( world.chosen() ).toEqual( {
			buttonFilter: 'care',
			paged: '3',
			pagedFrom: '1',
		} );
		await world.asked.at( -1 )!.answer( good( 'three pages of care' ) );
		expect( world.shown() ).toEqual( [ 'three pages of care' ] );
	} );

	it( "shows the URL's pages on back navigation, in place", async () => {
		const world = open();
		await goTo( world, 3 );
		await world.asked[ 0 ]!.answer( good( 'first to third' ) );
		await world.click( '[data-type="care"]' );
		await world.asked[ 1 ]!.answer( good( 'care' ) );
		window.history.replaceState( null, '', '/journal/?paged-1=3' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		await settle();
		expect( world.chosen() ).toEqual( { paged: '3', pagedFrom: '1' } );
		await world.asked[ 2 ]!.answer( good( 'first to third again' ) );
		expect( world.shown() ).toEqual( [ 'first to third again' ] );
		expect( world.browser.reload ).not.toHaveBeenCalled();
	} );

	it( 'uses the page prefetched on hover', async () => {
		const world = open( true );
		world.find( MORE ).focus();
		await settle();
		expect( world.chosen() ).toEqual( { paged: '2' } );
		await world.asked[ 0 ]!.answer( good( 'second' ) );
		await world.click( MORE );
		expect( world.asked ).toHaveLength( 1 );
		expect( world.shown() ).toEqual( [ 'old 1', 'second' ] );
	} );
} );
