import { settle } from '../../support/page';
import { good, listing, openListings } from './world';

const CARE = '[data-type="care"]';
const PAGE = '[data-loop-control="page"]';
const RESULTS = ( id = 1 ) => `[data-loop-area="${ id }"]`;
const PAGES = ( id = 1 ) => `[data-loop-area="pagination ${ id }"]`;

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'a response', () => {
	it( 'replaces results and pagination of its listing in place [2.2-09] [7.10-05] [7.10-06]', async () => {
		const { asked, browser, click, find } = openListings(
			listing( 1 ) + listing( 2 )
		);
		await click( CARE, 2 );
		await asked[ 0 ]!.answer( good( 'new' ) );
		expect( find( RESULTS( 2 ), 2 ).textContent ).toBe( 'new' );
		expect( find( PAGES( 2 ), 2 ).textContent ).toBe( '3' );
		expect( find( RESULTS( 1 ), 1 ).textContent ).toBe( 'old 1' );
		expect( find( PAGES( 1 ), 1 ).textContent ).toBe( '2' );
		expect( browser.navigate ).not.toHaveBeenCalled();
	} );

	it( 'inserts no scripts', async () => {
		const { asked, click, find } = openListings( listing( 1 ) );
		await click( CARE );
		await asked[ 0 ]!.answer(
			good( '<img src="x" onerror="x()"><script>x()</script>hat' )
		);
		expect( find( RESULTS() ).innerHTML ).not.toMatch( /script|onerror/ );
		expect( find( RESULTS() ).textContent ).toBe( 'hat' );
	} );

	it( 'updates announcement, count, title and URL', async () => {
		const { asked, click, find, said } = openListings( listing( 1 ) );
		await click( CARE );
		await asked[ 0 ]!.answer(
			good( 'new', { options: { select: { care: 6, rooms: 0 } } } )
		);
		expect( said ).toEqual( [ 'Showing new' ] );
		expect( find( '.vitrine-loop-count' ).textContent ).toBe(
			'Showing new'
		);
		expect( window.location.search ).toBe( '?buttonFilter-1=care' );
		const rooms = find< HTMLOptionElement >( 'option[value="rooms"]' );
		expect( [ rooms.textContent, rooms.disabled ] ).toEqual( [
			'Rooms (0)',
			true,
		] );
		await click( PAGE );
		await asked[ 1 ]!.answer( good( 'third' ) );
		expect( document.title ).toBe( 'Journal – Page 3' );
		expect( window.location.search ).toBe(
			'?buttonFilter-1=care&paged-1=3'
		);
	} );

	it( 'that is late is dropped, and its request aborted', async () => {
		const { asked, click, find, reports } = openListings( listing( 1 ) );
		await click( CARE );
		await click( PAGE );
		expect( asked[ 0 ]!.init.signal?.aborted ).toBe( true );
		await asked[ 1 ]!.answer( good( 'second' ) );
		await asked[ 0 ]!.answer( good( 'first' ) );
		expect( find( RESULTS() ).textContent ).toBe( 'second' );
		expect( reports ).toEqual( [] );
	} );

	it( 'follows back navigation: the URL determines the results', async () => {
		const { asked, chosen, click, find } = openListings( listing( 1 ) );
		await click( CARE );
		await asked[ 0 ]!.answer( good( 'care' ) );
		window.history.replaceState( null, '', '/journal/' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		await settle();
		expect( chosen() ).toEqual( {} );
		await asked[ 1 ]!.answer( good( 'all' ) );
		expect( find( RESULTS() ).textContent ).toBe( 'all' );
		expect( window.location.search ).toBe( '' );
		expect( find( '[data-type="all"]' ).ariaCurrent ).toBe( 'true' );
	} );

	it( 'that arrives after navigating back to the shown results is dropped', async () => {
		const { asked, click, find } = openListings( listing( 1 ) );
		await click( CARE );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		await settle();
		await asked[ 0 ]!.answer( good( 'care' ) );
		expect( asked ).toHaveLength( 1 );
		expect( find( RESULTS() ).textContent ).toBe( 'old 1' );
		expect( find( RESULTS() ).hasAttribute( 'aria-busy' ) ).toBe( false );
		expect( find( '[data-type="all"]' ).ariaCurrent ).toBe( 'true' );
	} );

	it( "is requested when the page was printed for another URL than back navigation's", async () => {
		const { asked, find } = openListings(
			listing( 1 ),
			{},
			true,
			'https://shop.test/journal/?paged-1=2'
		);
		await settle();
		expect( asked ).toHaveLength( 1 );
		await asked[ 0 ]!.answer( good( 'first page' ) );
		expect( find( RESULTS() ).textContent ).toBe( 'first page' );
	} );

	it( 'scrolls after paging only, or after every change when set', async () => {
		const paging = openListings( listing( 1 ) );
		await paging.click( CARE );
		await paging.asked[ 0 ]!.answer( good( 'care' ) );
		expect( window.scrollTo ).not.toHaveBeenCalled();
		await paging.click( PAGE );
		await paging.asked[ 1 ]!.answer( good( 'page' ) );
		expect( window.scrollTo ).toHaveBeenCalledTimes( 1 );
		const always = openListings( listing( 1 ), { scroll_on: 'update' } );
		await always.click( CARE );
		await always.asked[ 0 ]!.answer( good( 'care' ) );
		expect( window.scrollTo ).toHaveBeenCalledWith( {
			top: 0,
			behavior: 'smooth',
		} );
	} );
} );

describe( 'a failure', () => {
	const raised = ( reports: unknown[] ) =>
		reports.map( ( error ) => ( error as Error ).message );

	it( "of the server is raised with the contract's message and fires an event [8.4-01] [8.4-03]", async () => {
		const { asked, click, reports } = openListings( listing( 1 ) );
		for ( const status of [ 500, 404 ] ) {
			await click( CARE );
			await asked.at( -1 )!.answer( { success: false }, status );
		}
		expect( raised( reports ) ).toEqual( [
			'Network response was not ok',
			'Network response was not ok',
		] );
	} );

	it( "is raised with the server's message when success is false [7.10-07] [8.4-02] [8.4-03]", async () => {
		const { asked, click, reports } = openListings( listing( 1 ) );
		await click( CARE );
		await asked[ 0 ]!.answer( {
			success: false,
			data: { message: 'This list is gone.' },
		} );
		expect( raised( reports ) ).toEqual( [ 'This list is gone.' ] );
	} );

	it( 'shows nothing when silent failures are set [8.4-04]', async () => {
		const { asked, click, find, said } = openListings(
			listing( 1 ),
			{},
			false
		);
		const before = find( RESULTS() ).innerHTML;
		await click( CARE );
		await asked[ 0 ]!.answer( {}, 500 );
		expect( said ).toEqual( [] );
		expect( find( '.vitrine-loop-failure' ).hidden ).toBe( true );
		expect( find( RESULTS() ).innerHTML ).toBe( before );
		expect( find( PAGES() ).textContent ).toBe( '2' );
	} );

	it( 'keeps the last results, shows an error, and can be retried', async () => {
		const { asked, chosen, click, find, said } = openListings(
			listing( 1 )
		);
		await click( CARE );
		await asked[ 0 ]!.fail();
		expect( said ).toEqual( [ 'No network.' ] );
		expect( find( '.vitrine-loop-failure' ).hidden ).toBe( false );
		expect( find( RESULTS() ).textContent ).toBe( 'old 1' );
		expect( find( RESULTS() ).hasAttribute( 'aria-busy' ) ).toBe( false );
		expect( window.location.search ).toBe( '' );
		await click( '[data-loop-control="retry"]' );
		expect( chosen() ).toEqual( { buttonFilter: 'care' } );
		await asked[ 1 ]!.answer( good( 'care' ) );
		expect( find( '.vitrine-loop-failure' ).hidden ).toBe( true );
		expect( find( RESULTS() ).textContent ).toBe( 'care' );
	} );
} );
