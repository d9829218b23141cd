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

describe( 'a listing whose pages come one below the other', () => {
	it( 'asks for the next page alone, and puts it below', async () => {
		const world = open();
		await goTo( world, 2 );
		expect( world.chosen() ).toEqual( { paged: '2' } );
		await world.asked[ 0 ]!.answer( good( 'second' ) );
		expect( world.shown() ).toEqual( [ 'old 1', 'second' ] );
	} );

	it( 'asks for all that leads up to a page that is further on', async () => {
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

	it( 'shows less again where an earlier page is asked for', async () => {
		const world = open();
		await goTo( world, 2 );
		await world.asked[ 0 ]!.answer( good( 'second' ) );
		await goTo( world, 1 );
		expect( world.chosen() ).toEqual( { paged: '1' } );
		await world.asked[ 1 ]!.answer( good( 'first' ) );
		expect( world.shown() ).toEqual( [ 'first' ] );
	} );

	it( 'puts the next page below where it came at the second try', async () => {
		const world = open();
		await goTo( world, 2 );
		await world.asked[ 0 ]!.fail();
		await world.click( '[data-loop-control="retry"]' );
		expect( world.chosen() ).toEqual( { paged: '2' } );
		await world.asked[ 1 ]!.answer( good( 'second' ) );
		expect( world.shown() ).toEqual( [ 'old 1', 'second' ] );
	} );

	it( 'begins anew with another filter, on whatever page that is', async () => {
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

	it( 'shows what the address says by the way back, in place', async () => {
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

	it( 'uses the page that was fetched as its link was pointed at', async () => {
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
